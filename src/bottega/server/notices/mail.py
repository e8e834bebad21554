"""E-mails: one for each notice, or one for all of a day. Plain text, with a link that ends them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ..settings import Settings
from ..storage.outbox import Notice
from .delivery import TryLater, Undeliverable
from .links import Links
from .texts import messages, text_of

TIMEOUT = 30.0  # seconds
PERMANENT = 500  # the mail server will never accept it


class MailChannel:
    """Sends e-mails through the operator's mail server."""

    def __init__(self, settings: Settings, links: Links) -> None:
        self._settings, self._links = settings, links
        self._base = settings.address.rstrip("/")
        self._host = urlsplit(settings.address).hostname or "localhost"

    async def send(self, notices: Sequence[Notice]) -> None:
        """Sends one e-mail with all of these, which have the same destination. Raises TryLater, Undeliverable."""
        first = notices[0]
        message = self._confirmation(first) if first.kind == "confirm" else self._news(notices)
        server = urlsplit(self._settings.smtp)
        tls = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                message,
                hostname=server.hostname,
                port=server.port or (465 if tls else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=tls,
                start_tls=False if tls else None,  # None: if the mail server offers it
                timeout=TIMEOUT,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            if all(one.code >= PERMANENT for one in refused.recipients):
                raise Undeliverable("refused") from None
            raise TryLater("refused") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            raise TryLater("unreachable") from None

    def _confirmation(self, notice: Notice) -> EmailMessage:
        to, links = notice.destination, self._links
        refuse = links.token("unsubscribe", to.id)
        lines = [
            messages().say("notice-confirm.text", to.language),
            links.page(links.token("confirm", to.id)),
            "",
            messages().say("notice-confirm.refuse", to.language),
            links.page(refuse),
        ]
        return self._message(notice, messages().say("notice-confirm", to.language), lines, refuse)

    def _news(self, notices: Sequence[Notice]) -> EmailMessage:
        to = notices[0].destination
        texts = [text_of(notice) for notice in notices]
        subject = texts[0].title
        if len(texts) > 1:
            subject = messages().say("digest-subject", to.language, count=len(texts))
        lines = []
        for text in texts:
            lines += [text.title, text.text, self._base + text.path, ""]
        token = self._links.token("unsubscribe", to.id)
        lines += ["-- ", messages().say("mail-unsubscribe", to.language), self._links.page(token)]
        return self._message(notices[0], subject, lines, token)

    def _message(self, notice: Notice, subject: str, lines: Sequence[str], token: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from or f"Bottega <bottega@{self._host}>"
        message["To"] = notice.destination.address
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = f"<{notice.id}@{self._host}>"  # the same if it is sent again
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self._links.one_click(token)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n".join(lines) + "\n")
        return message
