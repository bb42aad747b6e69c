import type { Cents } from '../../money.ts';
import { amountViolation } from '../../paying/payments/amount.ts';
import { type AmountLimits, companyLimitViolation } from '../../paying/payments/company-limits.ts';
import { cutoffBlocked, type Eligibility } from '../../paying/payments/eligibility.ts';
import type { PayableAccount, PaymentRules, PaymentType } from '../../paying/payments/payable-account.ts';
import { afterUnconfirmedPayments } from '../../paying/payments/unconfirmed.ts';
import type { Violation } from '../../violation.ts';
import { amountDue } from './amount-due.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** An account that a plan pays, as it stands now. Money in cents. */
export interface AccountToPay {
  readonly account: PayableAccount;
  /** The balance less what is on its way. */
  readonly owed: Cents;
  readonly underWay: Cents;
  readonly allowed: Eligibility;
  /** What the member named for it; a plan that names nothing takes what is owed. */
  readonly part: Cents | undefined;
}

/** A plan on its day, with everything that decides what is taken. */
export interface PlanToday {
  readonly plan: PaymentPlan;
  readonly accounts: readonly AccountToPay[];
  /** Undefined when nothing is left to take it by. */
  readonly paymentType: PaymentType | undefined;
  readonly ceiling: Cents | undefined;
  /** The member wants the named amount paid though less is owed. */
  readonly paysInFull: boolean;
  readonly rules: PaymentRules;
  readonly limits: AmountLimits;
}

/** What a plan takes of each account, or why it takes nothing. */
export type Taken =
  | {
      readonly kind: 'take';
      readonly amount: Cents;
      readonly parts: readonly { readonly accountNumber: string; readonly amount: Cents }[];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'overCeiling'; readonly amount: Cents; readonly ceiling: Cents }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'refused'; readonly found: Violation };

/**
 * What a plan takes today (planned-44, planned-45): what is owed and not on its way, never more; of a payment that the
 * member named at most that, unless it is to be paid in full. The rules of the day on which it was scheduled are asked
 * again: limits, cut-off and minimum. That an account owes more by now is no reason to take nothing.
 */
export function whatIsTaken(today: PlanToday): Taken {
  const way = today.paymentType === 'cc' ? 'card' : 'echeck';
  const isOpen = today.accounts.length > 0 && today.accounts.every(({ allowed }) => allowed[way]);
  if (today.paymentType === undefined || !isOpen) return { kind: 'restricted' };
  return today.plan.kind === 'scheduled' ? namedAmounts(today) : wholeBalance(today);
}

function wholeBalance({ plan, accounts, ceiling, limits }: PlanToday): Taken {
  const due = amountDue({ accountBalance: accounts[0]?.owed ?? 0 }, plan, ceiling);
  if (due.kind !== 'due') return due;
  const { amount } = due;
  const found = companyLimitViolation(amount, limits);
  if (found) return { kind: 'refused', found };
  const parts = accounts.slice(0, 1).map(({ account: { accountNumber } }) => ({ accountNumber, amount }));
  return { kind: 'take', amount, parts };
}

function namedAmounts({ accounts, paysInFull, rules, limits }: PlanToday): Taken {
  if (cutoffBlocked(rules)) return { kind: 'restricted' };
  const wanted = accounts
    .map((one) => ({ ...one, amount: amountToday(one, paysInFull) }))
    .filter(({ amount }) => amount > 0);
  const amount = wanted.reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) return { kind: 'nothing' };
  const open = { ...rules, allowUnderPay: true, allowOverPay: rules.allowOverPay || !paysInFull };
  const [wrong] = wanted.flatMap(
    (one) => amountViolation(one.amount, afterUnconfirmedPayments(one.account, one.underWay), open) ?? [],
  );
  const found = wrong ?? companyLimitViolation(amount, limits);
  if (found) return { kind: 'refused', found };
  const parts = wanted.map((one) => ({ accountNumber: one.account.accountNumber, amount: one.amount }));
  return { kind: 'take', amount, parts };
}

/** Prepaid service is bought: there it is never too much. A cut-off account owes what reconnects it, fees and deposit included. */
function amountToday({ account, owed, underWay, part }: AccountToPay, paysInFull: boolean): Cents {
  const { cutoffAmount, reconnectFee, additionalDeposit, disconnectFee } = afterUnconfirmedPayments(account, underWay);
  const toReconnect = cutoffAmount > 0 ? cutoffAmount + reconnectFee + additionalDeposit + disconnectFee : 0;
  const open = Math.max(owed, toReconnect, 0);
  const named = part ?? open;
  return account.isPrepaidAccount || paysInFull ? named : Math.min(named, open);
}
