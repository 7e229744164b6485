# One image per process, from one file. Everything but the base image comes from the npm registry.
#   docker build --target service --build-arg SERVICE=gifting -t presently/gifting .
#   docker build --target gateway --build-arg SERVICE=gateway -t presently/gateway .
#   docker build --target ops     --build-arg SERVICE=ops     -t presently/ops .         the operator's commands
#   docker build --target sandbox -t presently/sandbox .                                 for trials
ARG NODE_IMAGE=node:24-bookworm-slim

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
    case ${SERVICE} in ops) parts="ops $(ls -d services/* | grep -v gateway)" ;; *) parts="services/${SERVICE}" ;; esac \
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
    && if [ ${SERVICE} != ops ]; then ln -s services/${SERVICE} /out/service; fi

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
