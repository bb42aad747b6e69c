import { type LocalDay, localTimeAt } from '@rochdale/domain/dates';
import { areNews, type EarlierFile, momentOf } from '@rochdale/domain/office/importing/files-again';
import type pg from 'pg';
import { systemClock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { keepToOneProcess, setLocalLimits } from '../../../platform/database/server-limits.ts';
import type { FileChange } from '../../../tables/importing.ts';
import { layHeldValues, liftHeldValues } from '../../account/account-profile/public.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import { layNewerAnswers } from '../../account/billing-link/public.ts';
import { accountsWhoseCodesChange, settleCreditCodes } from '../../account/credit-codes/public.ts';
import { type MovedAccount, settleHoldings } from '../../account/holdings/public.ts';
import { accountsOfHeldTypes, layHeldTypes, liftHeldTypes } from '../../account/levelized-billing/public.ts';
import { settleBroughtContacts } from '../../communications/notifications/public.ts';
import { endAuthorizations, recordPlansWithoutAuthorization } from '../../planned/authorizations/public.ts';
import { settleBroughtPlans } from '../../planned/brought-plans/public.ts';
import { dropEndedDrafts } from '../../planned/draft-payments/public.ts';
import { tellWebhooks } from '../connected/public.ts';
import { closeGoneAccounts, rowsIn } from './changes/absent-rows-store.ts';
import { changedSince, keepBalances, largestChanges } from './changes/balance-changes-store.ts';
import type { CheckedFile } from './checks/checked-file.ts';
import {
  balancesNow,
  confirmBookedReturns,
  confirmPostedPayments,
  lockImports,
  noteBalancesAsOf,
} from './confirming/confirming-store.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportReport } from './import-report.ts';
import { addImportRun, lastWritten } from './import-runs-store.ts';
import { lockNumbers } from './importing-store.ts';
import { type EndedPlans, endPlansOfMovedAccounts } from './moved/moved-accounts.ts';
import { doublyPaidAccounts, forgetArrangedWithFormer } from './moved/moved-accounts-store.ts';
import { type AddedRows, addNewRows, type WrittenFile, writeFile } from './write-file.ts';

/** How many accounts are named whose balances change the most. */
const shownChanges = 10;

type Writing = ImportOptions & {
  readonly tx: Transaction;
  readonly client: pg.PoolClient;
  readonly now: Date;
  /** The co-op's day. */
  readonly today: LocalDay;
};

/**
 * Writes all files within the transaction that is under way. What members wait for is locked last and in the order of
 * everybody's locks: members and accounts that are not there are added, then comes what is only read, the long files
 * among it; only then are the members and accounts locked that change, in the order of their numbers.
 */
export async function writeAll(
  tx: Transaction,
  client: pg.PoolClient,
  checked: readonly CheckedFile[],
  startedAt: Date,
  options: ImportOptions,
): Promise<Omit<ImportReport, 'written' | 'filesHash' | 'problems' | 'problemCount' | 'warnings' | 'warningCount'>> {
  const { clock = systemClock, timeZone = 'UTC', by = 'unknown', folder, from = folder } = options;
  const now = clock.now();
  const { day: today } = localTimeAt(now, timeZone);
  const writing = { ...options, tx, client, now, today };
  await setLocalLimits(tx, { statementMs: 0, idleMs: 600_000 });
  await keepToOneProcess(tx);
  await lockImports(tx);
  const earlier = await earlierOf(tx, checked, from);
  const files = checked.map((file) => ({ ...file, asOf: momentOf(file, earlier(file)) }));
  await keepBalances(tx);
  const added = new Map<string, AddedRows>();
  for (const file of files)
    if (file.entity.file === 'members.csv' || file.entity.file === 'accounts.csv')
      added.set(file.entity.file, await addNewRows(file, client, { olderBalances: options.olderBalances ?? false }));
  const moved = added.get('accounts.csv')?.moved ?? [];
  await forgetArrangedWithFormer(tx, moved);
  const onlyRead = await writeFiles(
    files.filter(({ entity }) => entity.onlyRead),
    writing,
  );
  await lockChanging(writing, files, added);
  await liftHeldValues(tx);
  await liftHeldTypes(tx);
  const others = files.filter(({ entity }) => !entity.onlyRead);
  const { written: rest, plans } = await writeOthers(others, writing, moved);
  await settleHoldings(tx, today);
  await settleCreditCodes(tx, today);
  await layHeldValues(tx);
  await layHeldTypes(tx);
  const passedOverDrafts = await dropEndedDrafts(tx);
  await settleBroughtContacts(tx, now);
  const broughtPlans = await settleBroughtPlans(tx, { now, today, timeZone });
  await recordPlansWithoutAuthorization(tx, now);
  const written = files.flatMap(({ entity: { file } }) => {
    const found = [...onlyRead, ...rest].find((one) => one.file === file);
    const first = added.get(file)?.added ?? 0;
    return found ? [{ ...found, ...(found.added !== undefined && { added: found.added + first }) }] : [];
  });
  const counted = await withAbsent(tx, files, written);
  const balances = written.find(({ file }) => file === 'accounts.csv');
  const accountsFile = files.find(({ entity }) => entity.file === 'accounts.csv');
  const asOf = accountsFile?.asOf;
  const gone =
    options.full && balances && asOf
      ? await closeGoneAccounts(tx, balances.accountNumbers, asOf)
      : { closed: 0, planned: [] };
  if (balances && asOf) {
    await noteBalancesAsOf(tx, balances.accountNumbers, asOf);
    await layNewerAnswers(tx, asOf, balances.accountNumbers);
  }
  const confirmedPayments = await confirmPostedPayments(tx, now);
  const confirmedReturns = await confirmBookedReturns(tx, now);
  const after = await balancesNow(tx);
  const change = { ...(await changedSince(tx)), accountsClosed: gone.closed };
  const largest = await largestChanges(tx, shownChanges);
  const skipped = files.reduce((sum, file) => sum + file.badLines.size, 0);
  const importNumber = await addImportRun(tx, {
    startedAt,
    finishedAt: clock.now(),
    byWhom: by,
    folder: from,
    skippedRows: skipped,
    files: files.map((file, place) => ({
      file: file.entity.file,
      sha256: file.sha256,
      asOf: file.asOf.toISOString(),
      rows: written[place]?.rows ?? 0,
      cents: written[place]?.cents ?? null,
    })),
    confirmedPayments: confirmedPayments + confirmedReturns,
    // A few accounts alone are no news of what the others owe, nor is a file that lies there since yesterday.
    hasBalances:
      accountsFile !== undefined &&
      (balances?.rows ?? 0) * 2 > after.accounts &&
      areNews(accountsFile, earlier(accountsFile)),
    confirmedBy: options.bounds?.confirmedBy ?? null,
    reason: options.bounds?.reason ?? null,
    changes: change,
    fileChanges: counted.map(fileChange),
    largest: largest.map(({ before, ...one }) => ({ ...one, before: before ?? null })),
  });
  const rows = written.reduce((sum, one) => sum + one.rows, 0);
  const done = { importId: `import-${importNumber}`, rows, skippedRows: skipped };
  await tellWebhooks(tx, { event: 'import.done', subject: 'imports', data: done }, clock.now());
  return {
    files: counted,
    skipped,
    confirmedPayments,
    confirmedReturns,
    passedOverDrafts,
    broughtPlans,
    endedPlans: plans.ended,
    reducedPayments: plans.reduced,
    doublyPaid: await doublyPaidAccounts(tx),
    balances:
      (balances && balances.rows > 0) || gone.closed > 0
        ? { before: change.balancesBefore, after: change.balancesAfter }
        : undefined,
    change,
    largest,
    closedWithPlans: gone.planned,
  };
}

/** Answers of each file what imports have written of it last. */
async function earlierOf(
  tx: Transaction,
  files: readonly CheckedFile[],
  from: string,
): Promise<(file: CheckedFile) => readonly EarlierFile[]> {
  const names = files.map(({ entity }) => entity.file);
  const written = await lastWritten(tx, names, from);
  return ({ entity }) => written.filter(({ file }) => file === entity.file);
}

/** What is kept of a file: how many accounts it names is not. */
const fileChange = ({ file, rows, added, changed, absent, cents }: WrittenFile): FileChange => ({
  file,
  rows,
  added,
  changed,
  absent,
  cents,
});

/** Says of each file how many rows stand in its table and not in it; unknown where the portal adds rows of its own. */
async function withAbsent(
  tx: Transaction,
  files: readonly CheckedFile[],
  written: readonly WrittenFile[],
): Promise<readonly WrittenFile[]> {
  const counted: WrittenFile[] = [];
  for (const one of written) {
    const entity = files.find(({ entity: { file } }) => file === one.file)?.entity;
    const isShared = entity?.keepsOwn || entity?.keepsExisting || entity?.besideOwn;
    const isTheirs = entity && one.added !== undefined && !isShared && !entity.repeats;
    counted.push(isTheirs ? { ...one, absent: (await rowsIn(tx, entity.table)) - one.rows } : one);
  }
  return counted;
}

/** Locks the members and accounts whose rows change, in the order of their numbers: members first. */
async function lockChanging(
  { tx, client, today }: Writing,
  files: readonly CheckedFile[],
  added: ReadonlyMap<string, AddedRows>,
): Promise<void> {
  const members = files.find(({ entity }) => entity.file === 'members.csv')?.entity;
  if (members) await lockNumbers(client, members, added.get('members.csv')?.changing ?? []);
  await lockAccounts(tx, [
    ...(added.get('accounts.csv')?.changing ?? []),
    ...(await accountsOfHeldTypes(tx)),
    ...(await accountsWhoseCodesChange(tx, today)),
  ]);
}

async function writeOthers(
  files: readonly CheckedFile[],
  writing: Writing,
  moved: readonly MovedAccount[],
): Promise<{ readonly written: readonly WrittenFile[]; readonly plans: EndedPlans }> {
  const written: WrittenFile[] = [];
  let plans: EndedPlans = { ended: 0, reduced: 0 };
  for (const file of files) {
    written.push(...(await writeFiles([file], writing)));
    // Before drafts.csv, which may bring the new member's own.
    if (file.entity.file === 'accounts.csv') plans = await endPlansOfMovedAccounts(writing.tx, writing, moved);
  }
  return { written, plans };
}

async function writeFiles(
  files: readonly CheckedFile[],
  { tx, client, now, today, vault, onProgress }: Writing,
): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  for (const file of files) {
    const onRows = (rows: number) => onProgress?.({ step: 'writing', file: file.entity.file, rows });
    const done = await writeFile(file, client, { vault, now, today, onRows });
    written.push(done);
    await endAuthorizations(tx, done.replaced, { endedAt: now, endReason: 'replaced', endToldAt: now });
  }
  return written;
}
