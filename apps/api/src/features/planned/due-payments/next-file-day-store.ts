import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { achFiles } from '../../../tables/bank-file.ts';

/** The day of the next bank file: today's, until that is written. */
export async function nextFileDayOf(db: Executor, today: LocalDay): Promise<LocalDay> {
  const written = await db
    .select({ fileNumber: achFiles.fileNumber })
    .from(achFiles)
    .where(eq(achFiles.sendDay, today))
    .limit(1);
  return bankingDayOnOrAfter(written.length > 0 ? addDays(today, 1) : today);
}
