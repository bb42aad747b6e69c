import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashOf } from '../../../platform/http/security-policy.ts';
import type { OfflineKit, Portal } from './portal-build.ts';
import type { PortalServices } from './portal-services.ts';

const offlinePagePath = '/coop/offline.html';

/** Undoes what an earlier service worker did, and goes (docs/settings.md). */
const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('rochdale-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * Serves the service worker at `/sw.js` and the offline page that it keeps. The worker's text names a version made of all
 * that it keeps, so that browsers find a new one after each update and each change of the settings.
 */
export function serveOffline(
  app: FastifyInstance,
  portal: Portal,
  { site, offlinePage }: Pick<PortalServices, 'site' | 'offlinePage'>,
): void {
  const build = digest(JSON.stringify(portal.manifest));
  let kept: { readonly version: string; readonly kit: OfflineKit; readonly worker: string } | undefined;
  const current = () => {
    const { version } = site();
    if (kept?.version === version) return kept;
    const kit = portal.offline({ site: site(), manifest: portal.manifest });
    const { files, screens } = kit;
    const told = { version: digest(`${version} ${build} ${kit.html}`), page: offlinePagePath, files, screens };
    kept = { version, kit, worker: `self.offlineKit=${JSON.stringify(told)};\n${portal.serviceWorker}` };
    return kept;
  };

  app.get('/sw.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(offlinePage ? current().worker : leavingWorker),
  );

  app.get(offlinePagePath, (_request, reply) => {
    const { html, inline } = current().kit;
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': offlinePolicy(inline) })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** The offline page runs its own script and shows the co-op's logo; nothing else. */
function offlinePolicy({ scripts, styles }: OfflineKit['inline']): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${styles.map(hashOf).join(' ')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
