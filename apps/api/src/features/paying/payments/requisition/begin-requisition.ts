import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import type { Limit } from '../../../../platform/limits/limits-store.ts';
import {
  createRequisition,
  findOpen,
  lockBeginnings,
  type NewRequisition,
  openPages,
  type Requisition,
} from './requisition-store.ts';

/** How many payments somebody may have open at once, and begin in an hour; by Quick Pay also for one account. */
export const maxOpen = 20;
const hourly = { tries: 60, minutes: 60 };
const hourlyOfAccount = { tries: 30, minutes: 60 };

/**
 * Writes the requisition of a hosted page, or answers the open one that equals it. Refuses with 429 when the member has
 * too many open, or began too many; Quick Pay and the member's own session are counted apart, so that neither closes the
 * other.
 */
export async function beginRequisition(db: Executor, made: NewRequisition): Promise<Requisition> {
  return db.transaction(async (tx) => {
    await lockBeginnings(tx, made.memberNumber);
    const open = await findOpen(tx, made.fingerprint);
    if (open) return open;
    await refuseTooMany(tx, made);
    return createRequisition(tx, made);
  });
}

async function refuseTooMany(tx: Transaction, made: NewRequisition): Promise<void> {
  const { createdAt: now } = made;
  const { count, firstEnds } = await openPages(tx, made, now);
  if (count >= maxOpen) {
    const seconds = Math.max(1, Math.ceil((firstEnds.getTime() - now.getTime()) / 1000));
    const said = { most: String(maxOpen), minutes: String(Math.ceil(seconds / 60)) };
    throw new Refusal(429, { code: 'payment.tooManyOpen', params: said }, { retryAfterSeconds: seconds });
  }
  await takeTries(tx, limitsOf(made), now);
}

/** How many payments somebody may begin, and an account may be begun for, in an hour. */
export function limitsOf({
  flow,
  memberNumber,
  accounts,
}: Pick<NewRequisition, 'flow' | 'memberNumber'> & {
  readonly accounts: readonly { readonly accountNumber: string }[];
}): Limit[] {
  if (flow !== 'quick-pay') return [{ key: `payments:begun:${memberNumber}`, ...hourly }];
  return [
    ...accounts.map(({ accountNumber }) => ({
      key: `payments:quick-pay:account:${accountNumber}`,
      ...hourlyOfAccount,
    })),
    { key: `payments:quick-pay:${memberNumber}`, ...hourly },
  ];
}
