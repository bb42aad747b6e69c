import { brandNames, brandOf, type CardBrand, isRoutingNumber, passesLuhn } from '../cards.ts';
import type { Outcome } from '../outcomes.ts';
import { outcomeOfBankAccount, outcomeOfCard } from '../outcomes.ts';

/** What was typed on the page, by field. */
export type Entry = Readonly<Record<string, string>>;
/** A sentence for each field that is wrong. */
export type EntryErrors = Readonly<Record<string, string>>;

/** A way of paying that has been checked. Numbers are gone: last four and brand remain. */
export interface Method {
  readonly paymentType: 'cc' | 'echeck';
  readonly lastFour: string;
  readonly cardBrand?: string;
  /** `YYYY-MM`, of a card. */
  readonly expires?: string;
  readonly outcome: Outcome;
}

export type Checked = { readonly method: Method } | { readonly errors: EntryErrors };

const digitsOf = (text: string | undefined): string => (text ?? '').replace(/[\s-]/g, '');

/** Checks a card entry: number, brand that is accepted, expiry, security code, name, ZIP. */
export function checkCard(entry: Entry, acceptedTypes: string, now: Date): Checked {
  const number = digitsOf(entry.cardNumber);
  const brand = passesLuhn(number) ? brandOf(number) : undefined;
  const errors: Record<string, string> = {};
  if (!brand) errors.cardNumber = 'Enter a valid card number.';
  else if (!acceptedTypes.split(',').includes(brand)) errors.cardNumber = `${brandNames[brand]} is not accepted here.`;
  if (!isOpenExpiry(entry.expiry ?? '', now)) errors.expiry = 'Enter a month and year that is not past, like 08 / 29.';
  if (!securityCode(brand).test(digitsOf(entry.cvv))) errors.cvv = 'Enter the security code of the card.';
  if (!entry.name?.trim()) errors.name = 'Enter the name on the card.';
  if (!/^\d{5}(-\d{4})?$/.test(entry.zip?.trim() ?? '')) errors.zip = 'Enter a ZIP code of 5 digits.';
  if (Object.keys(errors).length > 0 || !brand) return { errors };
  return {
    method: {
      paymentType: 'cc',
      lastFour: number.slice(-4),
      cardBrand: brandNames[brand],
      expires: monthOf((entry.expiry ?? '').trim()),
      outcome: outcomeOfCard(number),
    },
  };
}

/** Checks an e-check entry: routing number, account number, type, name, authorization. */
export function checkEcheck(entry: Entry): Checked {
  const account = digitsOf(entry.accountNumber);
  const errors: Record<string, string> = {};
  if (!isRoutingNumber(digitsOf(entry.routingNumber)))
    errors.routingNumber = 'Enter a valid routing number of 9 digits.';
  if (!/^\d{4,17}$/.test(account)) errors.accountNumber = 'Enter an account number of 4 to 17 digits.';
  if (entry.accountType !== 'Checking' && entry.accountType !== 'Savings')
    errors.accountType = 'Choose checking or savings.';
  if (!entry.name?.trim()) errors.name = 'Enter the name on the account.';
  if (entry.authorize !== 'yes') errors.authorize = 'Tick the box to authorize this payment.';
  if (Object.keys(errors).length > 0) return { errors };
  return { method: { paymentType: 'echeck', lastFour: account.slice(-4), outcome: outcomeOfBankAccount(account) } };
}

function isOpenExpiry(text: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  if (!match) return false;
  const firstAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return now.getTime() < firstAfter;
}

/** `08 / 29` as `2029-08`; what is asked has been checked. */
const monthOf = (text: string): string => text.replace(/^(\d\d)\D*(\d\d)$/, '20$2-$1');

function securityCode(brand: CardBrand | undefined): RegExp {
  return brand === 'AX' ? /^\d{4}$/ : /^\d{3}$/;
}
