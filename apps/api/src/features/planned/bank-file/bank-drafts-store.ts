import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { accounts } from '../../../tables/accounts.ts';
import { draftDecisions } from '../../../tables/bank-file.ts';
import { drafts } from '../../../tables/draft-payments.ts';
import { accountDetails } from '../../../tables/overview.ts';

type DraftRow = typeof drafts.$inferSelect;

/** A draft of a bank account, with whose it is. */
export interface BankDraft
  extends Pick<
    DraftRow,
    'accountNumber' | 'memberNumber' | 'authorizationId' | 'startDate' | 'prenoteEffectiveDate' | 'heldAt' | 'heldFor'
  > {
  readonly holder: string;
  readonly routingNumber: string;
  /** Encrypted for its account. */
  readonly bankAccountNumber: Buffer;
  readonly accountType: 'Checking' | 'Savings';
  /** The billing system pays the account by itself. */
  readonly isBilling: boolean;
  /** When the member set it up here; null: the co-op brought it along, authorized on paper. */
  readonly createdAt: Date | null;
}

/** What stands in `heldFor` of a draft whose bank account can't be in a file. */
export const heldForFault = 'bank-account';

/** Drafts of bank accounts, of those who hold the accounts now. */
const bankDrafts = (db: Executor) =>
  db
    .select({ draft: drafts, holder: accounts.accountHolderName, isBilling: accountDetails.autoPayExists })
    .from(drafts)
    .innerJoin(
      accounts,
      and(eq(accounts.accountNumber, drafts.accountNumber), eq(accounts.memberNumber, drafts.memberNumber)),
    )
    .leftJoin(accountDetails, eq(accountDetails.accountNumber, drafts.accountNumber));

/** A row without bank numbers is no bank draft. */
function wholeBankDraft({
  draft,
  holder,
  isBilling,
}: {
  readonly draft: DraftRow;
  readonly holder: string;
  readonly isBilling: boolean | null;
}): BankDraft[] {
  const { routingNumber, bankAccountNumber, draftAccountType, token } = draft;
  if (routingNumber === null || bankAccountNumber === null || token !== null) return [];
  return [
    {
      ...draft,
      holder,
      routingNumber,
      bankAccountNumber,
      accountType: draftAccountType ?? 'Checking',
      isBilling: isBilling === true,
    },
  ];
}

/** Bank drafts whose account no prenote has tried yet; those among them that wait for the office do not come. */
export async function draftsWithoutPrenote(db: Executor): Promise<BankDraft[]> {
  const found = await bankDrafts(db)
    .where(
      and(
        isNotNull(drafts.bankAccountNumber),
        isNull(drafts.prenoteEffectiveDate),
        or(isNull(drafts.heldAt), eq(drafts.heldFor, heldForFault)),
      ),
    )
    .orderBy(asc(drafts.accountNumber));
  return found.flatMap(wholeBankDraft);
}

/** The draft of an account that goes by the bank file. */
export async function findBankDraft(db: Executor, accountNumber: string): Promise<BankDraft | undefined> {
  const found = await bankDrafts(db).where(eq(drafts.accountNumber, accountNumber));
  return found.flatMap(wholeBankDraft)[0];
}

/** The draft of an account that goes by the bank file, locked until the transaction ends. */
export async function lockBankDraft(tx: Transaction, accountNumber: string): Promise<BankDraft | undefined> {
  await tx
    .select({ accountNumber: drafts.accountNumber })
    .from(drafts)
    .where(eq(drafts.accountNumber, accountNumber))
    .for('update');
  return findBankDraft(tx, accountNumber);
}

/** A draft that waits for the office, locked; undefined when it does not, or is gone. */
export async function lockHeldDraft(tx: Transaction, accountNumber: string): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.accountNumber, accountNumber), isNotNull(drafts.heldAt)))
    .for('update');
  return found;
}

/** Drafts of which nothing is taken until the office decides, the longest held first. */
export async function heldDrafts(db: Executor): Promise<DraftRow[]> {
  return db.select().from(drafts).where(isNotNull(drafts.heldAt)).orderBy(asc(drafts.heldAt));
}

/** Keeps who of the office decided of a held draft, and why. */
export async function addDraftDecision(
  tx: Transaction,
  { authorizationId, accountNumber, heldAt, heldFor }: DraftRow,
  decided: Pick<typeof draftDecisions.$inferSelect, 'decision' | 'byWhom' | 'reason' | 'decidedAt'>,
): Promise<void> {
  const held = { authorizationId, accountNumber, heldAt: heldAt ?? decided.decidedAt, heldFor: heldFor ?? '' };
  await tx.insert(draftDecisions).values({ ...held, ...decided });
}

export async function changeBankDraft(
  tx: Transaction,
  accountNumber: string,
  changes: Partial<
    Pick<
      DraftRow,
      | 'authorizationId'
      | 'routingNumber'
      | 'bankAccountNumber'
      | 'draftAccountType'
      | 'lastFour'
      | 'financialInstitutionName'
      | 'prenoteEffectiveDate'
      | 'heldAt'
      | 'heldFor'
    >
  >,
): Promise<void> {
  await tx.update(drafts).set(changes).where(eq(drafts.accountNumber, accountNumber));
}

/** The prenote of a day did not go out: the bank account is to be tried again. */
export async function forgetPrenote(tx: Transaction, accountNumber: string, effectiveDate: string): Promise<void> {
  await tx
    .update(drafts)
    .set({ prenoteEffectiveDate: null })
    .where(and(eq(drafts.accountNumber, accountNumber), eq(drafts.prenoteEffectiveDate, effectiveDate)));
}
