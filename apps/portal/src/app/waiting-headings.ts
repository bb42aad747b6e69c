import type { PlainTextCode } from '@rochdale/domain/texts/text';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { Site } from '@rochdale/domain/website/site/site';

/** What pages say in their heading that are not headed by their screen's name. */
export function waitingHeading(route: Route, { configuration }: Site): PlainTextCode | undefined {
  if (route === 'draft-payments') return configuration.whecEnabled ? 'draftPayments.title.whec' : 'draftPayments.title';
  return headings[route];
}

const headings: Readonly<Partial<Record<Route, PlainTextCode>>> = {
  'view-all-accounts': 'allAccounts.title',
  'account-list': 'allAccounts.title',
  'as-member': 'asMember.bar',
  viewbill: 'bill.view',
  'no-bill': 'bill.view',
  'payment-cancel': 'paymentResult.canceled',
  'reset-password': 'recovery.reset.title',
  'stop-change': 'stopChange.title',
  'delegate-invitation': 'delegates.invitation.title',
  'external-redirect': 'handOver.coming',
  'outside-sign-in': 'outsideSignIn.coming',
  'service-type/application-for-service': 'applicationForService.title.service',
  'schedule-payments-cancel': 'scheduledPayments.canceled',
  'schedule-payments-error': 'scheduledPayments.failed',
};
