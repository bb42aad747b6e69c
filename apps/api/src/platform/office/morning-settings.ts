import { z } from 'zod';

/** When the morning e-mail goes on the co-op's clock, and to which addresses besides those of staff who want it. */
export interface MorningSettings {
  readonly at: string;
  readonly to: readonly string[];
}

export const morningMailAt = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 07:00')
  .default('07:00');

/** Addresses by commas. */
export const morningMailTo = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((all) => all.every((one) => z.email().safeParse(one).success), 'must be e-mail addresses by commas');
