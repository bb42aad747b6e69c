import { outageEvent } from '@rochdale/domain/office/connected/webhook-rules';
import type { PlacedSaid } from '@rochdale/domain/office/outages/outage-differences';
import type { Transaction } from '../../../../platform/database/database.ts';
import { tellWebhooks } from '../../../office/connected/public.ts';
import { noteOutageChange, type WrittenBy } from './outage-changes-store.ts';

/** An outage before a change, undefined where it is new, and after it. */
export interface OutageWritten {
  readonly before: PlacedSaid | undefined;
  readonly after: PlacedSaid;
  /** Other places lost their power than before, though they be as many. */
  readonly isMoved?: boolean;
}

/**
 * Keeps what a writer changed of an outage, whose row is held, and tells other systems that it began, changed or ended
 * (office-137); one that is as it was is nothing new. Answers the outage's version then.
 */
export async function keepOutageChange(
  tx: Transaction,
  outageNumber: string,
  { before, after, isMoved = false }: OutageWritten,
  by: WrittenBy,
): Promise<number> {
  const { version, isChanged } = await noteOutageChange(tx, outageNumber, { before, after, isMoved }, by);
  const event = outageEvent(before, after, isChanged);
  if (event === undefined) return version;
  const { startedAt, estimatedTimeOfRestoration, restoredAt, crewAssignedAt, isCancelled } = after;
  const state = isCancelled ? 'cancelled' : restoredAt === null ? 'active' : 'ended';
  const data = { outageNumber, state, startedAt, estimatedTimeOfRestoration, restoredAt, crewAssignedAt };
  await tellWebhooks(tx, { event, subject: `outage ${outageNumber}`, data });
  return version;
}
