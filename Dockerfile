# One image for the server and its commands. Needs a database (DATABASE_URL) and a place for originals (FILES_DIR, FILES_URL).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node run/build.mjs && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/server/db/migrations ./server/db/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/readyz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# `docker run IMAGE dist/server/backup.js FOLDER` runs a command instead.
ENTRYPOINT ["node"]
CMD ["dist/server/serve.js"]
