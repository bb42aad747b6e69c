import { formatDay, type LocalDay } from '../../dates.ts';
import { type Cents, formatMoney } from '../../money.ts';
import { methodName, type StoredMethodFacts } from '../../paying/payment-profile/stored-payment.ts';
import type { Translate } from '../../texts/text.ts';

/** Terms as members read them: `Visa ending in 1111, on the due date, up to $150.00`. */
export function termsText(
  terms: { readonly daysBefore: number; readonly ceiling: Cents | null },
  stored: StoredMethodFacts,
  text: Translate,
): string {
  const method = methodName(stored, text);
  const when = whenText(terms.daysBefore, text);
  return terms.ceiling === null
    ? text('autoPay.enrolled.terms', { method, when })
    : text('autoPay.enrolled.termsCeiling', { method, when, ceiling: formatMoney(terms.ceiling) });
}

/** The line of an account in the authorization of auto pay. */
export const authorizedLine = (number: string, terms: string, today: LocalDay, text: Translate): string =>
  text('autoPay.authorize.line', { number, terms, start: formatDay(today) });

function whenText(days: number, text: Translate): string {
  if (days === 0) return text('autoPay.when.due');
  return days === 1 ? text('autoPay.when.one') : text('autoPay.when.some', { days });
}
