import type { PlainTextCode } from '../../texts/text.ts';
import type { Route } from '../../website/screens/screen-access.ts';

/** What a reason is about. */
export const reasonKinds = [
  'maintenance',
  'gate',
  'login',
  'limit',
  'online',
  'card',
  'echeck',
  'minimum',
  'bankruptcy',
  'bankDraft',
  'cardDraft',
  'draft',
  'autoPay',
  'way',
  'reporting',
  'usage',
  'averageBilling',
  'meterReading',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** What closes a screen whole, and not a part of it. */
const wholes: ReadonlySet<ReasonKind> = new Set(['gate', 'login', 'limit', 'online', 'maintenance']);

/** How something stands for a member: narrowed, where a part of it is closed. */
export const explainedStandings = ['open', 'narrowed', 'closed'] as const;
export type ExplainedStanding = (typeof explainedStandings)[number];

/** How reasons come out together (office-93). */
export function standingOf(
  reasons: readonly { readonly kind: ReasonKind; readonly isOpen: boolean }[],
): ExplainedStanding {
  const closed = reasons.filter(({ isOpen }) => !isOpen);
  if (closed.length === 0) return 'open';
  if (closed.some(({ kind }) => wholes.has(kind))) return 'closed';
  // A dead card leaves every other way; a screen all of whose parts are closed is closed.
  const parts = reasons.filter(({ kind }) => kind !== 'way');
  return parts.length > 0 && parts.every(({ isOpen }) => !isOpen) ? 'closed' : 'narrowed';
}

/** The screens that members call about, by what the office calls them, in the order of the list. */
export const explainedScreens = {
  'quick-pay': 'screen.quickPay',
  accountoverview: 'screen.accountOverview',
  'billpayments/pay-multiple': 'screen.payMultiple',
  'billpayments/auto-pay': 'screen.autoPay',
  'draft-payments': 'screen.draftPayments',
  'scheduled-payments': 'screen.scheduledPayments',
  'billpayments/payment-profile': 'screen.paymentProfile',
  'billpayments/history': 'screen.accountHistory',
  'billpayments/view-deposits': 'screen.deposits',
  'billpayments/view-arrangements': 'screen.arrangements',
  'levelized-billing': 'screen.averageBilling',
  'operation-roundup': 'screen.roundUp',
  'outage-status': 'screen.outage',
  'report-outage': 'screen.reportOutage',
  'usage-tracker': 'screen.usageTracker',
  'meter-reading': 'screen.meterReading',
  'manage-notifications': 'screen.notifications',
  'manage-contacts': 'screen.contacts',
  'service-requests': 'screen.serviceRequests',
  'my-profile': 'screen.myProfile',
  'account-profile': 'screen.accountProfile',
  'delinquent-history': 'screen.delinquents',
  'member-info-docs': 'screen.documents',
} as const satisfies Partial<Readonly<Record<Route, PlainTextCode>>>;
export type ExplainedScreen = keyof typeof explainedScreens;
