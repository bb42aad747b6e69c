import { parseArgs } from 'node:util';
import { isLocalDay, type LocalTime } from '@rochdale/domain/dates';
import { yearUntil } from '@rochdale/domain/service/reliability/reliability';
import {
  findOutage,
  type KeptOutage,
  type ListedOutage,
  listOutages,
  type Places,
  readOutageFile,
  type SaveProblem,
  saveOutages,
  type ToldOutage,
} from '../features/service/outage/commands.ts';
import { reliabilityFile } from '../features/service/reliability/public.ts';
import { loadSite } from '../features/website/site/load-site.ts';
import { latestNow, localNow, systemClock } from '../platform/clock.ts';
import { counted } from '../platform/counted.ts';
import type { Database } from '../platform/database/database.ts';
import { readEnvironment } from '../platform/environment.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

const text = { type: 'string' } as const;
const options = {
  description: text,
  cause: text,
  at: text,
  estimated: text,
  crew: text,
  locations: text,
  accounts: text,
  substation: text,
  feeder: text,
  'map-location': text,
  'description-es': text,
  'cause-es': text,
  cancelled: { type: 'boolean' },
  all: { type: 'boolean' },
  from: text,
  to: text,
} as const;
type Values = ReturnType<
  typeof parseArgs<{ options: typeof options; args: string[]; allowPositionals: true }>
>['values'];

interface Task {
  readonly db: Database;
  readonly now: LocalTime;
  readonly values: Values;
  readonly timeZone: string;
}

export const outageCommand: Command = {
  usage: [
    'outage start <number> --description <text> [--description-es <text>] [--cause <text>] [--cause-es <text>]',
    '  [--at <time>] [--estimated <time>] [--crew <time>] <places>',
    'outage change <number> [the same] [--estimated unknown] [--crew unknown] | outage end <number> [--at <time> | --cancelled]',
    'outage list [--all] | outage load <file.csv | file.json> | outage reliability [--from <day> --to <day>]',
    '<places>: --locations | --accounts | --substation | --feeder | --map-location <a,b,…>',
  ].join('\n  '),
  summary: 'Tells members of outages: begins, changes and ends them. Times are the co-op’s: 2026-11-20T18:30.',
  async run(argumentsGiven) {
    const { values, positionals } = parseArgs({ args: [...argumentsGiven], allowPositionals: true, options });
    const [what, subject] = positionals;
    const task = what === undefined ? undefined : tasks[what];
    if (!task) throw new Error(`Usage: coop outage ${Object.keys(tasks).join(' | ')} …`);
    const environment = readEnvironment();
    const { timeZone } = await loadSite(environment.coopFolder);
    const now = localNow(systemClock, timeZone);
    return withDatabase(environment, ({ db }) => task({ db, now, values, timeZone }, subject));
  },
};

const tasks: Readonly<Record<string, (task: Task, subject: string | undefined) => Promise<number>>> = {
  start: async (task, subject) => {
    const { db, now, values } = task;
    const outageNumber = numberOf(subject);
    if (await findOutage(db, outageNumber)) throw new Error(`There is an outage ${outageNumber} already.`);
    const fresh = {
      outageNumber,
      cause: null,
      description: '',
      causeEs: null,
      descriptionEs: null,
      startedAt: now,
      estimatedTimeOfRestoration: null,
      restoredAt: null,
      crewAssignedAt: null,
      isCancelled: false,
    };
    return save(task, changed(fresh, values));
  },
  change: async (task, subject) => save(task, changed(await existing(task, subject), task.values)),
  end: async (task, subject) => {
    const { timeZone, values } = task;
    const outage = await existing(task, subject);
    const places = placesOf({});
    if (values.cancelled) return save(task, { ...outage, isCancelled: true, places });
    return save(task, { ...outage, restoredAt: values.at ?? latestNow(systemClock, timeZone), places });
  },
  list: async ({ db, timeZone, values }) => {
    const now = latestNow(systemClock, timeZone);
    const found = await listOutages(db, { all: values.all ?? false, now });
    for (const outage of found) console.log(lineOf(outage));
    if (found.length === 0) console.log('There is no outage.');
    return 0;
  },
  reliability: async ({ db, now, values, timeZone }) => {
    const { from, to } = { ...yearUntil(now.slice(0, 10)), ...values };
    if (!isLocalDay(from) || !isLocalDay(to) || from > to) throw new Error('--from and --to are days like 2026-11-20.');
    console.log((await reliabilityFile(db, { from, to }, timeZone)).trimEnd());
    return 0;
  },
  load: async (task, file) => {
    if (file === undefined) throw new Error('Usage: coop outage load <file.csv | file.json>.');
    const { told, problems } = await readOutageFile(file);
    if (problems.length > 0) return refuse(problems, file);
    const report = await saveOutages(task.db, told, atServer(task));
    if (report.problems.length > 0) return refuse(report.problems, file);
    console.log(
      `${counted(report.saved, 'outage is', 'outages are')} known, with ${counted(report.places, 'place', 'places')} named.`,
    );
    return 0;
  },
};

/** Whoever gives commands at the server has no name here. */
const atServer = ({ now, timeZone }: Task) => ({ now, at: systemClock.now(), timeZone, name: null });

async function save(task: Task, record: ToldOutage['record']): Promise<number> {
  const { db, now } = task;
  const { problems } = await saveOutages(db, [{ line: 0, record }], atServer(task));
  if (problems.length > 0) return refuse(problems);
  const [kept] = (await listOutages(db, { all: true, now })).filter((one) => one.outageNumber === record.outageNumber);
  if (kept) console.log(lineOf(kept));
  return 0;
}

function refuse(problems: readonly SaveProblem[], file?: string): number {
  for (const { line, column, reason } of problems.slice(0, 50))
    console.error(`${file === undefined ? '' : `${file}:${line}: `}${column} ${reason}`);
  if (problems.length > 50) console.error(`… and ${problems.length - 50} more.`);
  console.error('Nothing was written.');
  return 1;
}

async function existing({ db }: Task, subject: string | undefined): Promise<KeptOutage> {
  const outageNumber = numberOf(subject);
  const found = await findOutage(db, outageNumber);
  if (!found) throw new Error(`There is no outage ${outageNumber}.`);
  return found;
}

function numberOf(subject: string | undefined): string {
  if (subject === undefined) throw new Error('Give the number of the outage: coop outage start N-17 …');
  return subject;
}

function changed(outage: Omit<ToldOutage['record'], 'places'>, values: Values): ToldOutage['record'] {
  const { description, cause, at, estimated, crew } = values;
  return {
    ...outage,
    // New words take the Spanish of the old ones away.
    ...(description !== undefined && { description, descriptionEs: null }),
    ...(cause !== undefined && { cause: cause || null, causeEs: null }),
    ...(values['description-es'] !== undefined && { descriptionEs: values['description-es'] || null }),
    ...(values['cause-es'] !== undefined && { causeEs: values['cause-es'] || null }),
    ...(at !== undefined && { startedAt: at }),
    ...(crew !== undefined && { crewAssignedAt: crew === 'unknown' ? null : crew }),
    ...(estimated !== undefined && { estimatedTimeOfRestoration: estimated === 'unknown' ? null : estimated }),
    places: placesOf(values),
  };
}

function placesOf(values: Values): Places {
  const listed = (given: string | undefined) => given?.split(/[\s,;]+/).filter(Boolean) ?? [];
  return {
    locations: listed(values.locations),
    accounts: listed(values.accounts),
    substations: listed(values.substation),
    feeders: listed(values.feeder),
    mapLocations: listed(values['map-location']),
  };
}

function lineOf(outage: ListedOutage): string {
  const { outageNumber, startedAt, estimatedTimeOfRestoration, restoredAt, isCancelled, places, description } = outage;
  const dark = outage.mustStayOn.map((one) => `${one.what} ${one.places}`).join(', ');
  const ended = isCancelled ? 'cancelled' : `ended ${restoredAt}`;
  const state = isCancelled || restoredAt !== null ? ended : `until ${estimatedTimeOfRestoration ?? 'not known'}`;
  return `${outageNumber}  ${startedAt}, ${state}  ${counted(places, 'place', 'places')}  ${description}${dark === '' ? '' : `\n  Must not stay dark: ${dark}`}`;
}
