import { nothingWaits, type WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { ChainServices } from '../../audit/chain-entries.ts';
import { linkAt } from '../../audit/chain-store.ts';
import { readHead } from '../../audit/head-file.ts';

/** Whether the head file says how far the audit goes; one that is forged, or knows more than the chain, is late at once. */
export async function readAuditHead({ db, clock, auditSeal, auditHeadFile }: ChainServices): Promise<WatchFacts> {
  if (auditHeadFile === undefined) return nothingWaits;
  const told = await readHead(auditHeadFile, auditSeal);
  const last = await linkAt(db);
  if (told === 'forged') return { count: 1, oldest: null, deadline: clock.now() };
  if (told === undefined) return last === undefined ? nothingWaits : { count: 1, oldest: 'never', deadline: null };
  const there = await linkAt(db, told.position);
  if (there?.mac !== told.mac) return { count: 1, oldest: null, deadline: clock.now() };
  return last?.position === told.position ? nothingWaits : { count: 1, oldest: new Date(told.at), deadline: null };
}
