import type {
  ChargeDispute,
  CompanyRefund,
  SettlementLine,
  TransactionResult,
} from '@rochdale/contract/hosted-payment/wire';

/** What the company asks for each dispute that takes money. */
const disputeFeeCents = 1500;

const tookMoney = (result: TransactionResult | undefined): boolean =>
  result !== undefined && ['approved', 'refunded', 'returned', 'disputed'].includes(result.status);

/** The lines of the settlement to come that news of a charge make, by how it stood before. */
export function movedBy(
  before: TransactionResult | undefined,
  after: TransactionResult,
  at: string,
): readonly SettlementLine[] {
  const line = lineOf(after, at);
  const { reference, amountCents, feeCents, refundedCents = 0 } = after;
  const whole = amountCents + feeCents;
  const lines: SettlementLine[] = [];
  if (!tookMoney(before) && tookMoney(after) && amountCents > 0)
    lines.push(line('payment', reference, reference, whole, feeCents));
  if (before?.status === 'approved' && after.status === 'returned')
    lines.push(line('return', `${reference}-back`, reference, refundedCents - whole));
  for (const dispute of after.disputes ?? []) lines.push(...movedByDispute(line, before?.disputes, dispute));
  return lines;
}

/** The line that a refund of a charge makes. The company keeps its fee. */
export const movedByRefund = (charge: TransactionResult, refund: CompanyRefund): SettlementLine =>
  lineOf(charge, refund.at)('refund', refund.reference, refund.reference, -refund.amountCents);

function movedByDispute(
  line: ReturnType<typeof lineOf>,
  before: readonly ChargeDispute[] = [],
  { disputeId, isTaken, amountCents }: ChargeDispute,
): readonly SettlementLine[] {
  const wasTaken = before.find((one) => one.disputeId === disputeId)?.isTaken ?? false;
  if (isTaken === wasTaken) return [];
  if (!isTaken) return [line('dispute-won', `${disputeId}-won`, disputeId, amountCents)];
  return [line('dispute', disputeId, disputeId, -amountCents), line('fee', `${disputeId}-fee`, '', 0, disputeFeeCents)];
}

const lineOf =
  ({ transNo, reference: chargeReference }: TransactionResult, at: string) =>
  (
    kind: SettlementLine['kind'],
    lineId: string,
    reference: string,
    grossCents: number,
    feeCents = 0,
  ): SettlementLine => ({
    ...{ lineId, kind, transNo, reference, chargeReference, grossCents, feeCents, at },
    netCents: grossCents - feeCents,
  });
