import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { delinquents } from '../../../tables/delinquents.ts';
import { ofHolder } from '../holdings/public.ts';

export type Delinquent = typeof delinquents.$inferSelect;

/** A page of an account's delinquent records, the newest bill first, with how many there are. */
export async function listDelinquents(
  db: Executor,
  accountNumber: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ records: Delinquent[]; total: number }> {
  const ofAccount = and(eq(delinquents.accountNumber, accountNumber), ofHolder('delinquents'));
  const records = await db
    .select()
    .from(delinquents)
    .where(ofAccount)
    .orderBy(desc(delinquents.billDate), desc(delinquents.delinquentId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(delinquents).where(ofAccount);
  return { records, total: counted?.total ?? 0 };
}

export async function findDelinquent(
  db: Executor,
  accountNumber: string,
  delinquentId: string,
): Promise<Delinquent | undefined> {
  const [found] = await db
    .select()
    .from(delinquents)
    .where(
      and(
        eq(delinquents.accountNumber, accountNumber),
        eq(delinquents.delinquentId, delinquentId),
        ofHolder('delinquents'),
      ),
    );
  return found;
}
