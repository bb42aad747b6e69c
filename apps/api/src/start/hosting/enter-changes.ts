import { enterOnce } from '../../features/office/audit/enter-once.ts';
import type { Worker } from '../worker-process.ts';
import type { CheckedCoop } from './check-coop.ts';

/**
 * Writes what operators did to a co-op into its own audit, each act once, however many workers read of it (office-199). The
 * file of a co-op that is moved or removed is written before anybody can reach its database: so it waits there.
 */
export async function enterChanges(
  { db, clock, auditChain }: Pick<Worker, 'db' | 'clock' | 'auditChain'>,
  { hosts, office, changes }: Pick<CheckedCoop, 'hosts' | 'office' | 'changes'>,
): Promise<void> {
  if (auditChain === undefined || changes.length === 0) return;
  const newest = changes.at(-1);
  await enterOnce(
    db,
    auditChain.auditSeal,
    clock.now(),
    changes.map(({ id, at, what, by, reason, ...given }) => ({
      entryId: id,
      act: 'hosting-changed',
      byWhom: 'command',
      facts: { what, at, ...given, ...(id === newest?.id && { hosts, office: office ?? 'none' }) },
      personal: { by, reason },
    })),
  );
}
