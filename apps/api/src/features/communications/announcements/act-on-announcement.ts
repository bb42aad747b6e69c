import type { AnnouncementState } from '@rochdale/domain/communications/announcements/announcement';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { changeState, openAnnouncementsOf } from './announcements-store.ts';

/** What is done to an announcement, from which states, and how it stands then. */
const acts = {
  start: { from: ['ready'], state: 'sending' },
  stop: { from: ['sending'], state: 'stopped' },
  resume: { from: ['stopped'], state: 'sending' },
  'call-off': { from: ['ready', 'sending', 'stopped'], state: 'over' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly AnnouncementState[]; readonly state: AnnouncementState }>
>;
export type AnnouncementAct = keyof typeof acts;

/** Who does it, by name. */
interface By {
  readonly clock: Clock;
  readonly name: string;
}

/**
 * Starts, stops, resumes or calls off an announcement within the caller's transaction (office-149). It holds at once: right
 * before each message is handed over it is asked how its announcement stands. What was called off is never sent again.
 * Answers false where it does not stand so, as when somebody was quicker.
 */
export async function actOnAnnouncement(
  { clock, name }: By,
  tx: Executor,
  announcementId: string,
  act: AnnouncementAct,
): Promise<boolean> {
  const { from, state } = acts[act];
  return changeState(tx, announcementId, from, { state, changedAt: clock.now(), changedBy: name });
}

/** What is told of an outage is due no longer, in the transaction that ends it. Answers which announcements it ended. */
export async function endOfOutage(by: By, tx: Transaction, outageNumber: string): Promise<readonly string[]> {
  const ended: string[] = [];
  for (const announcementId of await openAnnouncementsOf(tx, outageNumber))
    if (await actOnAnnouncement(by, tx, announcementId, 'call-off')) ended.push(announcementId);
  return ended;
}
