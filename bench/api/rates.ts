import { performance } from 'node:perf_hooks';
import { scheduleFile } from '../../packages/contract/src/rates/schedule-file.ts';
import { urdbRecord } from '../../packages/contract/src/rates/urdb-record.ts';
import { addDays, type LocalDay } from '../../packages/domain/src/dates.ts';
import { dayMinutes } from '../../packages/domain/src/energy/usage/day-lengths.ts';
import { accountIntervals } from '../../packages/domain/src/energy/what-if/account-readings.ts';
import { comparedYear } from '../../packages/domain/src/energy/what-if/compared-year.ts';
import { usableYear } from '../../packages/domain/src/energy/what-if/year-usage.ts';
import { priceBill } from '../../packages/domain/src/rates/price-bill.ts';
import type { Schedule } from '../../packages/domain/src/rates/schedule.ts';
import { fromUrdb } from '../../packages/domain/src/rates/urdb/from-urdb.ts';
import type { IntervalUsage } from '../../packages/domain/src/rates/usage.ts';
import { madeRecord, randomOf } from '../../test/rates/urdb-shapes.ts';
import { median, report } from '../support/report.ts';

/**
 * How long pricing takes: a year of quarter hours on twelve schedules, as a comparison of schedules does, and yesterday's
 * hours of 20,000 members on their own, as a night does. `npx tsx bench/api/rates.ts`.
 */
const timeZone = 'America/Denver';
const random = randomOf(7);
const runs = 31;
const members = 20_000;

/** Schedules of as many shapes, none of which needs more than a meter tells. */
const schedules: Schedule[] = [];
for (let index = 0; schedules.length < 12; index += 1) {
  const record = madeRecord(random, index);
  if (record.coincidentratestructure || record.lookbackpercent) continue;
  schedules.push(scheduleFile.parse(fromUrdb(urdbRecord.parse(record), `made-${index}`).schedule));
}

function usageOf(from: LocalDay, days: number, minutes: number): IntervalUsage {
  return {
    kind: 'intervals',
    minutes,
    days: Array.from({ length: days }, (_, index) => {
      const day = addDays(from, index);
      const delivered = Array.from({ length: dayMinutes(day, timeZone) / minutes }, () => Math.round(random() * 900));
      return { day, delivered };
    }),
  };
}

function price(schedule: Schedule | undefined, usage: IntervalUsage, from: LocalDay, to: LocalDay): number {
  const priced = schedule && priceBill([schedule], usage, { from, to, timeZone });
  if (priced?.kind !== 'priced') throw new Error('A schedule of the bench could not be priced.');
  return priced.total;
}

const took = (work: () => void): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const months = Array.from({ length: 12 }, (_, month) => ({
  from: `2025-${String(month + 1).padStart(2, '0')}-01`,
  to: new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(0, 10),
}));
const year = usageOf('2025-01-01', 365, 15);
const byMonth = months.map(({ from, to }) => ({
  ...year,
  days: year.days.filter(({ day }) => day >= from && day <= to),
}));
const compared = Array.from({ length: runs }, () =>
  took(() => {
    for (const schedule of schedules)
      for (const [index, { from, to }] of months.entries()) price(schedule, byMonth[index] ?? year, from, to);
  }),
);
report({
  what: 'a year of 35,040 quarter hours, by month, on twelve schedules',
  measured: median(compared),
  unit: 'ms',
  bound: { most: 200 },
});

const rows = year.days.map(({ day, delivered }) => ({
  meterNumber: '1',
  day,
  minutes: 15,
  values: delivered,
  estimated: 0,
}));
const serving = [{ meterNumber: '1', firstDay: null, lastDay: null }];
const offers = schedules.map((today, index) => ({
  code: today.code,
  today,
  versions: [today],
  options: [],
  isPresent: index === 0,
}));
const asked = Array.from({ length: runs }, () =>
  took(() => {
    const known = usableYear({
      bills: [],
      days: [],
      intervals: accountIntervals(rows, serving),
      today: '2026-01-15',
    });
    if (comparedYear(offers, known?.months ?? [], { timeZone }).some(({ kind }) => kind !== 'priced'))
      throw new Error('A schedule of the bench could not be compared.');
  }),
);
report({
  what: 'the same as What If asks for it: meters added up, months chosen, schedules compared',
  measured: median(asked),
  unit: 'ms',
  bound: { most: 200 },
});

const yesterdays = Array.from({ length: members }, () => usageOf('2025-07-14', 1, 60));
const night = took(() => {
  for (const [index, usage] of yesterdays.entries())
    price(schedules[index % schedules.length], usage, '2025-07-14', '2025-07-14');
});
report({
  what: `yesterday’s hours of ${members.toLocaleString('en-US')} members, each on their own schedule`,
  measured: night / 1000,
  unit: 's',
  bound: { most: 300 },
});
