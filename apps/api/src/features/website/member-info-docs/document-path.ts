import { createHash } from 'node:crypto';
import type { Sealer } from '../../../platform/sealing/sealing.ts';

/** As long as a session can last: a page that stays open all day still opens its documents. */
const lifetimeMs = 12 * 3_600_000;

/** Where documents are served: a tab of its own brings no token along, so the path itself is the right to open it. */
export const documentRoute = '/coop/member-info-docs/:sealed/:name';

/** A file of the list: one of the co-op's folder, or one that the office added. */
export interface ListedFile {
  readonly file: string;
  readonly document?: string;
}

/** What names a file of the list in a path: short, for a part of an address must be, however long the file's name is. */
export const fileKey = ({ file, document = '' }: ListedFile): string =>
  createHash('sha256').update(`${document}/${file}`).digest('base64url').slice(0, 16);

/** The path of a document, for some hours; its name stands at the end, so that it is saved under it. */
export function documentPath(sealer: Sealer, listed: ListedFile, now: Date): string {
  const sealed = sealer.seal('member-info-doc', fileKey(listed), new Date(now.getTime() + lifetimeMs));
  return documentRoute.replace(':sealed', sealed).replace(':name', listed.file);
}
