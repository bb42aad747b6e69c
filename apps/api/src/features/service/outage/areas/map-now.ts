import {
  byReach,
  type MappedOutage,
  mapOutage,
  type ServedArea,
  sumUp,
} from '@rochdale/domain/service/outage-map/outage-map';
import { sumOf } from '@rochdale/domain/service/outage-map/said-parts';
import type { FollowedOutage } from '../outages-store.ts';
import type { DarkPlace } from './outage-reach-store.ts';

/** An outage with what may be shown of it. */
export interface OutageOnMap {
  readonly outage: FollowedOutage;
  readonly mapped: MappedOutage;
}

/** What everybody may be shown of the outages that are active: made once for all who ask. */
export interface MapNow {
  /** The largest first. */
  readonly outages: readonly OutageOnMap[];
  readonly all: ReturnType<typeof sumOf>;
  readonly sums: ReturnType<typeof sumUp>;
  readonly membersServed: number;
  /** By outage number: its place in the list, from 1. */
  readonly placeOf: ReadonlyMap<string, number>;
  /** By outage number: how many members, as far as it may be said. */
  readonly membersOf: ReadonlyMap<string, number | null>;
}

/** Draws the map of a moment. A place with several outages counts with the one that ends last, as it does in its status. */
export function mapNow(
  byLocation: ReadonlyMap<string, FollowedOutage>,
  dark: readonly DarkPlace[],
  served: ServedArea,
): MapNow {
  const active = new Map([...byLocation.values()].map((outage) => [outage.outageNumber, outage]));
  const placesOf = new Map<string, DarkPlace[]>();
  for (const place of dark) {
    const outageNumber = byLocation.get(place.locationId)?.outageNumber;
    if (outageNumber === undefined) continue;
    const known = placesOf.get(outageNumber);
    if (known) known.push(place);
    else placesOf.set(outageNumber, [place]);
  }
  const outages = [...active.values()]
    .map((outage) => ({ outage, mapped: mapOutage(placesOf.get(outage.outageNumber) ?? [], served) }))
    .filter(({ mapped }) => mapped.parts.length > 0)
    .sort(
      (one, other) => byReach(one.mapped, other.mapped) || one.outage.startedAt.localeCompare(other.outage.startedAt),
    );
  const mapped = outages.map((one) => one.mapped);
  return {
    outages,
    all: sumOf(mapped.flatMap(({ parts }) => parts)),
    sums: sumUp(mapped, served),
    membersServed: served.members,
    placeOf: new Map(outages.map(({ outage }, index) => [outage.outageNumber, index + 1])),
    membersOf: new Map(outages.map(({ outage, mapped: { members } }) => [outage.outageNumber, members])),
  };
}
