import type { outageArea } from '@rochdale/contract/schemas/outage';
import { saidMembers } from '@rochdale/domain/service/outage/reach';
import { saidIn } from '@rochdale/domain/service/outage/said-in';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { z } from 'zod';
import type { ReadOutages } from '../outage-memory.ts';

/** Most outages that are answered, the largest. */
const maxAreas = 50;
/** Most towns that are named of each. */
const maxTowns = 3;

/** The outages of the whole area, as they may be shown to every member (service-75). */
export function presentAreas(
  { byLocation, counted }: ReadOutages,
  locationId: string | null,
  language: TextLanguage,
): {
  readonly membersWithoutPower: number | null;
  readonly membersServed: number;
  readonly outages: z.input<typeof outageArea>[];
} {
  const here = locationId === null ? undefined : byLocation.get(locationId)?.outageNumber;
  const active = new Map([...byLocation.values()].map((outage) => [outage.outageNumber, outage]));
  const reachOf = (outageNumber: string) => counted.byOutage.get(outageNumber) ?? { members: 0, towns: [] };
  const all = [...active.values()].sort(
    (one, other) =>
      reachOf(other.outageNumber).members - reachOf(one.outageNumber).members ||
      one.startedAt.localeCompare(other.startedAt),
  );
  const members = all.reduce((sum, { outageNumber }) => sum + reachOf(outageNumber).members, 0);
  return {
    membersWithoutPower: all.length === 0 ? 0 : saidMembers(members),
    membersServed: counted.membersServed,
    outages: all.slice(0, maxAreas).map((outage) => ({
      outageNumber: outage.outageNumber,
      towns: reachOf(outage.outageNumber).towns.slice(0, maxTowns),
      membersWithoutPower: saidMembers(reachOf(outage.outageNumber).members),
      isHere: outage.outageNumber === here,
      cause: saidIn(language, outage.cause, outage.causeEs),
      timeOfInterruption: outage.startedAt,
      crewAssignedAt: outage.crewAssignedAt,
      estimatedTimeOfRestoration: outage.estimatedTimeOfRestoration,
    })),
  };
}
