import { waysThatWait } from '@rochdale/domain/communications/announcements/announcement';
import { dueInSecond, fullWays } from '@rochdale/domain/communications/announcements/sending-rate';
import { quietUntil } from '@rochdale/domain/communications/notices/quiet-hours';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { isHeld } from '../../office/holds/public.ts';
import { type MessageServices, sendMessages } from '../messages/public.ts';
import { announcementContent } from './announcement-content.ts';
import { type AnnouncementRow, endDone, isSendersTurn, sendingAnnouncements, wordsOf } from './announcements-store.ts';
import {
  dropped,
  nextWaiting,
  noteDropped,
  noteWritten,
  notHandedOver,
  reviveStopped,
  settleWritten,
  writtenSince,
} from './recipients-store.ts';
import { toldAccounts } from './told-accounts-store.ts';

export interface AnnouncingServices extends MessageServices {
  readonly db: Database;
}

const minuteMs = 60_000;

/** The occasion that messages of announcements name. */
export const announcementKind = 'announcement';

/**
 * Writes the messages that are due in this second, and takes over what became of those before (office-148). A recipient and
 * its message stand in one transaction: a worker may end anywhere, and nobody is told twice. Answers how many were written.
 */
export async function sendAnnouncements(services: AnnouncingServices): Promise<number> {
  const { db, clock, site } = services;
  if (await isHeld(db)) return 0;
  return db.transaction(async (tx) => {
    if (!(await isSendersTurn(tx))) return 0;
    const now = clock.now();
    await settleWritten(tx);
    const sending = await sendingAnnouncements(tx, now);
    if (sending.length === 0) return 0;
    for (const { announcementId } of sending) await reviveStopped(tx, announcementId);
    const perMinute = site().config.announcementsPerMinute;
    const full = fullWays(perMinute, await notHandedOver(tx, now));
    const due = dueInSecond(perMinute, await writtenSince(tx, new Date(now.getTime() - minuteMs)));
    let written = 0;
    for (const announcement of sending) {
      if (written === due) break;
      written += await writeSome(services, tx, announcement, full, due - written);
    }
    await endDone(tx, now);
    return written;
  });
}

async function writeSome(
  services: AnnouncingServices,
  tx: Transaction,
  announcement: AnnouncementRow,
  full: readonly NotificationChannel[],
  most: number,
): Promise<number> {
  const { clock, site } = services;
  const { settings, config, timeZone } = site();
  const { announcementId, topic, ways } = announcement;
  const isQuiet = quietUntil(clock.now(), config.quietHours, timeZone) !== undefined;
  const recipients = await nextWaiting(
    tx,
    announcementId,
    [...full, ...(isQuiet ? waysThatWait(topic, ways) : [])],
    most,
  );
  const told = await toldAccounts(
    tx,
    recipients.flatMap(({ accountNumbers }) => accountNumbers.slice(0, 1)),
  );
  const place = { phoneNumber: settings.phoneNumber, stopEnds: config.stopEnds };
  const said = { topic, words: wordsOf(announcement) };
  const messages = recipients.flatMap(({ messageId, channel, address, accountNumbers: [accountNumber = ''] }) => {
    const account = told.get(accountNumber);
    if (!account) return [];
    return {
      ...{ messageId, channel, recipient: address, kind: announcementKind, language: account.language },
      memberNumber: account.memberNumber,
      facts: { announcementId, accountNumber },
      content: announcementContent(said, account, channel, place),
      notBefore: undefined,
    };
  });
  const written = messages.map(({ messageId }) => messageId);
  const gone = recipients.filter(({ messageId }) => !written.includes(messageId));
  await sendMessages(services, tx, messages);
  await noteWritten(tx, written, clock.now());
  await noteDropped(
    tx,
    gone.map(({ messageId }) => messageId),
    dropped.over,
  );
  return written.length;
}
