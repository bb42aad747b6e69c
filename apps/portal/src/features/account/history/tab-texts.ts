import type { HistoryTab } from './use-history.ts';

/** What each tab is called, what its table holds, and what it says when there is nothing. */
export const tabTexts = {
  all: { label: 'history.tab.all', caption: 'history.caption.all', none: 'history.none.all' },
  bills: { label: 'history.tab.bills', caption: 'history.caption.bills', none: 'history.none.bills' },
  payments: { label: 'history.tab.payments', caption: 'history.caption.payments', none: 'history.none.payments' },
  plan: { label: 'history.tab.plan', caption: 'history.plan.caption', none: 'history.none.plan' },
} as const satisfies Record<HistoryTab, unknown>;
