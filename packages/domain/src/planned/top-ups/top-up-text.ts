import { formatMoney } from '../../money.ts';
import { methodName, type StoredMethodFacts } from '../../paying/payment-profile/stored-payment.ts';
import type { Translate } from '../../texts/text.ts';
import type { TopUpTerms } from './top-up.ts';

/** Terms as members read them: `$40.00 when 3 days are left, from Visa ending in 1111.` */
export function topUpTermsText(terms: TopUpTerms, stored: StoredMethodFacts, text: Translate): string {
  const said = { amount: formatMoney(terms.amount), method: methodName(stored, text) };
  if (terms.trigger === 'balance') return text('topUp.terms.balance', { ...said, line: formatMoney(terms.line) });
  return terms.line === 1 ? text('topUp.terms.day', said) : text('topUp.terms.days', { ...said, days: terms.line });
}

/** What a member agrees to (paying-95). */
export function authorizedTopUp(
  number: string,
  terms: TopUpTerms,
  fields: { readonly coop: string; readonly phone: string; readonly method: string },
  text: Translate,
): string {
  const ceiling = formatMoney(terms.ceiling);
  return text('topUp.authorize', { ...fields, ceiling, terms: lineOf(number, terms, text) });
}

function lineOf(number: string, terms: TopUpTerms, text: Translate): string {
  const said = { number, amount: formatMoney(terms.amount) };
  if (terms.trigger === 'balance') return text('topUp.authorize.balance', { ...said, line: formatMoney(terms.line) });
  return terms.line === 1
    ? text('topUp.authorize.day', said)
    : text('topUp.authorize.days', { ...said, days: terms.line });
}
