import type { PlainTextCode } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';
import type { DraftAccount, DraftOption } from './draft.ts';
import type { DraftRules } from './draft-rules.ts';

/** The tabs of the page (planned-14). */
export type DraftTab = 'accounts' | 'setup' | 'remove';

/**
 * Accounts without a draft can be set up, those with one are listed for removal (planned-18). One that the billing
 * system itself drafts is in neither: only the office changes that (planned-19).
 */
export function splitByDraft<A extends Pick<DraftAccount, 'draft' | 'officeDraftDate'>>(
  accounts: readonly A[],
): { readonly undrafted: readonly A[]; readonly drafted: readonly A[] } {
  return {
    undrafted: accounts.filter((account) => account.draft === null && !isDraftedByOffice(account)),
    drafted: accounts.filter(({ draft }) => draft !== null),
  };
}

/** Whether the billing system drafts the account by itself. */
export const isDraftedByOffice = ({
  draft,
  officeDraftDate,
}: Pick<DraftAccount, 'draft' | 'officeDraftDate'>): boolean => draft === null && officeDraftDate !== null;

/** What a tab says when it has no account to list (planned-18). */
export function emptyTabMessage(tab: DraftTab, accounts: readonly DraftAccount[]): PlainTextCode | undefined {
  const { undrafted, drafted } = splitByDraft(accounts);
  if (tab === 'setup') return undrafted.length === 0 ? 'draftPayments.setup.none' : undefined;
  if (tab === 'remove') return drafted.length === 0 ? 'draftPayments.remove.none' : undefined;
  return accounts.length === 0 ? 'draftPayments.none' : undefined;
}

/** Why an account can't be selected for a draft; undefined when it can (planned-20). */
export function unselectableReason(
  account: DraftAccount,
  option: DraftOption,
  rules: Pick<DraftRules, 'blockPastDue' | 'enforceNoMoreChecks'>,
): Violation | undefined {
  if (rules.blockPastDue && account.pastDueAmount > 0) return violation('draftPayments.account.pastDue');
  if (account.autopayExists) return violation('draftPayments.account.autoPay');
  if (isDraftedByOffice(account)) return violation('draftPayments.account.office');
  if (option === 'CC' && !account.ccEligible) return violation('draftPayments.account.cardRestricted');
  if (option === 'BANK' && account.isCashOnly) return violation('draftPayments.account.cashOnly');
  if (option === 'BANK' && rules.enforceNoMoreChecks && account.noMoreChecks)
    return violation('draftPayments.account.checkRestricted');
  return undefined;
}

/** The accounts that select-all selects (planned-20). */
export function selectableAccounts(
  accounts: readonly DraftAccount[],
  option: DraftOption,
  rules: DraftRules,
): readonly DraftAccount[] {
  return splitByDraft(accounts).undrafted.filter((account) => !unselectableReason(account, option, rules));
}
