import { methodName, type StoredMethodFacts } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { authorizedTopUp } from '@rochdale/domain/planned/top-ups/top-up-text';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Transaction } from '../../../platform/database/database.ts';
import { addAuthorizations, authorizationBy, type Consent } from '../authorizations/public.ts';
import type { TopUp } from './top-ups-store.ts';

/** What a member agrees to, as the form shows it. */
export const topUpConsentText = (
  { settings }: Site,
  topUp: Pick<TopUp, 'accountNumber' | 'trigger' | 'line' | 'amount' | 'ceiling'>,
  stored: StoredMethodFacts,
  text: Translate,
): string =>
  authorizedTopUp(
    topUp.accountNumber,
    topUp,
    { coop: settings.coopName, phone: settings.phoneNumber, method: methodName(stored, text) },
    text,
  );

/** Keeps the consent by which an account is topped up. */
export async function keepTopUpConsent(
  tx: Transaction,
  {
    authorizationId,
    accountNumber: planKey,
    memberNumber,
  }: Pick<TopUp, 'authorizationId' | 'accountNumber' | 'memberNumber'>,
  stored: StoredMethodFacts,
  given: Consent,
): Promise<void> {
  const method = methodName(stored, translatorOf('en'));
  await addAuthorizations(tx, [
    authorizationBy(given, { authorizationId, planKind: 'top-up', planKey, memberNumber, method }),
  ]);
}
