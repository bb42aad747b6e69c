import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { bankingDayOnOrAfter } from '@rochdale/domain/planned/banking-days/banking-days';
import { and, eq, gte, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { achEntries, achFiles } from '../../../tables/bank-file.ts';
import { duePayments } from '../../../tables/due-payments.ts';

/** A due day of a member's, with the day on which the bank settles it where it is in a file. */
export type MemberDueDay = typeof duePayments.$inferSelect & { readonly effectiveDate: LocalDay | null };

/** What was taken up of a member's plans since a day, and what has no end yet. */
export async function dueDaysOf(db: Executor, memberNumber: string, since: LocalDay): Promise<MemberDueDay[]> {
  const hasNoEnd = inArray(duePayments.state, ['due', 'charging', 'sent', 'retrying', 'returned']);
  const found = await db
    .select({ due: duePayments, effectiveDate: achEntries.effectiveDate })
    .from(duePayments)
    .leftJoin(achEntries, and(eq(achEntries.transNo, duePayments.transNo), eq(duePayments.state, 'sent')))
    .where(and(eq(duePayments.memberNumber, memberNumber), or(gte(duePayments.dueDay, since), hasNoEnd)))
    .limit(1000);
  return found.map(({ due, effectiveDate }) => ({ ...due, effectiveDate }));
}

/** The day of the next bank file: today's, until that is written. */
export async function nextFileDayOf(db: Executor, today: LocalDay): Promise<LocalDay> {
  const written = await db
    .select({ fileNumber: achFiles.fileNumber })
    .from(achFiles)
    .where(eq(achFiles.sendDay, today))
    .limit(1);
  return bankingDayOnOrAfter(written.length > 0 ? addDays(today, 1) : today);
}
