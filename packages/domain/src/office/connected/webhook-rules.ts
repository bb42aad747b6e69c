/** What an address may be told of. */
export const webhookEvents = [
  'payment.posted',
  'refund.done',
  'member.changed',
  'outage.reported',
  'outage.begun',
  'outage.changed',
  'outage.ended',
  'import.done',
  'import.refused',
  'export.made',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What only says that an address can be reached; nobody chooses it. */
export const testEvent = 'test';
/** What third parties are told, and nobody else: that there are new data of members who allowed it (energy-97), */
export const dataEvent = 'usage.changed';
/** And which connections have ended (energy-99). */
export const endEvent = 'authorization.ended';
/** One after the other, for each address. */
export const dataSubject = 'usage';
export const toldEvents = [...webhookEvents, testEvent, dataEvent, endEvent] as const;
export type ToldEvent = (typeof toldEvents)[number];
/** The event that a text names; of one that is not known any more, the test. */
export const toldEventOf = (text: string): ToldEvent => toldEvents.find((one) => one === text) ?? testEvent;

const minute = 60;
const hour = 60 * minute;
/** How long is waited after each attempt that failed (seconds); after the last ones as long as after the last named. */
const pauses = [5, 30, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 6 * hour] as const;

/** For how long an event is tried, and how long it and its attempts are kept (days). */
export const [triedDays, keptDays] = [3, 30] as const;
/** For how long a third party is tried; then its address is switched off (days). */
export const thirdPartyTriedDays = 7;
/** For how long the old secret signs beside the new one (days). */
export const oldSecretDays = 7;

/**
 * When an event is tried next that has failed so often, having waited since an instant; undefined: it is given up
 * (office-139).
 */
export function nextAttempt(failures: number, since: Date, now: Date, days: number = triedDays): Date | undefined {
  const pause = pauses[Math.min(Math.max(failures, 1), pauses.length) - 1] ?? 0;
  const next = new Date(now.getTime() + pause * 1000);
  return next.getTime() - since.getTime() > days * 24 * hour * 1000 ? undefined : next;
}

/** The exact text that is signed: when it is sent, in seconds since 1970, and the body (office-138). */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

/** How an outage became known, changed or ended, told once each. */
interface OutageStanding {
  readonly restoredAt: string | null;
  readonly isCancelled: boolean;
}
const isOver = ({ restoredAt, isCancelled }: OutageStanding): boolean => isCancelled || restoredAt !== null;

/** What is told of an outage by what was known of it before; undefined: nothing has changed (office-137). */
export function outageEvent(
  before: OutageStanding | undefined,
  after: OutageStanding,
  isChanged: boolean,
): Extract<WebhookEvent, `outage.${string}`> | undefined {
  if (isOver(after)) return before !== undefined && isOver(before) && !isChanged ? undefined : 'outage.ended';
  if (before === undefined || isOver(before)) return 'outage.begun';
  return isChanged ? 'outage.changed' : undefined;
}
