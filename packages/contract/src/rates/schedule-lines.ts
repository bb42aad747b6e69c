import { blockUnits, perWhat } from '@rochdale/domain/rates/schedule';
import { z } from 'zod';

/** A number that stands for itself: with more digits it would not be the one that was typed. */
export const exactNumber = z
  .number()
  .refine((value) => !/e/.test(String(value)) && (String(value).split('.')[1] ?? '').length <= 10, {
    message: 'must have at most ten digits behind the point',
  })
  .refine((value) => Math.abs(value) < 100_000, 'must be below 100000');
export const word = z.string().regex(/^[A-Za-z][\w-]{0,39}$/, 'must be a word of up to 40 letters, digits, - or _');
export const label = z.string().trim().min(1).max(100);
export const monthsOfYear = z.array(z.number().int().min(1).max(12)).min(1).max(12);
const dollars = exactNumber.refine((value) => value >= 0, 'must not be below 0; what is given back is a credit');

const base = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be up to 40 small letters, digits or -'),
  name: label,
  nameEs: label.optional(),
  season: word.optional(),
  months: monthsOfYear.optional(),
  option: word.optional(),
  without: word.optional(),
};

const blocks = z.array(z.strictObject({ upTo: z.number().positive().optional(), price: exactNumber })).min(1);
const blockKeys = { price: exactNumber.optional(), blocks: blocks.optional() };
type Priced = { price?: number | undefined; blocks?: z.output<typeof blocks> | undefined };

/** One price is a block without an end. */
const inBlocks = <T extends Priced>({ price, ...line }: T) => ({
  ...line,
  blocks: line.blocks ?? [{ price: price ?? 0 }],
});
const hasOne = ({ price, blocks }: Priced): boolean => (price === undefined) !== (blocks === undefined);
const oneOf = { message: 'needs price or blocks, one of the two' };

const fixed = z.strictObject({ ...base, kind: z.literal('fixed'), amount: exactNumber, per: z.enum(perWhat) });
const energy = z
  .strictObject({
    ...base,
    kind: z.literal('energy'),
    period: word.optional(),
    ...blockKeys,
    blockUnit: z.enum(blockUnits).default('unit'),
  })
  .refine(hasOne, oneOf)
  .transform(inBlocks);
const adjustment = z.strictObject({
  ...base,
  kind: z.literal('adjustment'),
  everyYear: z.array(exactNumber).length(12, 'must be twelve, from January on').optional(),
  since: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month like "2026-04", in quotes'),
        price: exactNumber,
      }),
    )
    .min(1)
    .optional(),
});
const demand = z
  .strictObject({
    ...base,
    kind: z.literal('demand'),
    of: z.enum(['own', 'coop']),
    period: word.optional(),
    ...blockKeys,
    per: z.enum(['bill', 'day']).default('bill'),
    ratchet: z
      .strictObject({
        percent: exactNumber.refine((value) => value > 0 && value <= 100, 'must be up to 100'),
        back: z.number().int().min(1).max(36),
        months: monthsOfYear.optional(),
      })
      .optional(),
  })
  .refine(hasOne, oneOf)
  .transform(inBlocks);
const credit = z.strictObject({ ...base, kind: z.literal('credit'), period: word.optional(), price: dollars });
const of = z.array(z.string()).min(1).optional();
const minimum = z.strictObject({ ...base, kind: z.literal('minimum'), amount: dollars, per: z.enum(perWhat), of });
const percent = z.strictObject({ ...base, kind: z.literal('percent'), percent: exactNumber, of });

/** A line of a schedule, in the order of the bill. */
export const scheduleLine = z.discriminatedUnion(
  'kind',
  [fixed, energy, adjustment, demand, credit, minimum, percent],
  { error: 'must be one of fixed, energy, adjustment, demand, credit, minimum, percent' },
);
