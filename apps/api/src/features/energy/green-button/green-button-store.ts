import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { meters } from '../../../tables/accounts.ts';

/** What a meter measures, as the billing system names it; undefined when there is no such meter. */
export async function findMeterType(db: Executor, meterNumber: string): Promise<string | undefined> {
  const [found] = await db
    .select({ meterType: meters.meterType })
    .from(meters)
    .where(eq(meters.meterNumber, meterNumber))
    .orderBy(asc(meters.accountNumber))
    .limit(1);
  return found?.meterType;
}
