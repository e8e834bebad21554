"""Names for guests, in their language: an adjective and a trade. In French and Italian both fit men and women."""

import secrets
from typing import Literal

Language = Literal["en", "fr", "it"]

ADJECTIVES: dict[Language, str] = {
    "en": "Curious Patient Left-handed Cheerful Early Steady Daring Quiet Travelling Clever",
    "fr": "habile tranquille honnête agile rapide sage fidèle célèbre modeste lunatique",
    "it": "abile agile gentile veloce paziente prudente vivace costante celebre brillante",
}
TRADES: dict[Language, str] = {
    "en": "apprentice engraver gilder luthier mapmaker mason painter sculptor clockmaker poet",
    "fr": "Peintre Poète Architecte Orfèvre Cartographe Copiste Fresquiste Artiste Géomètre Mosaïste",
    "it": "Artista Copista Apprendista Musicista Mosaicista Ceramista Liutista Cronista Ebanista Ritrattista",
}


def guest_name(language: Language) -> str:
    """A random name such as "Curious engraver", "Peintre habile" or "Artista gentile"."""
    adjective, trade = secrets.choice(ADJECTIVES[language].split()), secrets.choice(TRADES[language].split())
    return f"{adjective} {trade}" if language == "en" else f"{trade} {adjective}"
