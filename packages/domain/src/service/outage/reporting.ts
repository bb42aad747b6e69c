import { type Violation, violation } from '../../violation.ts';
import { type OutageFlag, shownPower } from './outage-status.ts';

/** Statuses of an account that has no service to report on (service-15). */
const blockedStatuses = new Set(['Disconnected', 'Pending Disconnect', 'Pending Reconnect', 'Final Billed']);

/**
 * Whether an outage may be reported for an account: `notSupported`, not an electric one and the co-op hides those;
 * `noLocation`, nothing to send a crew to; `blocked`, no service there; `active`, the outage is known already; `adding`, it
 * is, and what the crew should know beside may be told.
 */
export const reportingStates = ['open', 'notSupported', 'noLocation', 'blocked', 'active', 'adding'] as const;
export type ReportingState = (typeof reportingStates)[number];

/** What decides whether an outage may be reported. */
export interface ReportingFacts {
  readonly isActive: OutageFlag;
  readonly derivedStatus: string;
  /** The account is closed (account-108). */
  readonly isClosed: boolean;
  readonly locationId: string | null;
  readonly accountType: string;
  /** HIDE_NONELECTRIC_OUTAGE of the co-op. */
  readonly hidesNonElectric: boolean;
  /** Whether more may be told of an outage that is known: a member may, by OUTAGE_ADDITIONS of the co-op. */
  readonly takesAdditions: boolean;
}

/** Whether outages are shown at all for an account of this type (service-4). */
export const isOutageSupported = (accountType: string, hidesNonElectric: boolean): boolean =>
  accountType === 'Electric' || !hidesNonElectric;

/** Whether the member may report an outage, and if not, why (service-15). */
export function reportingStateOf(facts: ReportingFacts): ReportingState {
  if (!isOutageSupported(facts.accountType, facts.hidesNonElectric)) return 'notSupported';
  if (facts.locationId === null) return 'noLocation';
  if (facts.isClosed || blockedStatuses.has(facts.derivedStatus)) return 'blocked';
  if (shownPower(facts.isActive) !== 'OFF') return 'open';
  return facts.takesAdditions ? 'adding' : 'active';
}

/** Whether a report is taken. */
export const isReportTaken = (state: ReportingState): boolean => state === 'open' || state === 'adding';

/** Whether the outage is known already. */
export const isOutageKnown = (state: ReportingState): boolean => state === 'active' || state === 'adding';

/** What is said where an outage is not to be reported (service-15). */
export function reportingMessage(state: ReportingState): Violation | undefined {
  if (state === 'notSupported') return violation('outage.notSupported');
  if (state === 'noLocation') return violation('outage.noLocation');
  if (state === 'blocked') return violation('outage.blocked');
  return isOutageKnown(state) ? violation('outage.alreadyKnown') : undefined;
}
