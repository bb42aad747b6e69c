import { latestShown } from '@rochdale/domain/dates';
import { endedShownHours } from '@rochdale/domain/service/outage/timeline';
import { localTimeOf } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OutageAccount } from './outage-accounts-store.ts';
import type { OutageMemory, RememberedMember } from './outage-memory.ts';
import { activeOutageAt, endedOutageAt } from './outages-store.ts';
import type { PlaceOutages } from './present-outage.ts';

/** A moment at a co-op. */
interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

const none: PlaceOutages = { outage: undefined, ended: undefined, members: null };
const endedSince = ({ now, timeZone }: Moment) =>
  localTimeOf(new Date(now.getTime() - endedShownHours * 3_600_000), timeZone);

/**
 * The outages at an account's place, from the books. How many members one concerns comes from memory: in a storm everybody asks,
 * and each answer would count them all.
 */
export async function placeOutages(
  db: Database,
  memory: OutageMemory,
  { locationId }: OutageAccount,
  at: Moment,
): Promise<PlaceOutages> {
  if (locationId === null) return none;
  const outage = await activeOutageAt(db, locationId, latestShown(at.now, at.timeZone));
  if (outage === undefined) return { ...none, ended: await endedOutageAt(db, locationId, endedSince(at)) };
  return { ...none, outage, members: membersOf(memory, outage.outageNumber) };
}

/** The same as far as it is remembered. */
export function rememberedPlace(
  memory: OutageMemory,
  { account: { locationId }, member }: { readonly account: OutageAccount; readonly member: RememberedMember },
  at: Moment,
): PlaceOutages {
  const outage = memory.outageAt(locationId);
  if (outage) return { ...none, outage, members: membersOf(memory, outage.outageNumber) };
  const since = endedSince(at);
  const last = member.history.get(locationId ?? '')?.outages.find(({ restoredAt }) => restoredAt >= since);
  return { ...none, ended: last && { ...last, estimates: [] } };
}

const membersOf = ({ outages }: OutageMemory, outageNumber: string): number | null =>
  outages?.map.membersOf.get(outageNumber) ?? null;
