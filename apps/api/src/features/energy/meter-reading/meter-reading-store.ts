import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { meterReadings, submittedReadings } from '../../../tables/meter-reading.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { ofHolder } from '../../account/holdings/public.ts';

/** Whether the member reads this account's meters. */
export async function memberReads(db: Executor, accountNumber: string): Promise<boolean> {
  const [found] = await db
    .select({ reads: accountDetails.collectMeterReading })
    .from(accountDetails)
    .where(eq(accountDetails.accountNumber, accountNumber));
  return found?.reads ?? false;
}

/** A meter's newest readings, newest first. */
export async function lastReadings(
  db: Executor,
  accountNumber: string,
  meterNumber: string,
): Promise<{ readOn: string; reading: number }[]> {
  const found = await db
    .select()
    .from(meterReadings)
    .where(
      and(
        eq(meterReadings.accountNumber, accountNumber),
        eq(meterReadings.meterNumber, meterNumber),
        ofHolder('meter_readings'),
      ),
    )
    .orderBy(desc(meterReadings.readOn))
    .limit(13);
  return found.map(({ readOn, reading }) => ({ readOn, reading: Number(reading) }));
}

/**
 * Keeps a member's reading of a day; a second one of the same day replaces it, under its first number. Where a file has taken
 * the first and the second differs, the next file takes it too.
 */
export async function keepReading(db: Executor, reading: typeof submittedReadings.$inferInsert): Promise<string> {
  const { accountNumber, meterNumber, readOn, exportNumber } = submittedReadings;
  const [kept] = await db
    .insert(submittedReadings)
    .values(reading)
    .onConflictDoUpdate({
      target: [accountNumber, meterNumber, readOn],
      set: {
        reading: reading.reading,
        submittedAt: reading.submittedAt,
        exportNumber: sql`case when ${submittedReadings.reading} = ${reading.reading} then ${exportNumber} end`,
      },
    })
    .returning({ confirmationNumber: submittedReadings.confirmationNumber });
  return kept?.confirmationNumber ?? reading.confirmationNumber;
}
