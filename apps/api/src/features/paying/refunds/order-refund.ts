import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { type RefundPart, refundViolation, sumOf } from '@rochdale/domain/paying/refunds/left-to-refund';
import { violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { refusal, violationRefusal } from '../../../platform/http/refusal.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import { requireNotHeld } from '../../office/holds/public.ts';
import { accountsOf, lockRequisition } from '../payments/public.ts';
import { refundablePayment } from './refundable-payment.ts';
import { addRefund, nextRefundNumber } from './refunds-store.ts';

/** A refund as two people decided it. Money in cents. */
export interface RefundDecision {
  readonly transNo: string;
  readonly parts: readonly RefundPart[];
  readonly withFee: boolean;
  /** They know that the bank may still send the e-check back. */
  readonly evenEarly: boolean;
  readonly reason: string;
  /** The number of the form that asked for it; on the server there is none. */
  readonly askedAs?: string | undefined;
  /** Who asked, and who approved: of staff, and by name. */
  readonly people: readonly string[];
  readonly byWhom: string;
  readonly secondName?: string | undefined;
}

/** A refund that our books hold money back for, before the company hears of it. */
export interface OrderedRefund {
  readonly refundNumber: string;
  readonly amount: number;
  readonly fee: number;
}

/**
 * Reserves a refund in our books, under the locks of its accounts and its payment: all refunds of a payment together are
 * never more than was taken (office-66). The worker sends it. Refuses with the rule's own sentence; throws `Held` while
 * anything holds.
 */
export async function orderRefund(
  { clock, site }: { readonly clock: Clock; readonly site: () => Site },
  tx: Transaction,
  decision: RefundDecision,
): Promise<OrderedRefund> {
  await requireNotHeld(tx);
  const { transNo, withFee, evenEarly, reason, askedAs, people, byWhom, secondName } = decision;
  const now = clock.now();
  await lockAccounts(
    tx,
    (await accountsOf(tx, transNo)).map(({ accountNumber }) => accountNumber),
  );
  const requisition = await lockRequisition(tx, transNo);
  if (!requisition) throw refusal(404, 'officePayments.unknown');
  const { refunds, left, closed, earlyUntil } = await refundablePayment(tx, site(), requisition, now);
  const parts = decision.parts.filter(({ amount }) => amount !== 0);
  const violated = closed ?? refundViolation(parts, left);
  if (violated) throw violationRefusal(409, violated);
  if (earlyUntil !== undefined && !evenEarly) throw violationRefusal(409, earlyViolation(earlyUntil));
  const refundNumber = nextRefundNumber(transNo, refunds);
  const fee = withFee ? left.fee : 0;
  const amount = sumOf(parts);
  await addRefund(tx, {
    refundNumber,
    transNo,
    reference: requisition.reference ?? '',
    amount,
    fee,
    parts,
    state: 'approved',
    source: 'office',
    people: [...people],
    byWhom,
    secondName: secondName ?? null,
    reason,
    askedAs: askedAs ?? null,
    isEarly: earlyUntil !== undefined,
    approvedAt: now,
    askAt: now,
  });
  return { refundNumber, amount, fee };
}

/** An e-check that its bank may still send back. */
const earlyViolation = (until: LocalDay) => violation('refunds.early', { day: formatDay(until) });
