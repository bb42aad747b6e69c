import type { LocalDay } from '@rochdale/domain/dates';
import type { Cents } from '@rochdale/domain/money';
import { eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { debitDay, debitNotice } from '@rochdale/domain/planned/due-payments/announced-debit';
import { type Taken, whatIsTaken } from '@rochdale/domain/planned/due-payments/what-is-taken';
import type { Transaction } from '../../../platform/database/database.ts';
import { findAccounts, lockAccounts } from '../../account/accounts/public.ts';
import { owedNow } from '../../paying/owed/public.ts';
import { paymentRulesOf } from '../../paying/payments/public.ts';
import { topUpIsKeptBack } from './decide-top-up.ts';
import type { DuePaymentServices } from './due-payment-services.ts';
import { type DuePayment, lockDuePayment } from './due-payments-store.ts';
import { findPlan } from './plans-store.ts';
import { isOfficeDraft, type StandingPlan } from './standing-plan.ts';
import { toldOfPlans } from './told-store.ts';

/** What is to become of a due payment now. */
export type Decision =
  /** Nothing yet: it is asked again with the next run. */
  | { readonly kind: 'wait'; readonly because: 'file' | 'held' | 'page' | 'nothing' }
  /** It is nobody's any more. */
  | { readonly kind: 'cancel'; readonly reason: 'removed' | 'holder' | 'paused' | 'office' | 'late' | 'above' }
  | { readonly kind: 'billing' }
  /** Its member must have known of it for longer: it is decided anew on that day. */
  | { readonly kind: 'announce'; readonly amount: Cents; readonly day: LocalDay }
  | (Taken & { readonly standing: StandingPlan });

/**
 * Locks the accounts of a listed due payment, then the payment itself: always in this order. Undefined while another
 * worker has it, or where its accounts are gone.
 */
export async function lockWithAccounts(tx: Transaction, listed: DuePayment): Promise<DuePayment | undefined> {
  const before = await findPlan(tx, listed.planKind, listed.planKey);
  await lockAccounts(tx, before?.accounts.map(({ accountNumber }) => accountNumber) ?? []);
  return lockDuePayment(tx, listed);
}

/** What a locked due payment takes, by what stands, is owed and on its way now (planned-44 to planned-49, planned-85). */
export async function decide(
  services: DuePaymentServices,
  tx: Transaction,
  due: DuePayment,
  today: LocalDay,
): Promise<Decision> {
  const { clock, site, gateway } = services;
  const standing = await findPlan(tx, due.planKind, due.planKey);
  const isSame = due.authorizationId === null || standing?.authorizationId === due.authorizationId;
  if (!standing || !isSame) return { kind: 'cancel', reason: 'removed' };
  if (standing.stop === 'holder' || standing.stop === 'paused') return { kind: 'cancel', reason: standing.stop };
  if (isOfficeDraft(standing)) return { kind: 'cancel', reason: 'office' };
  if (standing.by.kind === 'file') return { kind: 'wait', because: 'file' };
  if (standing.stop === 'held') return { kind: 'wait', because: 'held' };
  if (standing.stop === 'billing') return { kind: 'billing' };
  const numbers = standing.accounts.map(({ accountNumber }) => accountNumber);
  const owed = await owedNow(tx, numbers, { now: clock.now(), except: due });
  if ([...owed.values()].some(({ pageIsOpen }) => pageIsOpen)) return { kind: 'wait', because: 'page' };
  if (due.planKind === 'top-up') {
    const keptBack = await topUpIsKeptBack(tx, due, { owed: owed.get(due.planKey)?.owed ?? 0, today });
    const { amount = 0 } = standing.accounts[0] ?? {};
    if (keptBack === 'ceiling') return { kind: 'overCeiling', amount, ceiling: standing.ceiling ?? 0, standing };
    if (keptBack) return { kind: 'cancel', reason: keptBack };
  }
  const rules = await paymentRulesOf(tx, site(), standing.memberNumber);
  const found = await findAccounts(tx, numbers);
  const accounts = standing.accounts.flatMap(({ accountNumber, amount }) => {
    const account = found.find((one) => one.accountNumber === accountNumber);
    const now = owed.get(accountNumber);
    if (!account || !now) return [];
    return [{ account, owed: now.owed, underWay: now.underWay, allowed: eligibility(account, rules), part: amount }];
  });
  const paymentType = standing.by.kind === 'token' ? standing.by.paymentType : undefined;
  const { plan, ceiling, paysInFull } = standing;
  const taken = whatIsTaken({ plan, accounts, paymentType, ceiling, paysInFull, rules, limits: gateway.limits });
  // A balance of the morning may come in in the course of the day.
  if (taken.kind === 'nothing' && due.tryOn >= today) return { kind: 'wait', because: 'nothing' };
  if (taken.kind === 'take' && paymentType === 'echeck' && plan.kind !== 'scheduled') {
    const told = (await toldOfPlans(tx, [standing], site().timeZone)).get(standing.planKey);
    const debit = { plan, dueDay: due.dueDay, amount: taken.amount, ceiling };
    const day = told ? debitDay(today, debitNotice(debit, told), today) : today;
    if (day > today) return { kind: 'announce', amount: taken.amount, day };
  }
  return { ...taken, standing };
}
