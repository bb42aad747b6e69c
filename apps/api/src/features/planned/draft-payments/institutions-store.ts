import type { DirectoryEntry } from '@rochdale/domain/planned/ach/routing-directory';
import type { FinancialInstitution } from '@rochdale/domain/planned/draft-payments/bank-account';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { financialInstitutions } from '../../../tables/draft-payments.ts';

/** Banks merge again and again; a longer chain than this is a circle. */
const maxRedirections = 10;

/**
 * The bank of a routing number; undefined when the directory has none. A number that was replaced leads to the bank
 * under its new one, as long as the directory has that.
 */
export async function findInstitution(db: Executor, routingNumber: string): Promise<FinancialInstitution | undefined> {
  let found = await institutionOf(db, routingNumber);
  for (let step = 0; step < maxRedirections && found?.newRoutingNumber; step += 1) {
    const next = await institutionOf(db, found.newRoutingNumber);
    if (!next) break;
    found = next;
  }
  return found;
}

/** Every routing number that leads to the same bank as this one, itself among them. */
export async function numbersOfBank(db: Executor, routingNumber: string): Promise<string[]> {
  const current = (await findInstitution(db, routingNumber))?.routingNumber ?? routingNumber;
  const { rows } = await db.execute<{ routing_number: string }>(sql`
    with recursive same_bank as (
      select ${current}::text as routing_number
      union
      select former.routing_number from ${financialInstitutions} former
        join same_bank on former.new_routing_number = same_bank.routing_number
    )
    select routing_number from same_bank`);
  return [...new Set([routingNumber, ...rows.map((row) => row.routing_number)])];
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
