import type { outageMap } from '@rochdale/contract/schemas/outage-map';
import { saidIn } from '@rochdale/domain/service/outage/said-in';
import type { RegionRow } from '@rochdale/domain/service/outage-map/outage-map';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { z } from 'zod';
import type { MapNow, OutageOnMap } from './map-now.ts';

type Answer = Omit<z.input<typeof outageMap>, 'asOf' | 'fromSnapshot'>;

/** Most outages that are answered, the largest. */
const maxAreas = 1_000;
/** Most towns that are named of each. */
const maxTowns = 3;

const presented = new WeakMap<MapNow, Map<TextLanguage, Answer>>();

/** The outages of the whole area, as they may be shown to everybody (service-77). In a storm everybody asks: made once a change. */
export function presentMap(map: MapNow, language: TextLanguage): Answer {
  const known = presented.get(map)?.get(language);
  if (known) return known;
  const answer: Answer = {
    membersWithoutPower: map.all.members,
    atMost: map.all.atMost,
    membersServed: map.membersServed,
    outages: map.outages.slice(0, maxAreas).map((one, index) => presentArea(one, index + 1, language)),
    counties: map.sums.county.map(presentRegion),
    towns: map.sums.town.map(presentRegion),
    substations: map.sums.substation.map(presentRegion),
  };
  presented.set(map, (presented.get(map) ?? new Map<TextLanguage, Answer>()).set(language, answer));
  return answer;
}

function presentArea(
  { outage, mapped }: OutageOnMap,
  place: number,
  language: TextLanguage,
): Answer['outages'][number] {
  const towns = [...new Set(mapped.parts.map(({ town }) => town))].filter((town) => town !== '');
  return {
    place,
    towns: towns.slice(0, maxTowns),
    membersWithoutPower: mapped.members,
    atMost: mapped.atMost,
    townShare: mapped.townShare,
    cause: saidIn(language, outage.cause, outage.causeEs),
    timeOfInterruption: outage.startedAt,
    crewAssignedAt: outage.crewAssignedAt,
    crewState: outage.crewState,
    estimatedTimeOfRestoration: outage.estimatedTimeOfRestoration,
    shape: mapped.shape.map((polygon) => polygon.map((ring) => ring.map(([x, y]) => [x, y]))),
    labelAt: mapped.labelAt && [mapped.labelAt[0], mapped.labelAt[1]],
  };
}

const presentRegion = ({ name, members, atMost, membersServed, outages, share }: RegionRow) => ({
  ...{ name, atMost, membersServed, outages, share },
  membersWithoutPower: members,
});
