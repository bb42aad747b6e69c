import { formatLocalTime } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { useText } from '@rochdale/ui/text/text.ts';
import type { OutageArea, OutageMap } from '../outage-calls.ts';

type Say = ReturnType<typeof useText>;

/** From so many members on an outage is a large one. */
const largeOutage = 100;
export const isLarge = ({ membersWithoutPower }: Pick<OutageArea, 'membersWithoutPower'>): boolean =>
  (membersWithoutPower ?? 0) >= largeOutage;

/** How many members are without power in all. */
export function headline(text: Say, { membersWithoutPower: members, atMost, membersServed }: OutageMap): string {
  if (members === 0) return text('outageMap.none');
  if (members !== null)
    return text('outageMap.some', { count: formatNumber(members), served: formatNumber(membersServed) });
  return atMost === null || atMost < 5 ? text('outageMap.few') : text('outageMap.atMost', { count: atMost });
}

/** What stands in an area of the map: the same place and number as in the list. */
export const labelOf = (text: Say, { place, membersWithoutPower: members }: OutageArea): string =>
  members === null
    ? text('outageMap.label.few', { place })
    : text('outageMap.label', { place, count: formatNumber(members) });

/** How many members an outage concerns, and of which town how much that is. */
export function membersIn(text: Say, { membersWithoutPower: members, townShare: share, towns }: OutageArea): string {
  if (members === null) return text('outageMap.under');
  const count = formatNumber(members);
  const [town] = towns;
  return share === null || town === undefined
    ? text('outageMap.members', { count })
    : text('outageMap.members.share', { count, share, town });
}

const crewTexts = { 'on-the-way': 'outageMap.crew.on-the-way', 'on-site': 'outageMap.crew.on-site' } as const;

/** Cause, crew, begin and estimate of an outage, each a sentence. */
export function factsOf(text: Say, outage: OutageArea, asOf: string): string {
  const { cause, crewState, crewAssignedAt, estimatedTimeOfRestoration: estimate, timeOfInterruption } = outage;
  const crew =
    crewState !== 'none'
      ? crewTexts[crewState]
      : crewAssignedAt === null
        ? ('outageMap.crew.none' as const)
        : ('outageMap.crew.assigned' as const);
  return [
    cause === null ? text('outageMap.cause.unknown') : text('outageMap.cause', { cause }),
    text(crew),
    text('outageMap.since', { time: formatLocalTime(timeOfInterruption) }),
    estimate === null
      ? text('outageMap.noEstimate')
      : text(estimate <= asOf ? 'outageMap.passed' : 'outageMap.until', { time: formatLocalTime(estimate) }),
  ].join(' ');
}
