import type { LocalDay } from '../../dates.ts';
import { type Cents, formatMoney } from '../../money.ts';
import type { PlainTextCode } from '../../texts/text.ts';

/** What an account's balance means to its member. */
export interface AmountDue {
  readonly label: PlainTextCode;
  readonly cents: Cents;
  readonly isCredit: boolean;
  /** The day to pay it by, where something is to be paid by a day. */
  readonly dueDate: LocalDay | null;
}

/** Reads an account's balance: a prepaid account has one, any other owes it; only what is owed is due (account-15). */
export function amountDue(account: {
  readonly isPrepaidAccount: boolean;
  readonly balance: Cents;
  readonly dueDate: LocalDay | null;
}): AmountDue {
  const { isPrepaidAccount, balance, dueDate } = account;
  return {
    label: isPrepaidAccount ? 'overview.accountBalance' : 'overview.totalDue',
    cents: balance,
    isCredit: balance < 0,
    dueDate: balance > 0 && !isPrepaidAccount ? dueDate : null,
  };
}

/** An amount as it is written large: its sign, whole dollars, and what follows them, which both stand smaller. */
export function largeAmount(cents: Cents): { readonly sign: string; readonly dollars: string; readonly rest: string } {
  const [dollars = '', rest = ''] = formatMoney(Math.abs(cents)).slice(1).split('.');
  return { sign: cents < 0 ? '\u2212$' : '$', dollars, rest: `.${rest}` };
}

/** What the other accounts owe, of what all that owe something owe together (website-44): a credit on this one pays none of them. */
export const dueOnOthers = (dueOnAll: Cents, balance: Cents): Cents => Math.max(0, dueOnAll - Math.max(0, balance));
