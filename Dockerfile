# Cosmodrome in a container: docs/hosting.md says how it is run.
#
# The client and the native modules are built in stages of their own. What is left has neither a compiler nor Node.js.

FROM node:22-slim AS client
WORKDIR /cosmodrome
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web install --no-save --no-fund --no-audit
COPY web web
# the catalogues of the Python side are part of the client
COPY src/cosmodrome src/cosmodrome
RUN npm --prefix web run build

FROM python:3.13-slim AS package
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
WORKDIR /cosmodrome
COPY requirements requirements
# What the package needs is checked by hashes; what only some hosts need (PostgreSQL, push) by its version.
RUN python -m venv /opt/cosmodrome \
    && /opt/cosmodrome/bin/pip install --no-cache-dir --require-hashes -r requirements/runtime.txt \
    && grep -o '^[A-Za-z][^ ;]*==[^ ;]*' requirements/dev.txt > /tmp/versions.txt \
    && sed -i 's/\[[a-z,]*\]//' /tmp/versions.txt \
    && /opt/cosmodrome/bin/pip install --no-cache-dir -c /tmp/versions.txt 'psycopg[binary]' http-ece py-vapid \
    && pip install --no-cache-dir --require-hashes -r requirements/runtime.txt -r requirements/envs.txt -r requirements/dev.txt
COPY pyproject.toml setup.py README.md LICENSE CREDITS.md ./
COPY --from=client /cosmodrome/src src
# Native modules are what takes long, on all cores at once. Without them (0) bots think more slowly.
ARG COSMODROME_COMPILE=1
RUN COSMODROME_COMPILE=$COSMODROME_COMPILE python setup.py -q build --parallel "$(nproc)" bdist_wheel --dist-dir /tmp/wheel \
    && /opt/cosmodrome/bin/pip install --no-cache-dir --no-deps /tmp/wheel/*.whl

FROM python:3.13-slim
RUN useradd --system --home-dir /data --create-home cosmodrome
COPY --from=package /opt/cosmodrome /opt/cosmodrome
ENV PATH=/opt/cosmodrome/bin:$PATH
USER cosmodrome
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
ENTRYPOINT ["cosmodrome"]
CMD ["serve", "--host", "0.0.0.0", "--database", "sqlite:////data/games.db"]
