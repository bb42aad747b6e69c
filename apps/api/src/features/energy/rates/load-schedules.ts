import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { scheduleFile } from '@rochdale/contract/rates/schedule-file';
import type { Schedule } from '@rochdale/domain/rates/schedule';
import { placedIssues, SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { describeProblem, readSettingsText, type SettingsText } from '../../../platform/yaml/settings-text.ts';

/** Where a co-op's schedules lie, below its folder. */
const ratesFolder = 'rates';

/** The versions of each schedule of a co-op, by its code, in the order of time. */
export type Schedules = ReadonlyMap<string, readonly Schedule[]>;

interface ReadVersion {
  readonly text: SettingsText;
  readonly schedule: Schedule;
}

/**
 * Reads `rates/*.yaml` of a co-op's folder (rates-1); without any there are none, and nothing is priced by them. Throws
 * SettingsProblems that name all that is wrong in any of them, with file, line and reason.
 */
export async function loadSchedules(coopFolder: string): Promise<Schedules> {
  const read: ReadVersion[] = [];
  const problems: string[] = [];
  for (const name of await fileNames(coopFolder))
    try {
      const version = await readVersion(coopFolder, `${ratesFolder}/${name}`);
      if (version) read.push(version);
    } catch (error) {
      if (!(error instanceof SettingsProblems)) throw error;
      problems.push(...error.problems);
    }
  read.sort((one, other) => one.schedule.validFrom.localeCompare(other.schedule.validFrom));
  problems.push(...overlaps(read), ...unknownClasses(read));
  if (problems.length > 0) throw new SettingsProblems(problems);
  const schedules = new Map<string, readonly Schedule[]>();
  for (const { schedule } of read) schedules.set(schedule.code, [...(schedules.get(schedule.code) ?? []), schedule]);
  return schedules;
}

async function fileNames(coopFolder: string): Promise<string[]> {
  const names = await readdir(join(coopFolder, ratesFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

async function readVersion(coopFolder: string, fileName: string): Promise<ReadVersion | undefined> {
  const text = await readSettingsText(coopFolder, fileName);
  if (text === undefined) return undefined;
  const read = scheduleFile.safeParse(text.values, { reportInput: true });
  if (read.success) return { text, schedule: read.data };
  throw new SettingsProblems(placedIssues(read.error.issues).map((problem) => describeProblem(problem, text)));
}

/** Two versions of a schedule on one day: nobody could say which of them holds. */
function overlaps(versions: readonly ReadVersion[]): string[] {
  return versions.flatMap(({ text, schedule }, index) => {
    const before = versions.slice(0, index).findLast((one) => one.schedule.code === schedule.code);
    const until = before?.schedule.validTo;
    if (!before || (until !== undefined && until < schedule.validFrom)) return [];
    const end = until === undefined ? 'has no validTo' : `is valid to ${until}`;
    const reason = `${before.text.fileName} has ${schedule.code} from ${before.schedule.validFrom} and ${end}`;
    return [describeProblem({ path: ['validFrom'], reason }, text)];
  });
}

/** What is offered to a class that no schedule has, nobody could ask for. */
function unknownClasses(versions: readonly ReadVersion[]): string[] {
  const classes = new Set(versions.flatMap((one) => one.schedule.class ?? []));
  return versions.flatMap(({ text, schedule }) =>
    (schedule.offeredTo ?? []).flatMap((name, index) =>
      classes.has(name)
        ? []
        : [describeProblem({ path: ['offeredTo', index], reason: `no schedule has the class ${name}` }, text)],
    ),
  );
}
