import { waysThatWait } from '@rochdale/domain/communications/announcements/announcement';
import { quietUntil } from '@rochdale/domain/communications/notices/quiet-hours';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { Site } from '@rochdale/domain/website/site/site';
import { z } from 'zod';
import { type Clock, latestNow } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Clearance, OutgoingMessage } from '../messages/public.ts';
import { takesTexts } from '../notifications/public.ts';
import { type AnnouncementRow, findAnnouncement } from './announcements-store.ts';
import { reachOf } from './reach-store.ts';
import { dropped, recipientOfMessage } from './recipients-store.ts';
import { isStillOut, isToldByNotice } from './still-out-store.ts';

const announcementFacts = z.object({ announcementId: z.uuid(), accountNumber: z.string() });

interface ClearServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
}

/**
 * Whether a message of an announcement still goes: not when it was stopped or called off meanwhile, not when the outage is
 * over that it tells of or a notice has told it meanwhile, not where its member takes none any more, and not in the quiet hours (office-148).
 */
export async function clearAnnouncement({ db, clock, site }: ClearServices, messageId: string): Promise<Clearance> {
  const recipient = await recipientOfMessage(db, messageId);
  const announcement = recipient && (await findAnnouncement(db, recipient.announcementId));
  if (!recipient || !announcement || announcement.state === 'over') return { kind: 'dropped', reason: dropped.over };
  if (announcement.state === 'stopped') return { kind: 'dropped', reason: dropped.stopped };
  const { channel, address, accountNumbers } = recipient;
  const { timeZone } = site();
  const { outageNumber } = announcement;
  if (outageNumber !== null && !(await isStillOut(db, outageNumber, accountNumbers, latestNow(clock, timeZone))))
    return { kind: 'dropped', reason: dropped.over };
  if (outageNumber !== null && (await isToldByNotice(db, outageNumber, accountNumbers)))
    return { kind: 'dropped', reason: dropped.told };
  const reached = await reachOf(db, announcement, accountNumbers);
  if (!reached.some((one) => one.channel === channel && one.address === address))
    return { kind: 'dropped', reason: 'stopped' };
  return clearHour({ clock, site }, announcement, channel);
}

/** Whether one that the office sends again, by some way to a contact on file, still goes: as far as nobody ended it meanwhile. */
export async function clearSentAgain(services: ClearServices, message: OutgoingMessage): Promise<Clearance> {
  const { db, clock, site } = services;
  const { channel, recipient, memberNumber } = message;
  const facts = announcementFacts.safeParse(message.facts).data;
  const announcement = facts && (await findAnnouncement(db, facts.announcementId));
  if (!facts || !announcement || announcement.state === 'over') return { kind: 'dropped', reason: dropped.over };
  const { topic, outageNumber } = announcement;
  const now = latestNow(clock, site().timeZone);
  if (outageNumber !== null && !(await isStillOut(db, outageNumber, [facts.accountNumber], now)))
    return { kind: 'dropped', reason: dropped.over };
  if (channel === 'email') return { kind: 'goes' };
  const phone = { memberNumber: memberNumber ?? '', phone: recipient };
  if (!(await takesTexts(db, phone, topic === 'outage' ? topic : 'any'))) return { kind: 'dropped', reason: 'stopped' };
  return clearHour(services, announcement, 'text');
}

function clearHour(
  { clock, site }: Pick<ClearServices, 'clock' | 'site'>,
  { topic }: Pick<AnnouncementRow, 'topic'>,
  channel: NotificationChannel,
): Clearance {
  const { config, timeZone } = site();
  const until = waysThatWait(topic, [channel]).length > 0 && quietUntil(clock.now(), config.quietHours, timeZone);
  return until ? { kind: 'waits', until } : { kind: 'goes' };
}
