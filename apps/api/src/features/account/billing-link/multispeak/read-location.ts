import { childrenOf, textIn, type XmlElement } from '@rochdale/contract/billing-link/xml';
import type { BalanceAnswer } from '@rochdale/domain/account/billing-link/one-book';
import { isLocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';

/** From here on MultiSpeak's numbers, which are of single precision, no longer hold cents. */
const leastImprecise = 13_107_200;

/** An amount as MultiSpeak writes it, in cents. Throws for what is none, and for one that may have lost its cents. */
export function readAmount(text: string): Cents {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error('An amount is no number.');
  const cents = Math.round(value * 100);
  if (Math.abs(cents) >= leastImprecise) throw new Error('An amount is too large to have its cents.');
  return cents;
}

/** The amount in an element; null where it is not there. */
const amountIn = (element: XmlElement, name: string): Cents | null => {
  const text = textIn(element, name);
  return text === undefined ? null : readAmount(text);
};

/** A day as MultiSpeak writes it, in its own time zone; null for none, also written as the first day of time. */
function dayIn(element: XmlElement, name: string): string | null {
  const day = textIn(element, name)?.slice(0, 10);
  return day !== undefined && isLocalDay(day) && day > '1900-01-01' ? day : null;
}

/**
 * What an account owes, by its service locations: the receivable balance is the account's, so one that has several must be
 * told the same by all. Throws where it is not told.
 */
export function readBalance(
  result: XmlElement,
  asked: { readonly accountNumber: string; readonly asOf: Date | null },
): BalanceAnswer {
  const found = childrenOf(result, 'serviceLocation');
  const [first] = found;
  if (!first) throw new Error('The billing system has no such account.');
  const strange = found.find((location) => textIn(location, 'accountNumber') !== asked.accountNumber);
  if (strange) return { ...nothingOwed, ...asked, accountNumber: textIn(strange, 'accountNumber') ?? '' };
  const balance = amountIn(first, 'acRecvBal');
  if (balance === null) throw new Error('The billing system names no balance.');
  if (found.some((location) => amountIn(location, 'acRecvBal') !== balance))
    throw new Error('The service locations of the account have different balances.');
  return { ...asked, balance, ...dueOf(first), payments: null };
}

/** Past due is what is owed for more than 30 days; not known where none of its parts is there. */
function dueOf(location: XmlElement): Pick<BalanceAnswer, 'pastDue' | 'dueDate' | 'cutOffDate'> {
  const aged = ['acRecv30', 'acRecv60', 'acRecv90'].map((name) => amountIn(location, name));
  const isTold = aged.some((one) => one !== null);
  const sum = aged.reduce<number>((all, one) => all + Math.max(0, one ?? 0), 0);
  return {
    pastDue: isTold ? sum : null,
    dueDate: dayIn(location, 'paymentDueDate'),
    cutOffDate: dayIn(location, 'shutOffDate'),
  };
}

const nothingOwed = { balance: 0, pastDue: null, dueDate: null, cutOffDate: null, payments: null } as const;
