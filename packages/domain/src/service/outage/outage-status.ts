import { formatLocalTime, type LocalTime } from '../../dates.ts';
import { type Violation, violation } from '../../violation.ts';
import { yesNo, yesNoOf } from '../../yes-no.ts';

/** What the server says of a service location: `Y` an outage is active, `N` none is, empty: it is not known (service-7). */
export const outageFlags = [...yesNo, ''] as const;
export type OutageFlag = (typeof outageFlags)[number];

const shown = { Y: 'OFF', N: 'ON', '': 'N/A' } as const satisfies Record<OutageFlag, string>;
export type ShownPower = (typeof shown)[OutageFlag];

/** How the power is shown (service-7). */
export const shownPower = (flag: OutageFlag): ShownPower => shown[flag];

/** What decides whether an outage is active at an account. */
export interface OutageFacts {
  readonly locationId: string | null;
  readonly accountType: string;
  readonly derivedStatus: string;
  /** Whether an outage that has not ended names the location. */
  readonly hasActiveOutage: boolean;
}

/** Statuses of an account that has no service whose power could be told (service-8). */
const withoutService = new Set(['Disconnected', 'Pending Reconnect', 'Final Billed']);

/**
 * The flag of an account: without a location or service, and for other services than electricity, nobody knows that power
 * is on.
 */
export function outageFlagOf({ locationId, accountType, derivedStatus, hasActiveOutage }: OutageFacts): OutageFlag {
  if (locationId === null || withoutService.has(derivedStatus)) return '';
  return hasActiveOutage || accountType === 'Electric' ? yesNoOf(hasActiveOutage) : '';
}

/**
 * The sentence about an active outage, with its time in the co-op's time zone; undefined when none is active
 * (service-9). An estimate that has passed by now is said to have passed.
 */
export function activeOutageMessage(
  flag: OutageFlag,
  estimatedRestoration: LocalTime | null,
  now: LocalTime,
): Violation | undefined {
  if (shownPower(flag) !== 'OFF') return undefined;
  if (estimatedRestoration === null) return violation('outage.active.unknown');
  const time = formatLocalTime(estimatedRestoration);
  return estimatedRestoration <= now
    ? violation('outage.active.passed', { time })
    : violation('outage.active.until', { time });
}
