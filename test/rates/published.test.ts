import { readFileSync } from 'node:fs';
import { scheduleFile } from '@rochdale/contract/rates/schedule-file';
import { addDays } from '@rochdale/domain/dates';
import { centsOf } from '@rochdale/domain/money';
import { priceBill } from '@rochdale/domain/rates/price-bill';
import type { Usage } from '@rochdale/domain/rates/usage';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const bill = z.strictObject({
  from: z.string().default('2026-06-01'),
  to: z.string().default('2026-06-30'),
  kwh: z.number().default(0),
  back: z.number().optional(),
  kw: z.number().optional(),
  periods: z.record(z.string(), z.number()).optional(),
  /** kWh in hours of the first day, where the page speaks of hours. */
  hours: z.record(z.string(), z.number()).optional(),
  lines: z.array(z.number()).optional(),
  quantities: z.array(z.number()).optional(),
  total: z.number(),
});
const published = z.array(
  z.strictObject({
    utility: z.string(),
    source: z.url(),
    dated: z.string(),
    schedule: scheduleFile,
    bills: z.array(bill).min(1),
  }),
);

const file = new URL('published.yaml', import.meta.url);
const tariffs = published.parse(parse(readFileSync(file, 'utf8')));
const thousandths = (value: number): number => Math.round(value * 1000);

function usageOf({ from, to, kwh, back, kw, periods, hours }: z.output<typeof bill>): Usage {
  if (hours) {
    const days = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, delivered: Array<number>(24).fill(0) });
    const [first] = days;
    for (const [hour, used] of Object.entries(hours)) if (first) first.delivered[Number(hour)] = thousandths(used);
    return { kind: 'intervals', minutes: 60, days };
  }
  return {
    kind: 'register',
    delivered: thousandths(kwh),
    ...(back !== undefined && { received: thousandths(back) }),
    ...(kw !== undefined && { demand: thousandths(kw) }),
    ...(periods && {
      periods: Object.fromEntries(
        Object.entries(periods).map(([name, used]) => [name, { delivered: thousandths(used) }]),
      ),
    }),
  };
}

it('there are at least twelve published tariffs', () => {
  expect(tariffs.length).toBeGreaterThanOrEqual(12);
});

describe.each(tariffs)('$utility', ({ schedule, bills }) => {
  it.each(bills)('comes to $total as its own example does (rates-2)', (example) => {
    const { from, to, lines, quantities, total } = example;
    const found = priceBill([schedule], usageOf(example), { from, to, timeZone: 'America/Chicago' });
    if (found.kind === 'unpriced') throw new Error(`${found.lack} is lacking for ${found.line}`);
    if (lines) expect(found.lines.map(({ amount }) => amount)).toEqual(lines.map(centsOf));
    quantities?.forEach((quantity, index) => {
      expect(found.lines[index]?.quantity).toBeCloseTo(quantity, 5);
    });
    expect(found.total).toBe(centsOf(total));
  });
});
