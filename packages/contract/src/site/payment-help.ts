import { z } from 'zod';
import { clockTime, line, money } from './values.ts';

const times = z.number().int().min(1).max(12);

/** `paymentHelp:` — what members who cannot pay are offered (paying-84). Without it there is no such page. */
export const paymentHelpSection = z.strictObject({
  extension: z
    .strictObject({
      days: z.number().int().min(1).max(90),
      perYear: times,
      grantedBy: z.enum(['office', 'link', 'file']).default('office'),
    })
    .optional(),
  arrangement: z
    .strictObject({
      parts: z.number().int().min(2).max(12),
      perYear: times,
      lowest: money.default(0),
      highest: money.optional(),
      grantedBy: z.enum(['office', 'file']).default('office'),
    })
    .optional(),
  accountTypes: z.array(line).default([]),
  answerDays: z.number().int().min(1).max(10).default(1),
  fileTakenBy: clockTime.default('16:00'),
  fund: line.optional(),
});
