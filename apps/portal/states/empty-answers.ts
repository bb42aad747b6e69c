import type { Answers } from './state.ts';

/** What each list answers when there is nothing in it. */
export const emptyAnswers = {
  'accounts.search': { fields: { results: [], totalRecords: 0, totalBalance: 0 } },
  'arrangements.list': { fields: { results: [] } },
  'authorizations.list': { fields: { results: [] } },
  'auto-pay.list': { fields: { accounts: [], methods: [] } },
  'delinquents.list': { fields: { results: [], totalRecords: 0 } },
  'grants.accounts': { fields: { isMember: false, results: [], totalRecords: 0 } },
  'former-accounts.list': { fields: { results: [] } },
  'deposits.list': { fields: { results: [] } },
  'draft-payments.list': { fields: { results: [] } },
  'history.bills': { fields: { results: [] } },
  'history.budget-average': { fields: { results: [], totalRecords: 0 } },
  'history.entries': { fields: { results: [], totalRecords: 0 } },
  'history.payments': { fields: { results: [] } },
  'levelized-billing.list': { fields: { accounts: [] } },
  'member-info-docs.list': { fields: { results: [] } },
  'meter-reading.meters': { fields: { meters: [] } },
  'my-record.list': { fields: { entries: [], next: null } },
  'notifications.contacts': { fields: { results: [] } },
  'operation-roundup.list': { fields: { accounts: [] } },
  'outage.history': { fields: { results: [], totalRecords: 0 } },
  'outage.reports': { fields: { results: [] } },
  'overview.billed-usage': { fields: { results: [] } },
  'pay-multiple.accounts': { fields: { results: [], totalRecords: 0, memberRecords: 0 } },
  'payment-profile.list': { fields: { results: [] } },
  'planned-payments.list': { fields: { payments: [], withNextBill: [] } },
  'scheduled-payments.list': { fields: { scheduledPaymentsList: [] } },
  'service-requests.list': { whole: [] },
  'unclaimed-credits.search': { fields: { results: [], totalRecords: 0, isTooMany: false } },
  'usage.daily': { fields: { hasUsageData: false, hasUsageDataForSelectedDateRange: false, usagesByMeter: [] } },
  'usage.monthly': { fields: { bills: [] } },
} as const satisfies Answers;

/** The rows of some lists. */
export const emptied = (...lists: readonly (keyof typeof emptyAnswers)[]): Answers =>
  Object.fromEntries(lists.map((name) => [name, emptyAnswers[name]]));
