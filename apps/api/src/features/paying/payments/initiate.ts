import { createHash, randomBytes } from 'node:crypto';
import type { paymentInitiation } from '@rochdale/contract/schemas/payments';
import { localTimeAt } from '@rochdale/domain/dates';
import { centsOf } from '@rochdale/domain/money';
import { companyLimitViolation } from '@rochdale/domain/paying/payments/company-limits';
import {
  commonEligibility,
  commonTypeViolation,
  totalViolation,
} from '@rochdale/domain/paying/payments/several-accounts';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal } from '../../../platform/http/refusal.ts';
import type { PaymentServices } from './payment-services.ts';
import { paymentRulesOf } from './payment-settings.ts';
import { requireAskedAbout } from './requisition/asked-about.ts';
import { beginRequisition } from './requisition/begin-requisition.ts';
import { checkedItems, type PaymentItem } from './requisition/checked-items.ts';
import { openHostedPage } from './requisition/open-hosted-page.ts';
import { requirePagesOpen } from './requisition/open-pages.ts';
import { expireOpen, findOpen, type Requisition } from './requisition/requisition-store.ts';

/** What of a payment request is believed. Dollars. */
interface PaymentRequest {
  readonly accountsToPay: readonly { readonly accountNumber: string; readonly paymentAmount: number }[];
  readonly amount: number;
  readonly payAgain: boolean;
}
type Flow = Extract<Requisition['flow'], 'quick-pay' | 'member'>;

/** A payment that is begun by something which lets it be made once. */
export interface BoundPayment {
  /** Equal begins of it are one requisition, and of nothing else. */
  readonly fingerprint: string;
  /** Goes with the requisition to what is done when it is posted. */
  readonly intent: unknown;
  /** Refuses what may not be begun (any more), in the transaction that begins it. */
  readonly check: (tx: Transaction) => Promise<void>;
}

/** A login that begins a payment for another's accounts. */
export interface DelegatePayer {
  readonly loginKey: string;
  /** Refuses where what lets the login pay has ended, and keeps it from ending until the transaction does. */
  readonly check: (tx: Transaction) => Promise<void>;
  /** Writes into the audit that it has begun one. */
  readonly note: (tx: Transaction) => Promise<void>;
}

/** How long the hosted page takes a requisition. */
export const pageMinutes = 30;

/**
 * Begins a payment: applies every rule again to what the browser sent, writes the requisition and signs what the
 * hosted page is to take. Of the request only account numbers and amounts are believed. Equal open initiations
 * answer the same requisition. Refuses with the rule's own message, and what is begun too often.
 */
export async function initiatePayment(
  services: PaymentServices,
  payment: {
    flow: Flow;
    memberNumber: string;
    request: PaymentRequest;
    bound?: BoundPayment;
    delegate?: DelegatePayer | undefined;
  },
): Promise<z.input<typeof paymentInitiation>> {
  const { db, clock, site, gateway } = services;
  await requirePagesOpen(db);
  const { flow, memberNumber, request, bound, delegate } = payment;
  const now = clock.now();
  const rules = await paymentRulesOf(db, site(), memberNumber);
  const items = await checkedItems(
    db,
    request.accountsToPay.map((item) => ({ accountNumber: item.accountNumber, amount: centsOf(item.paymentAmount) })),
    { rules, site, now },
  );
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  if (amount !== centsOf(request.amount)) throw fieldRefusal({ code: 'payment.amount.invalid', params: {} }, 'amount');
  const accounts = items.map(({ account }) => account);
  const allowed = commonEligibility(accounts, rules);
  const refused = commonTypeViolation(accounts, rules) ?? totalViolation(amount);
  if (refused) throw fieldRefusal(refused, 'amount');
  const outside = companyLimitViolation(amount, gateway.limits);
  if (outside) throw fieldRefusal(outside, 'amount');

  const fingerprint = bound?.fingerprint ?? fingerprintOf(flow, delegate?.loginKey ?? memberNumber, items);
  const requisition = await db.transaction(async (tx) => {
    await bound?.check(tx);
    await delegate?.check(tx);
    await expireOpen(tx, fingerprint, now);
    const open = await findOpen(tx, fingerprint);
    if (open) return open;
    await requireAskedAbout(tx, items, { payAgain: request.payAgain, now });
    const begun = await beginRequisition(tx, {
      transNo: newTransNo(now, site().timeZone),
      flow,
      purpose: 'payment',
      memberNumber,
      amount,
      fingerprint,
      ...(bound && { intent: bound.intent }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
      accounts: items.map(({ account, amount: part }) => ({ accountNumber: account.accountNumber, amount: part })),
    });
    await delegate?.note(tx);
    return begun;
  });
  return openHostedPage(services, requisition, {
    accountNumber: accounts.map(({ accountNumber }) => accountNumber).join(','),
    allowCard: allowed.card,
    allowEcheck: allowed.echeck,
  });
}

/** The same payer (a membership, or a delegate's login), accounts and amounts give the same fingerprint. */
function fingerprintOf(flow: Flow, payer: string, items: readonly PaymentItem[]): string {
  const parts = items.map(({ account, amount }) => `${account.accountNumber}=${amount}`).sort();
  return createHash('sha256')
    .update([flow, payer, ...parts].join('\n'))
    .digest('base64url');
}

/** A number that is never used again: the co-op's day and 60 random bits. */
export function newTransNo(now: Date, timeZone: string): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const random = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return `${localTimeAt(now, timeZone).day.replaceAll('-', '')}-${random}`;
}
