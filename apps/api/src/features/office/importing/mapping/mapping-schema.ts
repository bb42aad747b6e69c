import { z } from 'zod';
import type { MappedFile, MappedRows, MappedValue, Mapping } from './mapping.ts';

const text = z.string();
/** One may be written without the list around it. */
const listOf = <T>(one: z.ZodType<T>) =>
  z.preprocess((given) => (given === undefined || Array.isArray(given) ? given : [given]), z.array(one));
const named = z.record(text, text);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const sources = ['from', 'constant', 'join', 'firstOf', 'lookup'] as const;

/** A text alone is one of their columns. */
const value: z.ZodType<MappedValue> = z.lazy(() =>
  z.preprocess(
    (given) => (typeof given === 'string' ? { from: given } : given),
    z
      .strictObject({
        from: text.optional(),
        constant: text.optional(),
        join: listOf(value).optional(),
        with: text.optional(),
        firstOf: listOf(value).optional(),
        lookup: text.optional(),
        in: listOf(text).optional(),
        find: listOf(value).optional(),
        take: text.optional(),
        required: z.enum(['yes']).optional(),
        as: listOf(text).optional(),
        codes: z
          .custom<MappedValue['codes']>((given) => typeof given === 'string' || named.safeParse(given).success, {
            error: 'must be the name of a code list, or hold codes and what they mean',
          })
          .optional(),
        otherwise: text.optional(),
        keepOthers: z.enum(['yes']).optional(),
      })
      .superRefine((given, context) => {
        const found = sources.filter((source) => given[source] !== undefined);
        if (found.length !== 1)
          context.addIssue({
            code: 'custom',
            message: `needs one of ${sources.join(', ')}${found.length > 1 ? `, not ${found.join(' and ')}` : ''}`,
          });
        if (given.lookup !== undefined && (!given.in || !given.find || given.take === undefined))
          context.addIssue({ code: 'custom', message: 'needs in, find and take beside lookup' });
        if (given.required !== undefined && given.otherwise !== undefined)
          context.addIssue({ code: 'custom', message: 'required and otherwise do not go together' });
        if (given.required !== undefined && given.lookup === undefined)
          context.addIssue({ code: 'custom', path: ['required'], message: 'stands beside lookup only' });
        if (given.with !== undefined && !given.join)
          context.addIssue({ code: 'custom', path: ['with'], message: 'stands beside join only' });
      }),
  ),
);

/** A text or a list of texts is what a row must have. */
const conditions = z.record(
  text,
  z.preprocess(
    (given) => (typeof given === 'string' || Array.isArray(given) ? { is: given } : given),
    z.strictObject({ is: listOf(text).optional(), not: listOf(text).optional() }),
  ),
);

const fileKeys = z.strictObject({
  file: listOf(text),
  format: z.enum(['csv', 'tsv', 'semicolon', 'bar', 'fixed', 'excel']).optional(),
  by: text.regex(/^[^"\r\n]$/u, 'must be one character, and no quote').optional(),
  encoding: z.enum(['utf-8', 'utf-16', 'latin-1', 'windows-1252']).optional(),
  sheet: text.optional(),
  skip: text.regex(/^\d{1,4}$/, 'must be a number of lines').optional(),
  quotes: z.enum(['no']).optional(),
  columns: listOf(text).optional(),
  widths: z.record(text, text.regex(/^\d{1,5}-\d{1,5}$/, 'must be places such as 1-10, the first being 1')).optional(),
  empty: listOf(text).optional(),
  carry: z.record(text, z.strictObject({ from: text, where: conditions })).optional(),
  where: conditions.optional(),
});

const file: z.ZodType<MappedFile> = fileKeys.superRefine((given, context) => {
  if (given.by !== undefined && (given.format ?? given.widths) !== undefined)
    context.addIssue({ code: 'custom', path: ['by'], message: 'stands without format and widths' });
});

const rows: z.ZodType<MappedRows> = z.strictObject({
  from: text,
  where: conditions.optional(),
  once: listOf(text).optional(),
  repeat: z.array(named).optional(),
  columns: z.record(text, value),
});

/** A mapping as it stands in its file; whether it fits the files is seen later. */
export const mappingFile: z.ZodType<Mapping> = z.strictObject({
  timeZone: text.refine(isTimeZone, 'must be a time zone like America/Chicago').optional(),
  century: text
    .regex(/^\d\d$/, 'must be two digits, such as 50: years from there on are of the last century')
    .optional(),
  files: z.record(text, file),
  codes: z.record(text, named).optional(),
  ours: z.record(text, listOf(rows)),
});
