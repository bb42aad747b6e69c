import { nextState } from '@rochdale/domain/paying/payments/requisition-state';
import type { Transaction } from '../../../../platform/database/database.ts';
import { lockRequisition, moveRequisition, type Requisition } from './requisition-store.ts';

/** Closes a requisition that takes nothing any more; one that took something stays. Answers it; undefined when there is none. */
export async function closeRequisition(
  tx: Transaction,
  transNo: string,
  event: 'expire' | 'decline',
  now: Date,
): Promise<Requisition | undefined> {
  const requisition = await lockRequisition(tx, transNo);
  const next = requisition && nextState(requisition.state, event);
  if (requisition && next?.kind === 'moves') await moveRequisition(tx, requisition, next.to, now);
  return requisition;
}
