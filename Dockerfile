# The site as one image: docker build -t ironwood . && docker run -p 3000:3000 -v ironwood:/data ironwood
# Without other variables the database is in the volume too. compose.yaml has a larger setup.

# The version of the package "node" in package.json, on which everything is tested.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:${NODE_VERSION}-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# Without install scripts: the only one that is needed brings a second Node, and the image has one.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node

FROM node:${NODE_VERSION}-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# As in tools/set-up/memory-settings.mjs, which says why.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
# The database's worker, the migrations and the commands are read from the sources.
COPY package.json LICENSE ./
COPY tools tools
COPY src src
COPY --from=build /site/build build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The first start fills the shop before it is ready.
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--enable-source-maps", "build/server/server.js"]
