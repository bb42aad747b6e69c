import type { LocalDay } from '@rochdale/domain/dates';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../../platform/database/built-once.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { autoPays } from '../../../tables/auto-pay.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';
import { forgetEnded, noteEnded } from './ended-drafts-store.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type NewDraft = typeof drafts.$inferInsert;

/** What is known of an account beside what it owes. */
export interface DraftFacts {
  readonly accountNumber: string;
  readonly autopayExists: boolean;
  /** The draft date that the billing system itself sets. */
  readonly cycleDate: string | null;
  readonly eligibleDraftDate: string | null;
  readonly allowBeforeBilledDay: number | null;
  readonly allowAfterBilledDay: number | null;
  readonly draft: DraftRow | null;
}

/** The facts of a member's accounts, the primary one first. */
export async function draftFactsOf(db: Executor, memberNumber: string): Promise<DraftFacts[]> {
  return db
    .select({
      accountNumber: accounts.accountNumber,
      autopayExists: sql<boolean>`(coalesce(${accountDetails.autoPayExists}, false) or ${autoPays.accountNumber} is not null)`,
      cycleDate: accountDetails.draftDate,
      eligibleDraftDate: accountDetails.eligibleDraftDate,
      allowBeforeBilledDay: accountDetails.allowBeforeBilledDay,
      allowAfterBilledDay: accountDetails.allowAfterBilledDay,
      draft: drafts,
    })
    .from(accounts)
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, accounts.accountNumber))
    .leftJoin(autoPays, eq(autoPays.accountNumber, accounts.accountNumber))
    .leftJoin(drafts, eq(drafts.accountNumber, accounts.accountNumber))
    .where(eq(accounts.memberNumber, memberNumber))
    .orderBy(desc(accounts.isPrimaryAccount), asc(accounts.accountNumber));
}

/** Writes drafts; an account that has one keeps it. Answers the accounts that were given one. */
export async function addDrafts(tx: Transaction, rows: readonly NewDraft[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(drafts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ accountNumber: drafts.accountNumber });
  const numbers = added.map(({ accountNumber }) => accountNumber);
  await forgetEnded(tx, numbers);
  return numbers;
}

/**
 * Takes drafts out on a day of the co-op's: they stay out when the billing system's are imported again, and the dates that
 * it told of its own go with them. A date beside a draft that was set up here is of another draft, and stays. Answers
 * what was taken out.
 */
export async function removeDrafts(
  tx: Transaction,
  accountNumbers: readonly string[],
  endedOn: LocalDay,
): Promise<DraftRow[]> {
  const ended = await tx
    .delete(drafts)
    .where(inArray(drafts.accountNumber, [...accountNumbers]))
    .returning();
  await noteEnded(tx, ended, endedOn);
  const numbers = ended.flatMap(({ accountNumber, createdAt }) => (createdAt === null ? accountNumber : []));
  await tx.update(accountDetails).set({ draftDate: null }).where(inArray(accountDetails.accountNumber, numbers));
  return ended;
}

/** Drafts that the payment company charges by a token of a member's. */
export async function draftsByToken(tx: Executor, memberNumber: string, token: string): Promise<DraftRow[]> {
  return tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.memberNumber, memberNumber), eq(drafts.token, token)));
}

/** Drafts of bank accounts at some banks; the numbers are encrypted. */
export async function draftsAtBanks(tx: Executor, routingNumbers: readonly string[]): Promise<DraftRow[]> {
  return tx
    .select()
    .from(drafts)
    .where(and(inArray(drafts.routingNumber, [...routingNumbers]), isNotNull(drafts.bankAccountNumber)));
}

/** Holds drafts until a person of the co-op decides; what is held already stays as it is. */
export async function holdDrafts(
  tx: Executor,
  accountNumbers: readonly string[],
  heldFor: string,
  heldAt: Date,
): Promise<void> {
  await tx
    .update(drafts)
    .set({ heldAt, heldFor })
    .where(and(inArray(drafts.accountNumber, [...accountNumbers]), isNull(drafts.heldAt)));
}

/** The draft of one account; undefined when it has none. */
export async function findDraft(db: Executor, accountNumber: string): Promise<DraftRow | undefined> {
  const [found] = await byAccount(db, { accountNumber });
  return found;
}

const byAccount = builtOnce(['accountNumber'], (db, { accountNumber }) =>
  db.select().from(drafts).where(eq(drafts.accountNumber, accountNumber)),
);

/** Drafts whose bank number is encrypted here, for a change of keys. */
export async function draftsWithBankNumber(
  db: Executor,
): Promise<{ accountNumber: string; bankAccountNumber: Buffer }[]> {
  const found = await db
    .select({ accountNumber: drafts.accountNumber, bankAccountNumber: drafts.bankAccountNumber })
    .from(drafts);
  return found.flatMap(({ accountNumber, bankAccountNumber }) =>
    bankAccountNumber === null ? [] : [{ accountNumber, bankAccountNumber }],
  );
}

/** Puts a number encrypted anew in place of the one that was read, if that still stands. */
export async function replaceBankNumber(
  db: Executor,
  accountNumber: string,
  before: Buffer,
  bankAccountNumber: Buffer,
): Promise<void> {
  await db
    .update(drafts)
    .set({ bankAccountNumber })
    .where(and(eq(drafts.accountNumber, accountNumber), eq(drafts.bankAccountNumber, before)));
}
