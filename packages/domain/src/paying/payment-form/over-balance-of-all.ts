import type { Cents } from '../../money.ts';
import type { PayableAccount, PaymentRules } from '../payments/payable-account.ts';
import { type OverBalance, overBalance } from './over-balance.ts';

/** What is to be paid on an account, and what of it is on its way. In cents. */
interface PartToPay {
  readonly account: PayableAccount;
  readonly amount: Cents;
  readonly onItsWay: Cents;
}

/** What is asked about several amounts at once: the sums over all that is paid, and what to pay on each that is too much. */
export interface OverBalanceOfAll extends OverBalance {
  readonly each: readonly { readonly accountNumber: string; readonly instead: Cents }[];
}

/** What is asked where amounts of accounts that are paid together lie above what is owed (paying-80); undefined where none does. */
export function overBalanceOfAll(parts: readonly PartToPay[], rules: PaymentRules): OverBalanceOfAll | undefined {
  const over = parts.flatMap(({ account, amount, onItsWay }) => {
    const found = overBalance(amount, account, rules, onItsWay);
    return found ? [{ ...found, amount, accountNumber: account.accountNumber }] : [];
  });
  if (over.length === 0) return undefined;
  const sumOf = (cents: (one: (typeof over)[number]) => Cents): Cents => over.reduce((sum, one) => sum + cents(one), 0);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const more = sumOf((one) => one.more);
  return {
    more,
    owed: total - more,
    instead: total - sumOf((one) => one.amount - one.instead),
    each: over.map(({ accountNumber, instead }) => ({ accountNumber, instead })),
  };
}
