import { nothingWaits, type WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Environment } from '../../../../platform/environment.ts';
import type { ChainServices } from '../../audit/chain-entries.ts';
import { type ReadKind, readByWorker } from '../questions/reading-questions.ts';
import { keepReading } from '../readings-store.ts';
import { countNamesNotOnPaper } from './paper-names-store.ts';
import { readAuditHead } from './read-audit-head.ts';
import { readBackup } from './read-backup.ts';
import { readCertificates } from './read-certificates.ts';

/** What reading works with. */
export interface OutsideServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly environment: Pick<Environment, 'backupFolder' | 'production' | 'publicUrl' | 'office'>;
  /** Undefined where there is no audit. */
  readonly auditChain: ChainServices | undefined;
  /** What was wrong with this machine's clock when it was last looked at. */
  readonly clockFault: () => string | undefined;
}

const readers: Readonly<Record<ReadKind, (services: OutsideServices) => Promise<WatchFacts>>> = {
  'clock-wrong': async ({ clockFault, clock }) =>
    clockFault() === undefined ? nothingWaits : { count: 1, oldest: null, deadline: clock.now() },
  'names-not-on-paper': async ({ db }) => ({ count: await countNamesNotOnPaper(db), oldest: null, deadline: null }),
  'backup-old': ({ environment }) => readBackup(environment),
  'certificate-ends': ({ environment: { publicUrl, office } }) =>
    readCertificates([publicUrl, ...(office ? [office.url] : [])]),
  'audit-head-old': async ({ auditChain }) => (auditChain ? readAuditHead(auditChain) : nothingWaits),
};

/**
 * Reads what of the watches no database knows, and leaves it there for whoever asks. What can't be read is left as it was,
 * until it is too old to count. Answers what could not be.
 */
export async function readOutside(services: OutsideServices): Promise<readonly ReadKind[]> {
  const failed: ReadKind[] = [];
  for (const kind of readByWorker)
    try {
      await keepReading(services.db, kind, await readers[kind](services), services.clock.now());
    } catch {
      failed.push(kind);
    }
  return failed;
}
