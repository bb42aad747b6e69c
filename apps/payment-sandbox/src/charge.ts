import { setTimeout as pause } from 'node:timers/promises';
import type { Authorization, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Company } from './company.ts';
import { approvedCents, declineOf } from './outcomes.ts';
import type { Method } from './page/entry-form.ts';
import { feeOf } from './page/fees.ts';
import { closedReason } from './page/page-session.ts';
import { postBack } from './postback.ts';
import { newToken, resultOf } from './results.ts';
import { takeBackNote } from './taken-back/take-back.ts';
import { standingCharge } from './transactions.ts';

/** What a charge leads to: the browser goes back with a result, may try again, is refused, or hears nothing more. */
export type ChargeOutcome =
  | { readonly kind: 'return'; readonly result: TransactionResult }
  | { readonly kind: 'again'; readonly problem: string }
  | { readonly kind: 'closed'; readonly reason: string }
  | { readonly kind: 'silent' };

/**
 * Charges a requisition as its test number asks. One charge at a time decides and is written, so that a form sent
 * twice is charged once; a requisition that was charged answers its charge.
 */
export async function charge(company: Company, transNo: string, method: Method): Promise<ChargeOutcome> {
  const outcome = await company.transactions.alone(transNo, () => decide(company, transNo, method));
  if (outcome.kind === 'silent' && method.outcome === 'hang') await pause(company.settings.hangSeconds * 1000);
  return outcome;
}

async function decide(company: Company, transNo: string, method: Method): Promise<ChargeOutcome> {
  const { settings, transactions, clock } = company;
  const transaction = transactions.find(transNo);
  if (!transaction) return { kind: 'closed', reason: 'This payment page is not known.' };
  const before = standingCharge(transaction);
  if (before) return { kind: 'return', result: before };
  const reason = closedReason(transaction, transactions.isVoid(transNo), clock.now());
  if (reason !== undefined) return { kind: 'closed', reason };

  const { authorization } = transaction;
  if (authorization.purpose === 'store') return keepMethod(company, authorization, method);
  const fee = feeOf(authorization, method.paymentType, settings.feeCents);
  const amountCents = approvedCents(method.outcome, authorization.amountCents);
  const make = (status: 'approved' | 'declined') =>
    resultOf({ transNo, amountCents }, status, method, fee, clock.now());
  const post = (result: TransactionResult) => postBack(result, settings.postbackUrl, settings.secret);
  if (method.outcome === 'error')
    return { kind: 'again', problem: 'Our processor had a problem. Nothing was charged. Please try again.' };
  const declinedBefore = transaction.results.some(({ status }) => status === 'declined');
  const decline = declineOf(method.outcome, method.paymentType, declinedBefore);
  if (decline) {
    const declined = { ...make('declined'), decline };
    await transactions.keep(declined);
    void post(declined);
    return {
      kind: 'again',
      problem: 'Your bank declined this payment. Nothing was charged. Try another card or account.',
    };
  }
  const approved = make('approved');
  await transactions.keep(approved, takeBackNote(company, method.outcome));
  switch (method.outcome) {
    case 'hang':
    case 'silent':
      return { kind: 'silent' };
    case 'answerTwice':
      void post(approved);
      void post(approved);
      return { kind: 'return', result: approved };
    case 'chargeTwice': {
      const second = make('approved');
      await transactions.keep(second);
      void post(approved).then(() => post(second));
      return { kind: 'return', result: approved };
    }
    default:
      void post(approved);
      return { kind: 'return', result: approved };
  }
}

/** Stores a way of paying and takes nothing; its number decides what later charges do. */
async function keepMethod(
  { settings, transactions, clock }: Company,
  terms: Authorization,
  method: Method,
): Promise<ChargeOutcome> {
  const { paymentType, lastFour, cardBrand = '', expires = null } = method;
  const kept = { token: newToken(), paymentType, brand: cardBrand, lastFour, expires };
  await transactions.store({ ...kept, outcome: method.outcome });
  const result = { ...resultOf(terms, 'approved', method, 0, clock.now()), message: 'Saved', storedMethod: kept };
  await transactions.keep(result);
  void postBack(result, settings.postbackUrl, settings.secret);
  return { kind: 'return', result };
}

/** Leaves a page without paying. What was charged already stays so and is answered; what is closed stays closed. */
export function leave({ transactions, clock }: Company, transNo: string): Promise<TransactionResult | undefined> {
  return transactions.alone(transNo, async () => {
    const transaction = transactions.find(transNo);
    if (!transaction) return undefined;
    const charged = standingCharge(transaction);
    if (charged) return charged;
    if (!transaction.cancelled) await transactions.cancel(transNo);
    return resultOf(transaction.authorization, 'cancelled', { paymentType: 'cc', lastFour: '' }, 0, clock.now());
  });
}

/**
 * Calls a requisition off: from now on it is not charged, also by a call that arrives only later. Answers what it was
 * charged before, or its last decline; undefined when nothing was tried.
 */
export function voidCharge({ transactions }: Company, transNo: string): Promise<TransactionResult | undefined> {
  return transactions.alone(transNo, async () => {
    if (!transactions.isVoid(transNo)) await transactions.voidNumber(transNo);
    const results = transactions.find(transNo)?.results ?? [];
    return results.find(({ status }) => status !== 'declined') ?? results.at(-1);
  });
}
