import type { LocalDay } from '../dates.ts';
import { type Violation, violation } from '../violation.ts';
import type { ChosenDraftMethod, DraftAccount } from './draft.ts';
import { dayOf } from './draft-day.ts';
import { chosenMethod, type DraftForm } from './draft-form.ts';

/** A draft that a member asks for, of one account (S1 §3 Draft request item). */
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

/** Why drafts can't be removed: none is chosen, or one of the accounts has no draft (S1 §4). */
export function removalProblem(
  accountNumbers: readonly string[],
  accounts: readonly DraftAccount[],
): Violation | undefined {
  if (accountNumbers.length === 0) return violation('draftPayments.accounts.removeRequired');
  const drafted = new Set(accounts.filter(({ draft }) => draft !== null).map(({ accountNumber }) => accountNumber));
  return accountNumbers.every((number) => drafted.has(number))
    ? undefined
    : violation('draftPayments.account.notDrafted');
}
