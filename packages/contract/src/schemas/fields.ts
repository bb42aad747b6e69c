import { isLocalDay, isLocalTime } from '@rochdale/domain/dates';
import { centsOf, dollarsOf } from '@rochdale/domain/money';
import type { Violation } from '@rochdale/domain/violation';
import { z } from 'zod';

/**
 * A decimal dollar amount with at most two decimals whose cents are a safe integer; binary noise below a millionth of a
 * cent is let pass.
 */
export const dollars = z
  .number()
  .refine((value) => Number.isSafeInteger(centsOf(value)) && Math.abs(value - dollarsOf(centsOf(value))) < 1e-8)
  .meta({ title: 'dollars', examples: [84.12] });

/** A co-op's local day, `YYYY-MM-DD`. */
export const localDay = z
  .string()
  .refine(isLocalDay)
  .meta({ title: 'day', examples: ['2026-11-21'] });

/** A time on the co-op's clock to the minute, `2026-11-20T18:30`. */
export const localTime = z
  .string()
  .refine(isLocalTime)
  .meta({ title: 'local time', examples: ['2026-11-21T09:42'] });

/** A number that names an account or a member: digits only, kept as text. */
const digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ title: 'digits' });
export const accountNumber = digits.meta({
  description: 'the account; must be one of the caller’s',
  examples: ['104500017'],
});
export const memberNumber = digits.meta({ description: 'the member; must be the caller', examples: ['200025'] });

/** Encrypted for the server, for one purpose and a while: it goes back as it came. */
export const sealed = z
  .string()
  .meta({ title: 'sealed text', examples: ['q7Zk1w.9fTqU2c0mB4xYp8aLr5nDe3sVh6jGi0oKt'] });

/** Stands for a right; nobody can guess one. */
export const token = z.string().meta({ title: 'token', examples: ['3nB0c2Yk8Qm1Vd7sXo5Ht9LwRz4Jg6EuTfPaKi0NyMc'] });

/** What a balance is as of, and whether the billing system has just said it. */
export const balanceMoment = z.object({
  asOf: localTime,
  isFresh: z.boolean().meta({ description: 'the billing system answered now; else it is what it said before' }),
});

/** How many there are. */
export const count = z
  .number()
  .int()
  .meta({ examples: [1] });

/** Text that a domain rule judges; its violation becomes the error's code and message. */
export function ruled(rule: (value: string) => Violation | undefined, maxLength = 500): z.ZodType<string> {
  return z
    .string()
    .max(maxLength)
    .superRefine((value, context) => {
      const found = rule(value);
      if (found) context.addIssue({ code: 'custom', message: found.code, params: found });
    });
}
