import type { BookedFacts } from '@rochdale/domain/office/settlements/booked-money';
import type { KeptLine } from '@rochdale/domain/office/settlements/settled-lines';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { disputes } from '../../../../tables/disputes.ts';
import { gatewayResults, requisitions } from '../../../../tables/payments.ts';
import { refunds } from '../../../../tables/refunds.ts';
import { unknownCharges } from '../../../../tables/unknown-charges.ts';

type Charge = NonNullable<BookedFacts['charge']>;
type OfLine = Pick<KeptLine, 'transNo' | 'reference' | 'chargeReference'>;

const tookMoney: ReadonlySet<string> = new Set(['approved', 'refunded', 'returned', 'disputed']);

/** What our books have of what some lines are of: few questions for many lines. */
export async function bookedFacts(db: Executor, lines: readonly OfLine[]): Promise<(line: OfLine) => BookedFacts> {
  const numbers = [...new Set(lines.flatMap(({ transNo }) => transNo ?? []))];
  const references = [...new Set(lines.flatMap(({ reference, chargeReference }) => [reference, chargeReference]))];
  const of = {
    results: await db.select().from(gatewayResults).where(inArray(gatewayResults.transNo, numbers)),
    payments: await db
      .select({ transNo: requisitions.transNo, reference: requisitions.reference, fee: requisitions.fee })
      .from(requisitions)
      .where(inArray(requisitions.transNo, numbers)),
    refunds: await db.select().from(refunds).where(inArray(refunds.transNo, numbers)),
    disputes: await db.select().from(disputes).where(inArray(disputes.disputeId, references)),
    unknown: await db.select().from(unknownCharges).where(inArray(unknownCharges.reference, references)),
  };
  const resultsOf = groupedBy(of.results, ({ transNo, reference }) => `${transNo} ${reference}`);
  const paymentOf = new Map(of.payments.map((one) => [one.transNo, one]));
  const refundsOf = groupedBy(of.refunds, ({ reference }) => reference);
  const refundOf = new Map(of.refunds.map((one) => [one.companyNumber, one]));
  const disputeOf = new Map(of.disputes.map((one) => [one.disputeId, one]));
  const unknownOf = new Map(of.unknown.map((one) => [one.reference, one]));

  const chargeOf = ({ transNo, chargeReference }: OfLine): Charge | undefined => {
    const results = resultsOf.get(`${transNo} ${chargeReference}`) ?? [];
    const taken = results.find(({ status }) => tookMoney.has(status));
    if (!taken) return decidedOf(unknownOf.get(chargeReference));
    const payment = paymentOf.get(taken.transNo);
    const isPayment = payment?.reference === chargeReference;
    const fee = payment?.fee ?? 0;
    const done = (refundsOf.get(chargeReference) ?? []).filter(({ state }) => state === 'done');
    return {
      taken: { least: taken.amount + (isPayment ? fee : 0), most: taken.amount + fee },
      refundedCents: done.reduce((sum, one) => sum + one.amount + one.fee, 0),
      isGivenBack: results.some(({ status, refundedAt }) => status === 'refunded' || refundedAt !== null),
      isReturned: results.some(({ status }) => status === 'returned'),
    };
  };

  return (line) => {
    const refund = refundOf.get(line.reference);
    const dispute = disputeOf.get(line.reference);
    return {
      charge: chargeOf(line),
      refund: refund && { cents: refund.amount + refund.fee, isRefused: refund.state === 'refused' },
      dispute: dispute && { cents: dispute.amount, isWon: dispute.state === 'won' },
    };
  };
}

/** A charge that our books did not know and somebody has decided: matched, given back, or taken back by the company. */
function decidedOf(unknown: typeof unknownCharges.$inferSelect | undefined): Charge | undefined {
  if (!unknown || unknown.state === 'open') return undefined;
  const whole = unknown.amount + unknown.fee;
  return {
    taken: { least: whole, most: whole },
    refundedCents: 0,
    isGivenBack: unknown.state !== 'matched',
    isReturned: unknown.state === 'gone',
  };
}

function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
