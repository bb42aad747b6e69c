import type { LocalDay } from '@rochdale/domain/dates';
import type { Draft, DraftAccount } from '@rochdale/domain/planned/draft-payments/draft';
import { type BillDays, nextDueDay, oldestBillingDay } from '@rochdale/domain/planned/due-payments/payment-plan';
import type { Executor } from '../../../platform/database/database.ts';
import { findAccounts, serviceAddressOf } from '../../account/accounts/public.ts';
import { billDaysOf } from '../due-payments/public.ts';
import { type DraftFacts, type DraftRow, draftFactsOf } from './drafts-store.ts';

/** An account as the rules read it, with what the page shows beside. Money in cents. */
export type KnownAccount = Omit<DraftAccount, 'draft'> & {
  readonly accountBalance: number;
  readonly bills: readonly BillDays[];
  readonly draft: (Draft & { readonly nextDraftDate: LocalDay | null }) | null;
};

/** A member's accounts with their drafts (planned-18). */
export async function draftAccountsOf(db: Executor, memberNumber: string, today: LocalDay): Promise<KnownAccount[]> {
  const facts = await draftFactsOf(db, memberNumber);
  const numbers = facts.map(({ accountNumber }) => accountNumber);
  if (numbers.length === 0) return [];
  const found = new Map((await findAccounts(db, numbers)).map((account) => [account.accountNumber, account]));
  const bills = await billDaysOf(db, numbers, oldestBillingDay(today));
  return facts.flatMap((fact) => {
    const account = found.get(fact.accountNumber);
    if (!account) return [];
    const known = bills.get(fact.accountNumber) ?? [];
    return [
      {
        accountNumber: account.accountNumber,
        serviceAddress: serviceAddressOf(account),
        accountType: account.accountType,
        pastDueAmount: account.pastDueAmount,
        autopayExists: fact.autopayExists,
        ccEligible: account.isCcEligible,
        noMoreChecks: account.nomoreCheck,
        isCashOnly: account.isCashOnly,
        eligibleDraftDate: fact.eligibleDraftDate,
        allowBeforeBilledDay: fact.allowBeforeBilledDay,
        allowAfterBilledDay: fact.allowAfterBilledDay,
        accountBalance: account.accountBalance,
        bills: known,
        draft: fact.draft && presentDraft(fact.draft, fact, known, today),
        officeDraftDate: fact.draft ? null : fact.cycleDate,
      },
    ];
  });
}

/** The next day on which a draft is taken; undefined while that hangs on a bill to come. */
export function nextDraftDay(
  draft: DraftRow,
  cycleDate: LocalDay | null,
  bills: readonly BillDays[],
  today: LocalDay,
): LocalDay | undefined {
  const { draftMethod: method, draftDay: day, startDate } = draft;
  return nextDueDay({ kind: 'draft', method, day, startDate, cycleDate }, bills, today);
}

/** Of what a draft charges only the last four digits leave the API. */
function presentDraft(
  draft: DraftRow,
  { cycleDate }: DraftFacts,
  bills: readonly BillDays[],
  today: LocalDay,
): NonNullable<KnownAccount['draft']> {
  return {
    draftType: draft.draftMethod,
    draftDay: draft.draftDay,
    draftAccountType: draft.draftAccountType ?? '',
    draftAccountNumberMasked: draft.lastFour === '' ? '' : `****${draft.lastFour}`,
    financialInstitutionName: draft.financialInstitutionName,
    nextDraftDate: nextDraftDay(draft, cycleDate, bills, today) ?? null,
  };
}
