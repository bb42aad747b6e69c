import { z } from 'zod';

/** What the office's document brings with it: whose office it is. Nothing in it is secret. */
export const officePage = z.object({
  coopName: z.string(),
  coopShortName: z.string(),
  /** An address on the office's own host. */
  logo: z.string().nullable(),
  timeZone: z.string(),
  /** Where members go. */
  portalUrl: z.string(),
  /** Another one after an update, and after a change of settings. */
  version: z.string(),
});
export type OfficePage = z.output<typeof officePage>;
