import { hashOf, policyOf } from '../../../platform/http/security-policy.ts';
import type { RenderedPage } from './portal-build.ts';
import type { PortalServices } from './portal-services.ts';

/** Where Google Analytics loads from and sends to. */
const analyticsScript = 'https://www.googletagmanager.com';
const analyticsCalls = ['https://www.google-analytics.com', 'https://*.google-analytics.com', analyticsScript];

/**
 * The content security policy of a page: its own files, its own inline texts by hash, and the addresses that settings name.
 * No site may frame it, but for the one that a preview of the draft names, and those that may show the outage map.
 */
export function pagePolicy(
  inline: RenderedPage['inline'],
  { site, formOrigins }: Pick<PortalServices, 'site' | 'formOrigins'>,
  framedBy = "'none'",
): string {
  const { api, webChat, googleAnalyticsCode, customStylesheet, customScript } = site().settings;
  const chat = site().features.WebChatEnabled ? webChat?.apiUrl : undefined;
  const connections = [api.baseUrl, chat]
    .filter((url) => url !== undefined && url !== '')
    .map((url) => new URL(url ?? '').origin);
  const isMeasured = googleAnalyticsCode !== undefined;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inline.scripts.map(hashOf),
      ...foreign(customScript),
      ...(isMeasured ? [analyticsScript] : []),
    ],
    'style-src': ["'self'", ...inline.styles.map(hashOf), ...foreign(customStylesheet)],
    // React and the artwork set style attributes; elements and scripts stay closed.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(isMeasured ? analyticsCalls : [])],
    // A bill is shown from the bytes of a call, in a frame of the page's own making.
    'frame-src': ['blob:'],
    'connect-src': ["'self'", ...connections, ...(isMeasured ? analyticsCalls : [])],
    'form-action': ["'self'", ...formOrigins],
    'manifest-src': ["'self'"],
    // A long Excel export is packed by a worker that the page makes of its own code.
    'worker-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framedBy],
  };
  return policyOf(directives);
}

/** A configured address as the policy names it: this file and no other; what ends a directive or a source is encoded. */
function foreign(address: string | undefined): string[] {
  if (address === undefined || address.startsWith('/')) return [];
  const { origin, pathname } = new URL(address);
  return [`${origin}${pathname.replace(/[;,]/g, encodeURIComponent)}`];
}
