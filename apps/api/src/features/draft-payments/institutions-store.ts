import type { DirectoryEntry } from '@rochdale/domain/ach/routing-directory';
import type { FinancialInstitution } from '@rochdale/domain/draft-payments/bank-account';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { financialInstitutions } from './draft-payments.tables.ts';

/** Banks merge again and again; a longer chain than this is a circle. */
const mostRedirections = 10;

/**
 * The bank of a routing number; undefined when the directory has none. A number that was replaced leads to the bank
 * under its new one, as long as the directory has that.
 */
export async function findInstitution(db: Executor, routingNumber: string): Promise<FinancialInstitution | undefined> {
  let found = await institutionOf(db, routingNumber);
  for (let step = 0; step < mostRedirections && found?.newRoutingNumber; step += 1) {
    const next = await institutionOf(db, found.newRoutingNumber);
    if (!next) break;
    found = next;
  }
  return found;
}

async function institutionOf(db: Executor, routingNumber: string) {
  const [found] = await db
    .select()
    .from(financialInstitutions)
    .where(eq(financialInstitutions.routingNumber, routingNumber));
  return found;
}

/** Writes banks by their routing numbers; one that the co-op has marked `DO NOT USE` stays marked. */
export async function putInstitutions(tx: Transaction, banks: readonly DirectoryEntry[]): Promise<void> {
  await tx
    .insert(financialInstitutions)
    .values(banks.map((bank) => ({ newRoutingNumber: null, ...bank })))
    .onConflictDoUpdate({
      target: financialInstitutions.routingNumber,
      set: { name: sql`excluded.name`, newRoutingNumber: sql`excluded.new_routing_number` },
      setWhere: sql`upper(${financialInstitutions.name}) <> 'DO NOT USE'`,
    });
}
