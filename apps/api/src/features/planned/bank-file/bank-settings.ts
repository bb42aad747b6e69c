import type { AchFileSettings } from '@rochdale/domain/planned/ach/ach-entry';
import { isRoutingNumber } from '@rochdale/domain/planned/draft-payments/bank-account';
import { bankAccountTypes } from '@rochdale/domain/planned/draft-payments/draft';
import { z } from 'zod';
import { placedIssues, SettingsProblems } from '../../../platform/yaml/settings-problems.ts';
import { describeProblem, readSettingsText } from '../../../platform/yaml/settings-text.ts';

const bankFile = z.strictObject({
  immediateDestination: z.string().regex(/^\d{9}$/, 'must be the bank’s routing number, nine digits in quotes'),
  immediateDestinationName: z.string().min(1).max(23),
  immediateOrigin: z.string().regex(/^[\w ]{1,10}$/, 'must be one to ten characters'),
  immediateOriginName: z.string().min(1).max(23),
  companyName: z.string().min(1).max(16),
  companyId: z.string().regex(/^\w{1,10}$/, 'must be one to ten characters'),
  odfiIdentification: z.string().regex(/^\d{8}$/, 'must be eight digits in quotes'),
  fileAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "14:00"'),
  cutoff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "17:00"')
    .optional(),
  settles: z.enum(['taken', 'accepted']).default('taken'),
  balanced: z
    .strictObject({
      routingNumber: z.string().refine(isRoutingNumber, 'must be a routing number, nine digits in quotes'),
      accountNumber: z.string().regex(/^[0-9A-Z-]{4,17}$/, 'must be 4 to 17 characters in quotes'),
      accountType: z.enum(bankAccountTypes),
    })
    .optional(),
});

/** Who sends bank files, as agreed with the co-op's bank, and when of a banking day the file is written (co-op's clock). */
export interface BankSettings extends AchFileSettings {
  readonly fileAt: string;
  /** The bank's hour: until then it takes a file of the day; undefined: to the day's end. */
  readonly cutoff?: string | undefined;
  /** Which files settle on their day: those that were taken to the bank, or only those that it said it accepted. */
  readonly settles: 'taken' | 'accepted';
}

/**
 * Reads `bank.yaml` of a co-op's folder; undefined when there is none, and bank drafts then stay where they are.
 * It never leaves the server. Throws SettingsProblems that name each wrong key with its line.
 */
export async function loadBankSettings(coopFolder: string): Promise<BankSettings | undefined> {
  const text = await readSettingsText(coopFolder, 'bank.yaml');
  if (text === undefined) return undefined;
  const read = bankFile.safeParse(text.values, { reportInput: true });
  if (read.success) return read.data;
  throw new SettingsProblems(placedIssues(read.error.issues).map((problem) => describeProblem(problem, text)));
}
