import { formatDay, formatNearDay, type LocalDay } from '../../dates.ts';
import { type Cents, formatMoney } from '../../money.ts';
import type { Translate } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';

/** Money of an account that is on its way, or may be: a page that is open. In cents. */
export interface UnderWay {
  readonly kind: 'charge' | 'bank-file' | 'returned' | 'page' | 'stray';
  readonly amount: Cents;
  readonly day: LocalDay | null;
}

/**
 * What a payer is asked before paying more than is owed beside what is on its way; undefined when there is nothing to ask.
 * The balance is the one that is shown, before anything that is on its way.
 */
export function askedBeforePaying(
  amount: Cents,
  { accountNumber, balance }: { readonly accountNumber: string; readonly balance: Cents },
  underWay: readonly UnderWay[],
): Violation | undefined {
  const sum = underWay.reduce((total, one) => total + one.amount, 0);
  const [first] = underWay;
  if (!first || amount + sum <= balance) return undefined;
  const facts = { account: accountNumber, amount: formatMoney(sum) };
  if (underWay.every(({ kind }) => kind === 'page')) return violation('payment.onItsWay.page', facts);
  const days = underWay.flatMap(({ day }) => day ?? []).sort();
  const [day] = days;
  return day === undefined
    ? violation('payment.onItsWay', facts)
    : violation('payment.onItsWay.day', { ...facts, date: formatDay(day) });
}

/** What stands beside a balance of money that is on its way: how much, and when where that is known. */
export function onItsWayText(
  { kind, amount, day }: Omit<UnderWay, 'kind'> & { readonly kind: Exclude<UnderWay['kind'], 'page'> },
  text: Translate,
): string {
  const isAgain = kind === 'returned';
  const said = formatMoney(amount);
  if (day === null) return text(isAgain ? 'pay.onItsWay.again' : 'pay.onItsWay', { amount: said });
  return text(isAgain ? 'pay.onItsWay.againOn' : 'pay.onItsWay.on', { amount: said, date: formatNearDay(day) });
}
