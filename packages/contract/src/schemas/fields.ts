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
  .refine((value) => Number.isSafeInteger(centsOf(value)) && Math.abs(value - dollarsOf(centsOf(value))) < 1e-8);

/** A co-op's local day, `YYYY-MM-DD`. */
export const localDay = z.string().refine(isLocalDay);

/** A time on the co-op's clock to the minute, `2026-11-20T18:30`. */
export const localTime = z.string().refine(isLocalTime);

/** A number that names an account or a member: digits only, kept as text. */
export const accountNumber = z.string().regex(/^\d{1,12}$/);
export const memberNumber = z.string().regex(/^\d{1,12}$/);

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
