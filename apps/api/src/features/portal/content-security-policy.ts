import { createHash } from 'node:crypto';
import type { RenderedPage } from './portal-build.ts';
import type { PortalServices } from './serve-portal.ts';

/** The content security policy of a page: its own files, its own inline texts by hash, and the addresses that settings name. */
export function pagePolicy(
  inline: RenderedPage['inline'],
  { site, formOrigins }: Pick<PortalServices, 'site' | 'formOrigins'>,
): string {
  const { api, webChat } = site().settings;
  const connections = [api.baseUrl, webChat?.apiUrl]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => new URL(url ?? '').origin);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(hashOf)],
    'style-src': ["'self'", ...inline.styles.map(hashOf)],
    // React and the artwork set style attributes; elements and scripts stay closed.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    // A bill is shown from the bytes of a call, in a frame of the page's own making.
    'frame-src': ['blob:'],
    'connect-src': ["'self'", ...connections],
    'form-action': ["'self'", ...formOrigins],
    // A long Excel export is packed by a worker that the page makes of its own code.
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
