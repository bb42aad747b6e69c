import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AchFileSettings } from '@rochdale/domain/ach/ach-entry';
import { parse } from 'yaml';
import { z } from 'zod';

const bankFile = z.strictObject({
  immediateDestination: z.string().regex(/^\d{9}$/, 'must be the bank’s routing number, nine digits in quotes'),
  immediateDestinationName: z.string().min(1).max(23),
  immediateOrigin: z.string().regex(/^[\w ]{1,10}$/, 'must be one to ten characters'),
  immediateOriginName: z.string().min(1).max(23),
  companyName: z.string().min(1).max(16),
  companyId: z.string().regex(/^\w{1,10}$/, 'must be one to ten characters'),
  odfiIdentification: z.string().regex(/^\d{8}$/, 'must be eight digits in quotes'),
  fileAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like "14:00"'),
});

/** Who sends bank files, as agreed with the co-op's bank, and when of a banking day the file is written (co-op's clock). */
export interface BankSettings extends AchFileSettings {
  readonly fileAt: string;
}

/**
 * Reads `bank.yaml` of a co-op's folder; undefined when there is none, and bank drafts then stay where they are.
 * It never leaves the server. Throws one sentence that names what is wrong.
 */
export async function loadBankSettings(coopFolder: string): Promise<BankSettings | undefined> {
  const source = await readFile(join(coopFolder, 'bank.yaml'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (source === undefined) return undefined;
  const read = bankFile.safeParse(parse(source));
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`bank.yaml is wrong: ${problems.join('; ')}.`);
}
