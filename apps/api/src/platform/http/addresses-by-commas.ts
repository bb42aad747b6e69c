import { z } from 'zod';

/** Addresses of HTTP in one text, such as `http://api-1:9464,http://api-2:9464`; without a slash at their ends. */
export const addressesByCommas = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim().replace(/\/$/, ''))
      .filter(Boolean),
  )
  .refine((all) => all.every((one) => /^https?:\/\//.test(one) && URL.canParse(one)), 'must be addresses by commas');

/** Hosts by commas, as a setting has them. */
export const hostsByCommas = z.string().transform((names) => names.split(',').map((name) => name.trim()));
