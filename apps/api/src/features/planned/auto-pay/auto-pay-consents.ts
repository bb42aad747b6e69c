import type { LocalDay } from '@rochdale/domain/dates';
import { methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import { authorizedLine, termsText } from '@rochdale/domain/planned/auto-pay/terms-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredPayment } from '../../paying/payment-profile/public.ts';
import { addAuthorizations, authorizationBy, type Consent } from '../authorizations/public.ts';
import type { AutoPay } from './auto-pay-store.ts';

/** What a member agrees to: the sentences of the form, and the terms of each account. */
export function autoPayConsentText(
  { config, settings }: Site,
  autoPays: readonly Pick<AutoPay, 'accountNumber' | 'daysBefore' | 'ceiling'>[],
  stored: StoredPayment,
  today: LocalDay,
  text: Translate,
): string {
  const fields = { coop: settings.coopName, phone: settings.phoneNumber, method: methodName(stored, text) };
  const lines = autoPays.map(({ accountNumber, ...terms }) =>
    authorizedLine(accountNumber, termsText(terms, stored, text), today, text),
  );
  return agreementText<'autoPay'>(config.agreements.autoPay, fields, lines);
}

/** Keeps the consent by which each auto pay stands. */
export async function keepAutoPayConsents(
  tx: Transaction,
  autoPays: readonly AutoPay[],
  stored: StoredPayment,
  given: Consent,
): Promise<void> {
  const method = methodName(stored, translatorOf('en'));
  const rows = autoPays.map(({ authorizationId, accountNumber: planKey, memberNumber }) =>
    authorizationBy(given, { authorizationId, planKind: 'auto-pay', planKey, memberNumber, method }),
  );
  await addAuthorizations(tx, rows);
}
