import type { Sealer } from '../../../platform/sealing/sealing.ts';

/** As long as a session can last: a page that stays open all day still opens its documents. */
const lifetimeMs = 12 * 3_600_000;

/** Where documents are served: a tab of its own brings no token along, so the path itself is the right to open it. */
export const documentRoute = '/coop/member-info-docs/:sealed/:name';

/** The path of a document, for some hours; its name stands at the end, so that it is saved under it. */
export function documentPath(sealer: Sealer, file: string, now: Date): string {
  const sealed = sealer.seal('member-info-doc', file, new Date(now.getTime() + lifetimeMs));
  return documentRoute.replace(':sealed', sealed).replace(':name', file);
}
