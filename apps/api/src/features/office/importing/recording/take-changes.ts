import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordDoubt, type ToldRecord } from '@rochdale/domain/account/billing-link/told-record';
import { csvLineOfTexts } from '@rochdale/domain/csv-text';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Clock, todayAt } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { inLanes } from '../../../../platform/process/lanes.ts';
import type { Vault } from '../../../../platform/sealing/vault.ts';
import {
  type BillingLink,
  BillingSilent,
  type ChangedAccount,
  endChange,
  noteDoubt,
  waitingChanges,
} from '../../../account/billing-link/public.ts';
import { entities } from '../entities/entities.ts';
import { importFolder } from '../import-folder.ts';
import { linkName, settleHeldChanges } from './held-changes.ts';
import { type LinkedRows, linkedFiles, rowsOf } from './linked-rows-store.ts';
import { useConfirmation } from './tries-store.ts';

/** What taking changes works with. */
export interface ChangeServices {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly site: () => { readonly timeZone: string };
  readonly billingLink: BillingLink;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const batchSize = 500;
const sideBySide = 5;
const waitMs = 10_000;

/**
 * Asks the billing system for what it said has changed, and imports what it answers as rows of files, through the
 * importer's checks (billing-link-16). What is not believed is left, and the office is told; what has no answer waits.
 * Answers how many accounts were taken.
 */
export async function takeChanges(services: ChangeServices): Promise<number> {
  const { db, pool, vault, clock, site, billingLink } = services;
  if (!billingLink.uses.changes) return 0;
  await settleHeldChanges(db, clock.now());
  const waiting = await waitingChanges(db, batchSize);
  const taken: { readonly change: ChangedAccount; readonly record: ToldRecord }[] = [];
  let isSilent = false;
  await inLanes(waiting, sideBySide, async (change) => {
    const record = isSilent ? 'silent' : await ask(services, change);
    if (record === 'silent') isSilent = true;
    else if (record === 'doubted') await endChange(db, change, null);
    else taken.push({ change, record });
  });
  if (taken.length === 0) return 0;
  const { timeZone } = site();
  const today = todayAt(clock, timeZone);
  const rows: LinkedRows[] = [];
  for (const { record } of taken) rows.push(await rowsOf(db, record, today));
  await withFolder(rows, (folder) =>
    importFolder({ folder, pool, vault, clock, timeZone, by: linkName, from: linkName, skipBadRows: true }),
  );
  for (const { change, record } of taken) await endChange(db, change, record.asOf);
  for (const tryNumber of new Set(taken.map(({ change }) => change.tryNumber)))
    if (tryNumber !== null) await useConfirmation(db, tryNumber);
  return taken.length;
}

async function ask(
  { db, clock, billingLink, log }: ChangeServices,
  change: ChangedAccount,
): Promise<ToldRecord | 'silent' | 'doubted'> {
  try {
    const record = await billingLink.recordOf(change, AbortSignal.timeout(waitMs));
    const now = clock.now();
    const kind = recordDoubt({ ...change, now }, record);
    if (kind === undefined) return record;
    await noteDoubt(db, { accountNumber: change.accountNumber, kind }, now);
  } catch (error) {
    log.warn({ err: error }, 'the billing system did not say what has changed');
    if (error instanceof BillingSilent) return 'silent';
    await noteDoubt(db, { accountNumber: change.accountNumber, kind: 'unreadable' }, clock.now());
  }
  return 'doubted';
}

/** Runs with a folder of an import's files; it is deleted afterwards. */
async function withFolder(rows: readonly LinkedRows[], run: (folder: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'billing-changes-'));
  try {
    for (const file of linkedFiles) {
      const header = Object.keys(entities.find((entity) => entity.file === file)?.columns ?? {});
      // Two accounts of a member say the same of the member.
      const own = new Map(rows.flatMap((one) => one.get(file) ?? []).map((row) => [keyOf(file, row), row]));
      if (own.size > 0)
        await writeFile(join(folder, file), [header, ...own.values()].map(csvLineOfTexts).join(''), { mode: 0o600 });
    }
    await run(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a row is known by: its first columns. */
const keyOf = (file: string, row: readonly string[]): string => {
  const entity = entities.find((one) => one.file === file);
  const names = Object.keys(entity?.columns ?? {});
  return (entity?.key ?? []).map((name) => row[names.indexOf(name)]).join('\n');
};
