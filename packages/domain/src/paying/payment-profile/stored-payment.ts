import { addDays, type LocalDay } from '../../dates.ts';
import type { Translate } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';
import type { PaymentRules } from '../payments/payable-account.ts';

/** What a stored card or bank account is known by; never its number. */
export interface StoredMethodFacts {
  readonly paymentType: 'Credit' | 'Check';
  /** Of a card. */
  readonly brand: string;
  readonly lastFour: string;
}

/** How the month on a card stands: `none` for bank accounts, and for cards whose month is not known. */
export type CardExpiry = 'none' | 'good' | 'soon' | 'expired';

/** A card that ends within so many days is said to expire soon. */
export const soonDays = 60;
export const labelMaxLength = 40;

/** How a card stands on a day (paying-59). It is good until the end of the month on it, `YYYY-MM`. */
export function cardExpiry(expires: string | null, today: LocalDay): CardExpiry {
  if (expires === null) return 'none';
  const nextMonth = addDays(`${expires}-01`, 31).slice(0, 7);
  const lastDay = addDays(`${nextMonth}-01`, -1);
  if (lastDay < today) return 'expired';
  return lastDay <= addDays(today, soonDays) ? 'soon' : 'good';
}

/** A month on a card as it stands on cards: `12/2039`. */
export function formatExpires(expires: string): string {
  const [year, month] = expires.split('-');
  return `${month}/${year}`;
}

/** The name of a way of paying, as members read it everywhere: `Visa ending in 1111`. */
export function methodName({ paymentType, brand, lastFour }: StoredMethodFacts, text: Translate): string {
  const kind = paymentType === 'Check' ? text('paymentProfile.bankAccount') : brand || text('paymentProfile.card');
  return lastFour === '' ? kind : text('paymentProfile.endingIn', { kind, lastFour });
}

/** What is wrong with what a member wants to call it; empty is right. */
export function labelViolation(label: string): Violation | undefined {
  return label.trim().length > labelMaxLength ? violation('error.tooLong', { max: labelMaxLength }) : undefined;
}

/** What a member may add: what the utility takes at all, whatever an account may be paid by (paying-60). */
export function addableMethods(
  rules: Pick<PaymentRules, 'utilityAllowCreditCard' | 'utilityAllowEcheck' | 'echeckProcessAsDraft'>,
): { readonly card: boolean; readonly echeck: boolean } {
  return { card: rules.utilityAllowCreditCard, echeck: rules.utilityAllowEcheck && !rules.echeckProcessAsDraft };
}
