import type { DraftMethod } from '@rochdale/domain/draft-payments/draft';

/** What each way of choosing the day is called (S1 §3 Draft methods). */
export const methodTexts = {
  WHEN_BILLED: 'draftPayments.method.WHEN_BILLED',
  END_OF_MONTH: 'draftPayments.method.END_OF_MONTH',
  DAY_OF_MONTH: 'draftPayments.method.DAY_OF_MONTH',
  DAYS_AFTER_BILLING: 'draftPayments.method.DAYS_AFTER_BILLING',
  CYCLE: 'draftPayments.method.CYCLE',
} as const satisfies Record<DraftMethod, string>;
