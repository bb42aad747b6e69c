import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { accountServices } from '../../../tables/account-services.ts';

export type AccountService = typeof accountServices.$inferSelect;

/** The services of some accounts, in the order of their ids; an account that is one service has none. */
export async function servicesOf(db: Executor, accountNumbers: readonly string[]): Promise<AccountService[]> {
  if (accountNumbers.length === 0) return [];
  return db
    .select()
    .from(accountServices)
    .where(inArray(accountServices.accountNumber, [...accountNumbers]))
    .orderBy(asc(accountServices.accountNumber), asc(accountServices.serviceId));
}
