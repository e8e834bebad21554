# A server with everything it needs: `docker build -t bottega .`. compose.yaml runs two of them with PostgreSQL and HTTPS.

# The web client and the documentation are built with Node and Python; only the wheel leaves this stage.
FROM node:22-bookworm-slim AS node
FROM python:3.11-slim-bookworm AS build
COPY --from=node /usr/local /usr/local
WORKDIR /src
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make client docs \
 && .venv/bin/python -m pip install --quiet build \
 && .venv/bin/python -m build --wheel --outdir /wheels

FROM python:3.11-slim-bookworm
ENV PYTHONUNBUFFERED=1 \
    BOTTEGA_CACHE=/var/cache/bottega \
    BOTTEGA_DATABASE_URL=sqlite:////var/lib/bottega/bottega.sqlite
COPY constraints.txt /tmp/constraints.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --constraint /tmp/constraints.txt "$(echo /wheels/*.whl)[server]" \
 && rm -r /wheels /tmp/constraints.txt \
 && useradd --system --home-dir /var/lib/bottega bottega \
 && install --directory --owner=bottega /var/lib/bottega /var/cache/bottega
USER bottega
# Compiles what the bots need. On another kind of processor the server compiles again when it starts.
RUN bottega warm
VOLUME /var/lib/bottega
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["bottega", "serve", "--host", "0.0.0.0", "--port", "8000"]
