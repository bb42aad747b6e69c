import type { ChargeDispute, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { Company } from '../company.ts';
import { postBack } from '../postback.ts';
import { messages, newDisputeId } from '../results.ts';

/** What a card's bank, or somebody at the company, does with a contested charge. */
export const disputeMoves = ['open', 'ask', 'answer', 'won', 'lost'] as const;
export type DisputeMove = (typeof disputeMoves)[number];

const daysToAnswer = 7;

/** Moves a dispute of a charge on and tells the portal. Undefined when there is no such charge, or nothing to move. */
export async function moveDispute(
  company: Company,
  reference: string,
  move: DisputeMove,
): Promise<TransactionResult | undefined> {
  const { transactions, settings } = company;
  const transNo = transactions.findByReference(reference)?.transNo;
  if (transNo === undefined) return undefined;
  const moved = await transactions.alone(transNo, async () => {
    const charged = transactions.findByReference(reference);
    const now = company.clock.now();
    const disputes = charged && disputesAfter(charged, move, now);
    if (!charged || !disputes) return undefined;
    const result = standingWith(charged, disputes);
    await transactions.keep(result, { movedAt: now.toISOString() });
    return result;
  });
  if (moved) void postBack(moved, settings.postbackUrl, settings.secret);
  return moved;
}

/** The disputes of a charge after a move; undefined where it can't be made. `ask` opens one that takes no money yet. */
function disputesAfter(
  { status, amountCents, disputes = [] }: TransactionResult,
  move: DisputeMove,
  now: Date,
): readonly ChargeDispute[] | undefined {
  const last = disputes.at(-1);
  if (move === 'open' || move === 'ask') {
    if (status !== 'approved' || last?.state === 'open') return undefined;
    const evidenceBy = new Date(now.getTime() + daysToAnswer * 86_400_000).toISOString();
    const opened: ChargeDispute = {
      disputeId: newDisputeId(),
      state: 'open',
      reason: 'fraudulent',
      amountCents,
      isTaken: move === 'open',
      evidenceBy,
      openedAt: now.toISOString(),
    };
    return [...disputes, opened];
  }
  if (last?.state !== 'open') return undefined;
  const after: ChargeDispute =
    move === 'answer'
      ? { ...last, evidenceBy: null }
      : { ...last, state: move, isTaken: move === 'lost', evidenceBy: null };
  return [...disputes.slice(0, -1), after];
}

function standingWith(charged: TransactionResult, disputes: readonly ChargeDispute[]): TransactionResult {
  const status = disputes.some(({ isTaken }) => isTaken) ? 'disputed' : 'approved';
  return { ...charged, status, message: messages[status], disputes: [...disputes] };
}
