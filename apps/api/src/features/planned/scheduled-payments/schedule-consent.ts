import { formatMoney } from '@rochdale/domain/money';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import type { Formats } from '@rochdale/domain/texts/formats';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Transaction } from '../../../platform/database/database.ts';
import { addAuthorizations, authorizationBy, type Consent } from '../authorizations/public.ts';
import type { NewScheduledPayment } from './scheduled-payments-store.ts';

/** What a member agrees to by scheduling a payment: the sentence of the form. */
export function scheduleConsentText(
  { amount, paymentDate, paymentMethod: method }: Pick<NewScheduledPayment, 'amount' | 'paymentDate' | 'paymentMethod'>,
  { config, settings: { coopName: coop, phoneNumber: phone } }: Site,
  formats: Formats,
): string {
  const facts = { amount: formatMoney(amount), date: formats.letterDay(paymentDate) };
  return agreementText<'schedule'>(config.agreements.schedule, { coop, phone, method, ...facts });
}

/** Keeps the consent by which a scheduled payment stands. */
export async function keepScheduleConsent(
  tx: Transaction,
  { authorizationId, transNo: planKey, memberNumber, paymentMethod: method }: NewScheduledPayment,
  given: Consent,
): Promise<void> {
  const plan = { authorizationId, planKind: 'scheduled-payment', planKey, memberNumber, method } as const;
  await addAuthorizations(tx, [authorizationBy(given, plan)]);
}
