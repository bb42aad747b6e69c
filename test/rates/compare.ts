import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { scheduleFile } from '../../packages/contract/src/rates/schedule-file.ts';
import { urdbRecord } from '../../packages/contract/src/rates/urdb-record.ts';
import { addDays, type LocalDay } from '../../packages/domain/src/dates.ts';
import { dayMinutes } from '../../packages/domain/src/energy/usage/day-lengths.ts';
import { priceBill } from '../../packages/domain/src/rates/price-bill.ts';
import type { Schedule } from '../../packages/domain/src/rates/schedule.ts';
import { fromUrdb } from '../../packages/domain/src/rates/urdb/from-urdb.ts';
import type { IntervalDay, Usage } from '../../packages/domain/src/rates/usage.ts';
import { type MadeRecord, madeHours, madeRecord, type Random, randomOf } from './urdb-shapes.ts';

/**
 * `npx tsx test/rates/compare.ts [--schedules 200] [--seed 1]`: a year of hours on schedules of many shapes, and of
 * registers, priced by the portal and by a second program that shares no line with it (`second-pricer.py`, wants
 * Python 3.11). Every month must be equal to the cent; ends with 1 where one is not.
 */
const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    zone: { type: 'string', default: 'America/Denver' },
  },
});
const zone = values.zone;
const year = 2025;
const hoursOfYear = 8760;

interface Registers {
  readonly energy: Record<number, number>;
  readonly demands: Record<number, number>;
  readonly demand: number;
}

interface Case {
  readonly record: MadeRecord;
  readonly load: number;
  readonly sun: number;
  /** The hour of the co-op's peak in each month, in seconds since 1970. */
  readonly peaks: readonly number[];
  readonly registers: readonly Registers[] | null;
}

const random = randomOf(Number(values.seed));
const loads = (['house', 'shop', 'pump', 'house'] as const).map((kind) => madeHours(random, hoursOfYear, kind));
const suns = (['none', 'roof'] as const).map((kind) => madeHours(random, hoursOfYear, kind));
const cases = Array.from({ length: Number(values.schedules) }, (_, index) => madeCase(random, index));

function madeCase(from: Random, index: number): Case {
  const record = madeRecord(from, index);
  return {
    record,
    load: Math.floor(from() * loads.length),
    sun: record.dgrules === undefined ? 0 : 1,
    peaks: Array.from(
      { length: 12 },
      (_, month) => Date.UTC(year, month, 3 + Math.floor(from() * 24), Math.floor(from() * 24)) / 1000,
    ),
    registers: registersOf(record, from),
  };
}

/** What registers say each month; none where a bill needs more than registers know. */
function registersOf(record: MadeRecord, from: Random): Registers[] | null {
  const isByDay = record.flatdemandunit === 'kW daily' || record.demandrateunit === 'kW daily';
  if (isByDay || record.coincidentratestructure || record.dgrules !== undefined) return null;
  const readOf = (most: number, month: number, ...tables: readonly (number[][] | undefined)[]) =>
    Object.fromEntries(
      [...new Set(tables.flatMap((table) => table?.[month] ?? []))].map((period) => [
        period,
        Math.round(from() * most),
      ]),
    );
  return Array.from({ length: 12 }, (_, month) => {
    const energy = readOf(1_500_000, month, record.energyweekdayschedule, record.energyweekendschedule);
    const demands = readOf(15_000, month, record.demandweekdayschedule, record.demandweekendschedule);
    const demand = Math.max(...Object.values(demands), Object.keys(demands).length > 0 ? 0 : 3000);
    return { energy, demands, demand };
  });
}

/** The year's months as days of hours. */
function monthsOfHours(load: readonly number[], sun: readonly number[]): IntervalDay[][] {
  const months: IntervalDay[][] = Array.from({ length: 12 }, () => []);
  let at = 0;
  for (let day: LocalDay = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
    const hours = dayMinutes(day, zone) / 60;
    const [delivered, received] = [load, sun].map((all) => all.slice(at, at + hours));
    months[Number(day.slice(5, 7)) - 1]?.push({ day, delivered: delivered ?? [], received });
    at += hours;
  }
  return months;
}

const monthName = (month: number): string => `${year}-${String(month + 1).padStart(2, '0')}`;

function centsOf(schedule: Schedule, usage: Usage, month: number): number {
  const from = `${monthName(month)}-01`;
  const to = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  const priced = priceBill([schedule], usage, { from, to, timeZone: zone });
  if (priced.kind === 'unpriced') throw new Error(`${schedule.code}: ${priced.lack} is lacking for ${priced.line}`);
  return priced.total;
}

/** Peaks of each month until now, for ratchets. Billed demand is net of what the interval gave, where that is the rule. */
const highest = (days: readonly IntervalDay[], nets: boolean): number =>
  Math.max(
    ...days.flatMap(({ delivered, received }) =>
      delivered.map((value, index) => (value ?? 0) - (nets ? (received?.[index] ?? 0) : 0)),
    ),
    0,
  );

/** Cents of the year's months, from hours and from registers, by a schedule that went through the importer and its file. */
function oursOf({ record, load, sun, peaks, registers }: Case, index: number) {
  const made = fromUrdb(urdbRecord.parse(record), `made-${index}`);
  if (made.notes.length > 0) throw new Error(`${record.name} was not carried whole: ${made.notes.join(' ')}`);
  const schedule = scheduleFile.parse(made.schedule);
  const months = monthsOfHours(loads[load] ?? [], suns[sun] ?? []);
  const nets = record.dgrules === 'Net Billing Instantaneous';
  const earlier = (until: number, demandOf: (month: number) => number) =>
    Array.from({ length: until }, (_, month) => ({ month: monthName(month), demand: demandOf(month) }));
  const byMonth = months.map((days) => highest(days, nets));
  return {
    hours: months.map((days, month) =>
      centsOf(
        schedule,
        {
          kind: 'intervals',
          minutes: 60,
          days,
          coopPeaks: peaks.map((second) => second * 1000),
          earlierDemands: earlier(month, (one) => byMonth[one] ?? 0),
        },
        month,
      ),
    ),
    registers:
      registers?.map(({ energy, demands, demand }, month) =>
        centsOf(
          schedule,
          {
            kind: 'register',
            delivered: Object.values(energy).reduce((sum, one) => sum + one, 0),
            periods: named('energy', energy, (delivered) => ({ delivered })),
            demand,
            demands: named('demand', demands, (one) => one),
            earlierDemands: earlier(month, (one) => registers[one]?.demand ?? 0),
          },
          month,
        ),
      ) ?? null,
  };
}

function named<T>(stem: string, values: Record<number, number>, of: (value: number) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([period, value]) => [`${stem}-${period}`, of(value)]));
}

interface Answer {
  readonly hours: readonly number[];
  readonly registers: readonly number[] | null;
}

async function askSecond(): Promise<Answer[]> {
  const program = spawn('python3', [fileURLToPath(new URL('second-pricer.py', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  program.stdin.end(JSON.stringify({ zone, year, loads, suns, cases }));
  let said = '';
  for await (const part of program.stdout.setEncoding('utf8')) said += part;
  if (program.exitCode === null) await once(program, 'exit');
  if (program.exitCode !== 0) throw new Error('The second program did not answer.');
  return JSON.parse(said);
}

const began = performance.now();
const ours = cases.map(oursOf);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const theirs = await askSecond();
let compared = 0;
let different = 0;
for (const [index, answer] of theirs.entries())
  for (const way of ['hours', 'registers'] as const)
    for (const [month, cents] of (answer[way] ?? []).entries()) {
      const own = ours[index]?.[way]?.[month];
      compared += 1;
      if (own === cents) continue;
      different += 1;
      if (different <= 20)
        console.log(`${cases[index]?.record.name}, ${way} of ${monthName(month)}: ${own} here, ${cents} there`);
    }
const registerYears = cases.filter(({ registers }) => registers !== null).length;
console.log(
  `${cases.length} schedules: ${cases.length} years of hours and ${registerYears} of registers, ${compared} bills in ${seconds} s here; ${different} differ.`,
);
process.exitCode = different === 0 ? 0 : 1;
