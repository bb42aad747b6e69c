import { excessesOf, type ImportChange, importBounds } from '@rochdale/domain/office/importing/import-bounds';
import { todayAt } from '../../../../platform/clock.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../../platform/office/office-call.ts';
import type { FileChange } from '../../../../tables/importing.ts';
import { countNotMoved, listNotMoved, notMovedLines } from '../../../planned/brought-plans/public.ts';
import { newestExports, untakenExports } from '../../exporting/public.ts';
import type { OfficeServices } from '../../staff/office-services.ts';
import type { ImportRun } from '../import-runs-store.ts';
import { confirmTry, findRun, findTry, type ImportTry, lastNight, runsBefore, triesBefore } from './tries-store.ts';

const pageOf = 30;

/** What came from the billing system and what goes to it (office-116 to office-118). */
export function dataHandlers({ db, clock, site }: Pick<OfficeServices, 'db' | 'clock' | 'site'>) {
  const today = () => todayAt(clock, site().timeZone);
  return {
    'data.see': async () => {
      const [night, exports, untaken, notMoved] = await Promise.all([
        lastNight(db),
        newestExports(db),
        untakenExports(db),
        countNotMoved(db, today()),
      ]);
      return {
        night: night
          ? {
              beganAt: night.beganAt.toISOString(),
              endedAt: night.endedAt.toISOString(),
              steps: night.steps.map((one) => ({
                step: one.step,
                ended: one.ended,
                why: 'why' in one ? one.why : null,
              })),
            }
          : null,
        exports: exports.map(({ what, exportNumber, rows, createdAt, takenAt }) => ({
          ...{ what, exportNumber, rows },
          createdAt: createdAt.toISOString(),
          takenAt: takenAt?.toISOString() ?? null,
        })),
        untaken: untaken.map(({ what, exportNumber, rows, createdAt }) => ({
          ...{ what, exportNumber, rows },
          createdAt: createdAt.toISOString(),
        })),
        notMoved,
      };
    },
    'not-moved.file': async ({ note }) => {
      const list = await listNotMoved(db, today());
      await note(db, { act: 'not-moved-listed', facts: { lines: list.length } });
      return inOrder(notMovedLines(list));
    },
    'imports.list': async ({ query }) => {
      const before = query.before === undefined ? new Date(clock.now().getTime() + 60_000) : new Date(query.before);
      const [runs, tries] = await Promise.all([
        runsBefore(db, before, pageOf + 1),
        triesBefore(db, before, pageOf + 1),
      ]);
      const all = [...runs.map(listedRun), ...tries.map(listedTry)].sort((one, other) => (one.at < other.at ? 1 : -1));
      const imports = all.slice(0, pageOf);
      return { imports, next: all.length > pageOf ? (imports.at(-1)?.at ?? null) : null };
    },
    'imports.see': async ({ params: { importId } }) => {
      const { run, tried } = await found(importId);
      if (run) return { ...listedRun(run), ...presentRun(run) };
      if (tried) return { ...listedTry(tried), ...presentTry(tried) };
      throw refusal(404, 'error.notFound');
    },
    'imports.confirm': async ({ caller, params: { importId }, body: { reason }, note }) => {
      const { tried } = await found(importId);
      if (!tried) throw refusal(404, 'error.notFound');
      if (caller.name.trim().toLowerCase() === tried.byWhom.trim().toLowerCase())
        throw refusal(409, 'data.confirm.own');
      const confirmed = {
        confirmedAt: clock.now(),
        confirmedBy: caller.name,
        confirmedByStaff: caller.staffId,
        reason,
      };
      await db.transaction(async (tx) => {
        if (!(await confirmTry(tx, tried.tryNumber, confirmed))) throw refusal(409, 'staff.state.already');
        const facts = { by: tried.byWhom, files: tried.filesHash };
        await note(tx, {
          act: 'import-confirmed',
          subject: { kind: 'import', id: importId },
          facts,
          personal: { reason },
        });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;

  /** What a number stands for. */
  async function found(
    importId: string,
  ): Promise<{ readonly run?: ImportRun | undefined; readonly tried?: ImportTry | undefined }> {
    const number = Number(importId.split('-')[1]);
    return importId.startsWith('import-') ? { run: await findRun(db, number) } : { tried: await findTry(db, number) };
  }
}

async function* inOrder(lines: readonly string[]): AsyncIterable<string> {
  yield* lines;
}

const rowsIn = (files: readonly { readonly rows: number }[]): number => files.reduce((sum, { rows }) => sum + rows, 0);

const listedRun = (run: ImportRun) => ({
  importId: `import-${run.importNumber}`,
  outcome: 'written' as const,
  at: run.finishedAt.toISOString(),
  by: run.byWhom,
  folder: run.folder,
  rows: rowsIn(run.files),
  badRows: run.skippedRows,
});

const listedTry = (tried: ImportTry) => ({
  importId: `try-${tried.tryNumber}`,
  outcome: tried.confirmedAt && tried.importNumber === null ? ('confirmed' as const) : tried.outcome,
  at: tried.triedAt.toISOString(),
  by: tried.byWhom,
  folder: tried.folder,
  rows: rowsIn(tried.fileChanges),
  badRows: tried.badRowCount,
});

const presentFiles = (files: readonly FileChange[]) =>
  files.map(({ file, rows, added, changed, absent, cents }) => ({
    ...{ file, rows, cents },
    added: added ?? null,
    changed: changed ?? null,
    absent: absent ?? null,
  }));

const presentChange = (change: ImportChange | null) => ({
  balances: change ? { before: change.balancesBefore, after: change.balancesAfter } : null,
  accountsClosed: change?.accountsClosed ?? 0,
  excesses: change ? excessesOf(change).map((one) => ({ ...one, bound: importBounds[one.what] })) : [],
});

const presentRun = ({ files, fileChanges, changes, largest, confirmedBy, reason }: ImportRun) => ({
  ...presentChange(changes),
  files: presentFiles(fileChanges ?? files.map(({ file, rows, cents }) => ({ file, rows, cents }))),
  largest: [...(largest ?? [])],
  problems: [],
  confirmed: confirmedBy === null ? null : { by: confirmedBy, at: null, reason: reason ?? '' },
  writtenBy: null,
});

const presentTry = ({ fileChanges, changes, largest, badRows, importNumber, ...tried }: ImportTry) => ({
  ...presentChange(changes),
  files: presentFiles(fileChanges),
  largest: [...largest],
  problems: [...badRows],
  confirmed:
    tried.confirmedBy === null
      ? null
      : { by: tried.confirmedBy, at: tried.confirmedAt?.toISOString() ?? null, reason: tried.reason ?? '' },
  writtenBy: importNumber === null ? null : `import-${importNumber}`,
});
