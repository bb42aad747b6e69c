import { formatDay, type LocalDay } from '../../dates.ts';
import type { Translate } from '../../texts/text.ts';
import type { DraftMethod } from './draft.ts';

/** What each way of choosing the day is called (planned-21). */
export const draftMethodNames = {
  WHEN_BILLED: 'draftPayments.method.WHEN_BILLED',
  END_OF_MONTH: 'draftPayments.method.END_OF_MONTH',
  DAY_OF_MONTH: 'draftPayments.method.DAY_OF_MONTH',
  DAYS_AFTER_BILLING: 'draftPayments.method.DAYS_AFTER_BILLING',
  CYCLE: 'draftPayments.method.CYCLE',
} as const satisfies Record<DraftMethod, string>;

/** What of a draft its authorization names. */
export interface AuthorizedDraft {
  readonly accountNumber: string;
  readonly draftMethod: DraftMethod;
  readonly draftDay: number | null;
  readonly startDate: LocalDay;
}

/** The line of an account in the authorization of a draft: `Account 7: Day of the month: 15. Starting 12/05/2026.` */
export function authorizedDraftLine(
  { accountNumber: number, draftMethod, draftDay, startDate }: AuthorizedDraft,
  text: Translate,
): string {
  const method = text(draftMethodNames[draftMethod]);
  const when = draftDay === null ? method : `${method}: ${draftDay}`;
  return text('draftPayments.authorize.line', { number, when, start: formatDay(startDate) });
}
