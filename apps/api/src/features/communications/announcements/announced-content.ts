import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Executor } from '../../../platform/database/database.ts';
import type { Content } from '../messages/public.ts';
import { announcementContent } from './announcement-content.ts';
import { findAnnouncement, wordsOf } from './announcements-store.ts';
import { membersOfAccounts } from './audience-store.ts';
import { toldAccounts } from './told-accounts-store.ts';

/**
 * What an announcement told of an account, to be said once more by some way; undefined where the announcement or the
 * account is gone, or the account is another member's by now.
 */
export async function announcedContent(
  { site }: { readonly site: () => Site },
  db: Executor,
  { announcementId, accountNumber }: { readonly announcementId: string; readonly accountNumber: string },
  memberNumber: string,
  channel: NotificationChannel,
): Promise<Content | undefined> {
  const announcement = await findAnnouncement(db, announcementId);
  const account = (await toldAccounts(db, [accountNumber])).get(accountNumber);
  if (!announcement || !account) return undefined;
  if ((await membersOfAccounts(db, [accountNumber])).get(accountNumber) !== memberNumber) return undefined;
  const { settings, config } = site();
  const place = { phoneNumber: settings.phoneNumber, stopEnds: config.stopEnds };
  return announcementContent({ topic: announcement.topic, words: wordsOf(announcement) }, account, channel, place);
}
