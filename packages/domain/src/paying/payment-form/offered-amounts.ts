import { offeredTopUps } from '../../account/prepaid/top-ups.ts';
import type { Cents } from '../../money.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import { amountBesideViolation } from '../payments/amount.ts';
import { amountLeft } from '../payments/default-amount.ts';
import type { PayableAccount, PaymentRules } from '../payments/payable-account.ts';
import { afterUnconfirmedPayments } from '../payments/unconfirmed.ts';

/** A sum that a member knows, to be chosen by one press, and what it is. */
export interface OfferedAmount {
  readonly amount: Cents;
  readonly name: PlainTextCode;
}

/**
 * The sums that the payment form offers (paying-72): first the one that it begins with, where there is one, then the whole
 * balance or what is left of it, then the next payment of an arrangement where one is known, where these may be paid. Each
 * once; another is typed.
 */
export function offeredAmounts(
  account: PayableAccount,
  rules: PaymentRules,
  onItsWay: Cents,
  arranged: Cents = 0,
): readonly OfferedAmount[] {
  const begin = amountLeft(account, rules, onItsWay);
  const left = afterUnconfirmedPayments(account, onItsWay);
  const rest = left.accountBalance;
  const balanceName = onItsWay > 0 ? 'pay.offer.left' : 'pay.offer.balance';
  const mayOffer = (amount: Cents): boolean =>
    !account.isPrepaidAccount &&
    left.cutoffAmount === 0 &&
    amount > 0 &&
    amount <= rest &&
    amount !== begin &&
    !amountBesideViolation(amount, account, rules, onItsWay);
  return [
    ...(begin > 0 ? [{ amount: begin, name: nameOf(left, balanceName) }] : []),
    ...(mayOffer(rest) ? ([{ amount: rest, name: balanceName }] as const) : []),
    ...(arranged !== rest && mayOffer(arranged)
      ? ([{ amount: arranged, name: 'pay.offer.arrangement' }] as const)
      : []),
  ];
}

/** With usual top-ups of a prepaid account beside the sum that must be paid (account-130); as they are where there is none. */
export function withTopUps(offered: readonly OfferedAmount[], least: Cents | undefined): readonly OfferedAmount[] {
  if (least === undefined) return offered;
  const more = offeredTopUps(least).filter((amount) => !offered.some((one) => one.amount === amount));
  return [...offered, ...more.map((amount) => ({ amount, name: 'pay.offer.topUp' }) as const)];
}

/** What the amount is that the form begins with, in the order in which it is found (paying-18). */
function nameOf(left: PayableAccount, balanceName: PlainTextCode): PlainTextCode {
  if (left.isPrepaidAccount) return left.prepaidReconnectAmount > 0 ? 'pay.offer.reconnect' : 'pay.offer.minimum';
  if (left.cutoffAmount > 0) return 'pay.offer.service';
  return left.pastDueAmount > 0 ? 'pay.offer.pastDue' : balanceName;
}

/** Says what money that is on its way does to the amount that the form begins with; undefined when it does nothing. */
export function onItsWayHint(account: PayableAccount, begin: Cents, onItsWay: Cents): PlainTextCode | undefined {
  if (onItsWay <= 0) return undefined;
  if (!account.isPrepaidAccount && begin > 0) return 'pay.amount.filledLeft';
  return account.accountBalance <= onItsWay ? 'pay.amount.nothingLeft' : undefined;
}
