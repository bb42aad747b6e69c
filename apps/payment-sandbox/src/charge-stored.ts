import { setTimeout as pause } from 'node:timers/promises';
import type { Authorization, StoredCharge, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Company } from './company.ts';
import { approvedCents, declineOf } from './outcomes.ts';
import { postBack } from './postback.ts';
import { resultOf } from './results.ts';
import { takeBackNote } from './taken-back/take-back.ts';
import { standingCharge } from './transactions.ts';

/** What a charge of a stored way of paying leads to. `silent`: it happened, and nobody is told. */
export type StoredOutcome =
  | { readonly kind: 'result'; readonly result: TransactionResult }
  | { readonly kind: 'refused'; readonly status: 404 | 409 | 502; readonly reason: string }
  | { readonly kind: 'silent' };

/** Charges a stored way of paying as its test number asks. A requisition is charged or declined once: asking again answers the same. */
export async function chargeStored(company: Company, asked: StoredCharge): Promise<StoredOutcome> {
  const { settings, transactions, clock } = company;
  const method = transactions.findMethod(asked.token);
  const outcome = await transactions.alone<StoredOutcome>(asked.transNo, async () => {
    const before = transactions.find(asked.transNo);
    if (before && before.authorization.amountCents !== asked.amountCents)
      return { kind: 'refused', status: 409, reason: 'This payment was opened for another amount.' };
    const known = before && (standingCharge(before) ?? before.results[0]);
    if (known) return { kind: 'result', result: known };
    if (transactions.isVoid(asked.transNo))
      return { kind: 'refused', status: 409, reason: 'This payment was called off.' };
    if (!method) return { kind: 'refused', status: 404, reason: 'No such way of paying.' };
    if (method.outcome === 'error') return { kind: 'refused', status: 502, reason: 'Our processor had a problem.' };
    await transactions.open(withoutPage(asked, settings.postbackUrl), '');
    const { paymentType, lastFour, brand } = method;
    const { transNo, token, initiatedBy, sequence, networkTransactionId } = asked;
    const note = { token, marks: { initiatedBy, sequence, networkTransactionId } };
    const amountCents = approvedCents(method.outcome, asked.amountCents);
    const make = (status: 'approved' | 'declined') =>
      resultOf({ transNo, amountCents }, status, { paymentType, lastFour, cardBrand: brand }, 0, clock.now());
    const decline = declineOf(method.outcome, paymentType, transactions.wasDeclined(token));
    const result = decline ? { ...make('declined'), decline } : make('approved');
    await transactions.keep(result, { ...note, ...takeBackNote(company, method.outcome) });
    if (method.outcome === 'chargeTwice') await transactions.keep(make('approved'), note);
    if (method.outcome === 'hang' || method.outcome === 'silent') return { kind: 'silent' };
    void postBack(result, settings.postbackUrl, settings.secret);
    if (method.outcome === 'answerTwice') void postBack(result, settings.postbackUrl, settings.secret);
    return { kind: 'result', result };
  });
  if (outcome.kind === 'silent') await pause(settings.hangSeconds * 1000);
  return outcome;
}

/** Terms that no page can be opened with: the charge was asked by the portal's server. */
function withoutPage({ clientId, transNo, amountCents, accountNumber }: StoredCharge, url: string): Authorization {
  return {
    clientId,
    purpose: 'payment',
    transNo,
    amountCents,
    accountNumber,
    allowCard: false,
    allowEcheck: false,
    cardTypes: '',
    cardFee: false,
    echeckFee: false,
    returnUrl: url,
    cancelUrl: url,
    expiresAt: 0,
  };
}
