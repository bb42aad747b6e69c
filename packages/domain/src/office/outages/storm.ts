import type { LocalTime } from '../../dates.ts';
import type { CrewState } from './crew-state.ts';

/** What an outage wants of a dispatcher in a storm, the most pressing first. */
export const stormNeeds = [
  'life-support',
  'estimate-passed',
  'no-estimate',
  'no-crew',
  'under-way',
  'planned',
] as const;
export type StormNeed = (typeof stormNeeds)[number];

interface StormFacts {
  readonly startedAt: LocalTime;
  readonly estimatedTimeOfRestoration: LocalTime | null;
  readonly crewState: CrewState;
  readonly lifeSupport: number;
}

/** What an outage that has not ended wants most (office-164). Where a life hangs on it that comes first until a crew is on site. */
export function stormNeedOf(outage: StormFacts, now: LocalTime): StormNeed {
  const { startedAt, estimatedTimeOfRestoration: estimate, crewState, lifeSupport } = outage;
  if (startedAt > now) return 'planned';
  if (lifeSupport > 0 && crewState !== 'on-site') return 'life-support';
  if (estimate === null) return 'no-estimate';
  if (estimate <= now) return 'estimate-passed';
  return crewState === 'none' ? 'no-crew' : 'under-way';
}

/** Outages by what they want, the most pressing first, each in the order given; what none wants is left out. */
export function byStormNeed<O extends StormFacts>(
  outages: readonly O[],
  now: LocalTime,
): { readonly need: StormNeed; readonly outages: readonly O[] }[] {
  return stormNeeds
    .map((need) => ({ need, outages: outages.filter((one) => stormNeedOf(one, now) === need) }))
    .filter((group) => group.outages.length > 0);
}
