import { beforeFirst, type ChainLink, entryText, headText, linkText } from '@rochdale/domain/office/audit/chain';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import { addLinks, linkAt, takeChain, unchainedEntries } from './chain-store.ts';
import { readHead, writeHead } from './head-file.ts';

export interface ChainServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly auditSeal: AuditSeal;
  /** Where the head goes, so that a cut tail is found; undefined: nowhere. */
  readonly auditHeadFile: string | undefined;
}

/** Most entries that are chained in one transaction. */
const mostAtOnce = 2_000;

/**
 * Gives entries that have no place yet theirs in the chain (office-48). Answers how many. Acts never wait for it: it reads
 * what they have committed.
 */
export async function chainEntries({ db, clock, auditSeal }: ChainServices, { all = false } = {}): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await takeChain(tx))) return 0;
    const entries = await unchainedEntries(tx, { all, most: mostAtOnce });
    if (entries.length === 0) return 0;
    let last: ChainLink = (await linkAt(tx)) ?? { position: 0, auditId: 0, mac: beforeFirst };
    const links = entries.map(({ auditId, entry }) => {
      const place = { position: last.position + 1, auditId };
      const mac = auditSeal.sign(linkText(last.mac, place, entryText(entry), entry.seal)).toString('hex');
      last = { ...place, mac };
      return last;
    });
    await addLinks(tx, links, clock.now());
    return links.length;
  });
}

/**
 * Writes the newest link's place and sum to the operator's file. A file whose own place the chain no longer has is left as
 * it is: it shows that the tail was cut. Answers whether it was written or is as it should be.
 */
export async function tellHead({ db, clock, auditSeal, auditHeadFile }: ChainServices): Promise<boolean> {
  if (auditHeadFile === undefined) return true;
  const last = await linkAt(db);
  const told = await readHead(auditHeadFile, auditSeal);
  if (told === 'forged') return false;
  if (told !== undefined) {
    const there = await linkAt(db, told.position);
    if (there?.position !== told.position || there.mac !== told.mac) return false;
    if (told.position === last?.position) return true;
  }
  if (last === undefined) return true;
  const at = clock.now().toISOString();
  await writeHead(auditHeadFile, { ...last, at, seal: auditSeal.sign(headText(last, at)).toString('hex') });
  return true;
}
