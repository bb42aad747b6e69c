import { type Violation, violation } from '../violation.ts';
import { type OutageFlag, shownPower } from './outage-status.ts';

/** Statuses of an account that has no service to report on (S2 §2). */
const blockedStatuses = new Set(['Disconnected', 'Pending Disconnect', 'Pending Reconnect', 'Final Billed']);

/**
 * Whether an outage may be reported for an account: `notSupported`, not an electric one and the co-op hides those;
 * `noLocation`, nothing to send a crew to; `blocked`, no service there; `active`, the outage is known already.
 */
export const reportingStates = ['open', 'notSupported', 'noLocation', 'blocked', 'active'] as const;
export type ReportingState = (typeof reportingStates)[number];

/** What decides whether an outage may be reported. */
export interface ReportingFacts {
  readonly isActive: OutageFlag;
  readonly derivedStatus: string;
  readonly locationId: string | null;
  readonly accountType: string;
  /** HIDE_NONELECTRIC_OUTAGE of the co-op. */
  readonly hidesNonElectric: boolean;
}

/** Whether outages are shown at all for an account of this type (S2 §2). */
export const isOutageSupported = (accountType: string, hidesNonElectric: boolean): boolean =>
  accountType === 'Electric' || !hidesNonElectric;

/** Whether the member may report an outage, and if not, why (S2 §2, §8). */
export function reportingStateOf(facts: ReportingFacts): ReportingState {
  if (!isOutageSupported(facts.accountType, facts.hidesNonElectric)) return 'notSupported';
  if (facts.locationId === null) return 'noLocation';
  if (blockedStatuses.has(facts.derivedStatus)) return 'blocked';
  return shownPower(facts.isActive) === 'OFF' ? 'active' : 'open';
}

/** What is said where reporting is not open (S2 §2, §8). */
export function reportingMessage(state: ReportingState): Violation | undefined {
  if (state === 'notSupported') return violation('outage.notSupported');
  if (state === 'noLocation') return violation('outage.noLocation');
  if (state === 'blocked') return violation('outage.blocked');
  return state === 'active' ? violation('outage.alreadyKnown') : undefined;
}
