# To pin the base image: --build-arg NODE_IMAGE=node:24-slim@sha256:... (docs/operations.md)
ARG NODE_IMAGE=node:24-slim

# Builds server and web.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# with scripts, npm would run node-gyp for better-sqlite3, and the image has no Python
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

# Only what the running server needs.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
# a named volume takes over this folder's owner
RUN mkdir /data && chown 1000:1000 /data
# the user `node` of the image, by number, so that a host can check that it is not root
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# no npm in between: the signal to stop reaches the server itself
CMD ["node", "dist/server/main.js"]
