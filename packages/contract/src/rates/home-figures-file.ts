import { z } from 'zod';
import { exactNumber } from './schedule-lines.ts';

const sentence = z.string().trim().min(1).max(300);
const byMonth = z.array(exactNumber).length(12, 'must have twelve figures, from January on');
const made = byMonth.refine((months) => months.every((kWh) => kWh >= 0), 'must not be below 0');
const wholeHour = z.string().regex(/^(([01]\d|2[0-3]):00|24:00)$/, 'must be a whole hour like "22:00", in quotes');

/** Twenty-four weights, or hours from and to: the weights of those. */
const hours = z.union(
  [
    z
      .array(exactNumber.refine((weight) => weight >= 0, 'must not be below 0'))
      .length(24)
      .refine((weights) => weights.some((weight) => weight > 0)),
    z
      .strictObject({ from: wholeHour, to: wholeHour })
      .refine(({ from, to }) => from !== to)
      .transform(({ from, to }) => weightsBetween(Number(from.slice(0, 2)), Number(to.slice(0, 2)))),
  ],
  { error: 'must be from and to, whole hours that differ, or 24 weights from midnight on, not all 0' },
);

function weightsBetween(from: number, to: number): number[] {
  const isWithin = (hour: number): boolean => (from < to ? hour >= from && hour < to : hour >= from || hour < to);
  return Array.from({ length: 24 }, (_, hour) => (isWithin(hour) ? 1 : 0));
}

const sourced = { source: sentence, sourceEs: sentence.optional() };

/** `what-if.yaml`: the co-op's own table of what a home makes and uses (energy-84). Unknown keys are refused everywhere. */
export const homeFiguresFile = z.strictObject({
  year: z.int().min(2000).max(2100),
  terms: sentence.optional(),
  termsEs: sentence.optional(),
  solar: z
    .strictObject({
      ...sourced,
      sizes: z
        .array(exactNumber.refine((kW) => kW > 0 && kW <= 100, 'must be above 0, up to 100 kW'))
        .min(1)
        .max(6),
      kWhPerKw: made,
      hours,
    })
    .optional(),
  heatPump: z.strictObject({ ...sourced, kWh: byMonth, hours: hours.optional() }).optional(),
  car: z.strictObject({ ...sourced, kWh: made, hours }).optional(),
  thermostat: z
    .strictObject({
      ...sourced,
      degrees: exactNumber.refine((degrees) => degrees > 0 && degrees <= 20, 'must be above 0, up to 20'),
      percentLess: byMonth.refine(
        (months) => months.every((percent) => percent >= 0 && percent <= 50),
        'must be from 0 to 50',
      ),
    })
    .optional(),
});
