import { addDays, isLocalDay, type LocalDay } from '../../dates.ts';
import { cardExpiry } from '../../paying/payment-profile/stored-payment.ts';
import type { Eligibility } from '../../paying/payments/eligibility.ts';
import type { PaymentType } from '../../paying/payments/payable-account.ts';
import { type Violation, violation } from '../../violation.ts';

/** How many days ahead a payment can be scheduled. */
export const furthestDays = 60;
export const maxAccounts = 200;

/** What the rules need to know of a stored way of paying. */
export interface ScheduledMethod {
  readonly isChargeable: boolean;
  readonly isBlocked: boolean;
  /** `YYYY-MM`, of a card. */
  readonly expires: string | null;
}

/** The days on which a payment can be scheduled: from tomorrow, in the co-op's days. */
export function scheduleDays(today: LocalDay): { readonly first: LocalDay; readonly last: LocalDay } {
  return { first: addDays(today, 1), last: addDays(today, furthestDays) };
}

/** Judges the day of a scheduled payment (planned-34); empty is nothing chosen. */
export function paymentDateViolation(day: string, today: LocalDay): Violation | undefined {
  if (day.trim() === '') return violation('scheduledPayments.date.required');
  if (!isLocalDay(day)) return violation('scheduledPayments.date.invalid');
  const { first, last } = scheduleDays(today);
  return day < first || day > last
    ? violation('scheduledPayments.date.outside', { first: { scheduledDay: first }, last: { scheduledDay: last } })
    : undefined;
}

/** Why a stored way of paying can't be charged on a day; undefined when it can. */
export function scheduledMethodViolation(
  method: ScheduledMethod | undefined,
  paymentDate: LocalDay,
): Violation | undefined {
  if (!method) return violation('scheduledPayments.method.required');
  if (!method.isChargeable) return violation('scheduledPayments.method.officeOnly');
  if (method.isBlocked) return violation('scheduledPayments.method.blocked');
  return cardExpiry(method.expires, paymentDate) === 'expired'
    ? violation('scheduledPayments.method.expired')
    : undefined;
}

/** Why an account can't be paid by the kind that is chosen; undefined when it can (planned-34). */
export function scheduledAccountViolation(
  { card, echeck }: Eligibility,
  paymentType: PaymentType,
): Violation | undefined {
  if (!card && !echeck) return violation('payment.restricted.both.tooltip');
  if (paymentType === 'cc' && !card) return violation('payment.restricted.card.tooltip');
  if (paymentType === 'echeck' && !echeck) return violation('payment.restricted.echeck.tooltip');
  return undefined;
}
