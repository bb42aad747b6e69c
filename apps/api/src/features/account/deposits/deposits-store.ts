import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { deposits } from '../../../tables/deposits.ts';
import { ofHolder } from '../holdings/public.ts';

/** Most deposits that are answered. */
const maxDeposits = 100;

/** Deposits of an account, newest first. */
export async function listDeposits(db: Executor, accountNumber: string): Promise<(typeof deposits.$inferSelect)[]> {
  return db
    .select()
    .from(deposits)
    .where(and(eq(deposits.accountNumber, accountNumber), ofHolder('deposits')))
    .orderBy(desc(deposits.depositDate), desc(deposits.depositId))
    .limit(maxDeposits);
}
