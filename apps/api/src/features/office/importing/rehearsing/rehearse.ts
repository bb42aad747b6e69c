import type { ComparedControl, NotReady } from '@rochdale/domain/office/importing/rehearsing/readiness';
import { notReady } from '@rochdale/domain/office/importing/rehearsing/readiness';
import type { Clock } from '../../../../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../../../platform/database/database.ts';
import { migrateDatabase } from '../../../../platform/database/migrate.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import { copyCutOver } from '../../../planned/cut-over/cut-over-store.ts';
import { addHold } from '../../holds/public.ts';
import { importFolder } from '../import-folder.ts';
import type { ImportProgress } from '../import-options.ts';
import type { ImportReport } from '../import-report.ts';
import { readControlAccounts, readControls } from './control-files.ts';
import { findDifferences, keepControlAccounts } from './differing-accounts-store.ts';
import { saidOf } from './full-disk.ts';
import { compareTotals } from './held-totals-store.ts';
import { describeSample, type SampledAccount, sampleAccounts } from './sample-store.ts';
import { refuseWithoutRoom } from './scratch-room.ts';
import { besideOf, dropOnceBack, makeScratch } from './scratch-store.ts';

export interface RehearseOptions {
  readonly folder: string;
  /** The live database; nothing is written there. */
  readonly live: OpenDatabase;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly by: string;
  /** What the sample is drawn by. */
  readonly seed: number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** What a rehearsal found. */
export interface Rehearsal {
  readonly scratch: string;
  readonly folder: string;
  readonly by: string;
  readonly seed: number;
  readonly beganAt: Date;
  readonly report: ImportReport;
  readonly controls: readonly ComparedControl[];
  /** How many accounts differ from the billing system's list; undefined where it gave none. */
  readonly differingAccounts: number | undefined;
  readonly sample: readonly SampledAccount[];
  readonly notReady: readonly NotReady[];
}

/**
 * Imports a folder into a database of its own beside the live one, and holds it against the totals of the billing system
 * (moving-in-25). `tell` is given what was found while that database is open. What can't be finished leaves no database
 * behind: a disk that it has filled is the live one's too.
 */
export async function rehearse<T>(
  options: RehearseOptions,
  tell: (found: Rehearsal, scratch: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { live, clock } = options;
  const beganAt = clock.now();
  // A wrong total is told before hours of work.
  const controls = await readControls(options.folder);
  await refuseWithoutRoom(live, options.folder);
  const name = await makeScratch(live.db, beganAt);
  const url = besideOf(live.url, name);
  try {
    await migrateDatabase(url);
    const scratch = openDatabase(url, 5);
    try {
      return await tell(await compareWith(scratch, { ...options, beganAt, name, controls }), scratch);
    } finally {
      await scratch.close();
    }
  } catch (error) {
    await dropOnceBack(live.db, name);
    throw saidOf(error);
  }
}

type Begun = RehearseOptions & {
  readonly beganAt: Date;
  readonly name: string;
  readonly controls: Awaited<ReturnType<typeof readControls>>;
};

async function compareWith(scratch: OpenDatabase, begun: Begun): Promise<Rehearsal> {
  const { folder, vault, clock, timeZone, by, seed, beganAt, name } = begun;
  const detail = `A rehearsal of ${folder}, begun by ${by}.`;
  // Before there is anything in it: whoever starts a worker on it sends, takes and exports nothing (office-25).
  await addHold(scratch.db, { kind: 'rehearsal', detail, beganAt });
  await copyCutOver(begun.live.db, scratch.db);
  const listed = await readControlAccounts(folder);
  if (listed) await keepControlAccounts(scratch.db, listed.columns, listed.rows);
  const { onProgress } = begun;
  const report = await importFolder({
    folder,
    pool: scratch.pool,
    vault,
    clock,
    timeZone,
    by,
    ...(onProgress && { onProgress }),
  });
  const controls = await compareTotals(scratch.db, begun.controls);
  const differingAccounts = listed && report.written ? await findDifferences(scratch.db) : undefined;
  const sample = await describeSample(scratch.db, await sampleAccounts(scratch.db, seed));
  const facts = {
    badRows: report.problemCount,
    isImported: report.written,
    controls,
    differingAccounts,
    waitingForCutOver: report.broughtPlans.waiting,
  };
  return {
    scratch: name,
    folder,
    by,
    seed,
    beganAt,
    report,
    controls,
    differingAccounts,
    sample,
    notReady: notReady(facts),
  };
}
