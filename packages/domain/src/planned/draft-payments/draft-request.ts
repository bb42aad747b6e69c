import type { LocalDay } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import type { ChosenDraftMethod, DraftAccount } from './draft.ts';
import { isDraftedByOffice } from './draft-account.ts';
import { dayOf } from './draft-day.ts';
import { chosenMethod, type DraftForm } from './draft-form.ts';

/** A draft that a member asks for, of one account (planned-21). */
export interface DraftRequestItem {
  readonly accountNumber: string;
  readonly action: 'ADD' | 'REMOVE';
  readonly draftMethod: ChosenDraftMethod;
  readonly draftDay: number | null;
  readonly draftStartDate: LocalDay;
}

/** What a form without problems asks for: one item for each account that is checked. */
export function draftRequestItems({ rows }: DraftForm): readonly DraftRequestItem[] {
  return rows.flatMap((row) => {
    const draftMethod = chosenMethod(row.draftMethod);
    if (!row.check || !draftMethod) return [];
    const typed = {
      DAY_OF_MONTH: row.dayOfMonth,
      DAYS_AFTER_BILLING: row.daysAfter,
      WHEN_BILLED: '',
      END_OF_MONTH: '',
    };
    const { accountNumber, draftStartDate } = row;
    return [{ accountNumber, action: 'ADD', draftMethod, draftDay: dayOf(typed[draftMethod]) ?? null, draftStartDate }];
  });
}

/**
 * Why drafts can't be removed: none is chosen, one of the accounts has no draft, or has one of the office's (planned-19,
 * planned-31).
 */
export function removalProblem(
  accountNumbers: readonly string[],
  accounts: readonly DraftAccount[],
): Violation | undefined {
  if (accountNumbers.length === 0) return violation('draftPayments.accounts.removeRequired');
  const isNamed = ({ accountNumber }: DraftAccount): boolean => accountNumbers.includes(accountNumber);
  if (accounts.some((account) => isNamed(account) && isDraftedByOffice(account)))
    return violation('draftPayments.account.office');
  const drafted = new Set(accounts.filter(({ draft }) => draft !== null).map(({ accountNumber }) => accountNumber));
  return accountNumbers.every((number) => drafted.has(number))
    ? undefined
    : violation('draftPayments.account.notDrafted');
}
