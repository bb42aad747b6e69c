import { isLocalDay } from '@rochdale/domain/dates';
import { dayKinds, type Schedule, weekdays } from '@rochdale/domain/rates/schedule';
import { scheduleProblems } from '@rochdale/domain/rates/schedule-problems';
import { z } from 'zod';
import { label, monthsOfYear, scheduleLine, word } from './schedule-lines.ts';

const day = z.string().refine(isLocalDay, 'must be a day like 2026-04-01');
const dayOfYear = z
  .string()
  .refine((text) => isLocalDay(`2024-${text}`), 'must be a day of the year like "06-01", in quotes');
const quarterHour = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$|^24:00$/, 'must be a quarter hour like "14:30", in quotes');
const named = { name: label, nameEs: label.optional() };

const season = z.strictObject({
  ...named,
  name: word,
  months: monthsOfYear.optional(),
  from: dayOfYear.optional(),
  to: dayOfYear.optional(),
});

const holiday = z
  .strictObject({
    ...named,
    date: day.optional(),
    yearly: dayOfYear.optional(),
    observed: z.enum(['never', 'nearest', 'monday']).default('never'),
    weekday: z.enum(weekdays).optional(),
    nth: z.number().int().min(-1).max(4).optional(),
    month: z.number().int().min(1).max(12).optional(),
  })
  .refine(
    ({ date, yearly, weekday, nth, month }) =>
      [date, yearly, weekday].filter((one) => one !== undefined).length === 1 &&
      (weekday !== undefined) === (month !== undefined && nth !== undefined && nth !== 0),
    'needs date, or yearly, or weekday with nth (1 to 4, or -1 for the last) and month',
  );

const hours = z.strictObject({
  season: word.optional(),
  months: monthsOfYear.optional(),
  days: z
    .array(z.enum(dayKinds))
    .min(1)
    .default([...dayKinds]),
  from: quarterHour,
  to: quarterHour,
});

const timeOfUse = z.strictObject({
  periods: z
    .array(z.strictObject({ ...named, name: word, when: z.array(hours).default([]) }))
    .min(2)
    .max(40),
});

/** A file of `rates/`: one version of a schedule (rates-1). Unknown keys are refused everywhere. */
export const scheduleFile = z
  .strictObject({
    code: word,
    ...named,
    validFrom: day,
    validTo: day.optional(),
    unit: z.string().trim().min(1).max(10).default('kWh'),
    datedBy: z.enum(['day', 'end']).default('day'),
    proration: z
      .strictObject({
        rule: z.enum(['never', 'outside', 'always']),
        usualDays: z.tuple([z.number().int().min(1), z.number().int().max(99)]).optional(),
        monthDays: z.union([z.number().int().min(28).max(31), z.enum(['calendar', 'average'])]).default(30),
      })
      .prefault({ rule: 'never' }),
    options: z.array(z.strictObject({ code: word, ...named })).default([]),
    seasons: z.array(season).default([]),
    holidays: z.array(holiday).default([]),
    timeOfUse: z.array(timeOfUse).max(4).default([]),
    demandMinutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).optional(),
    netMetering: z
      .strictObject({
        netting: z.enum(['bill', 'interval', 'never']),
        excess: z.enum(['paid', 'carried']).default('paid'),
      })
      .optional(),
    about: label.optional(),
    aboutEs: label.optional(),
    service: label.default('Electric'),
    class: word.optional(),
    offeredTo: z.array(word).max(40).default([]),
    lines: z.array(scheduleLine).min(1).max(200),
  })
  .superRefine((schedule: Schedule, context) => {
    for (const { path, reason } of scheduleProblems(schedule))
      context.addIssue({ code: 'custom', path: [...path], message: reason });
  });
