import type { AnnouncementTopic, WordsByLanguage } from '@rochdale/domain/communications/announcements/announcement';
import type { Segment } from '@rochdale/domain/communications/announcements/segment';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { type LanguageName, languages } from '@rochdale/domain/texts/languages';
import { type TextLength, textLengthOf } from '@rochdale/domain/texts/text-length';
import type { Executor } from '../../../platform/database/database.ts';
import { composedContent, type MessageServices } from '../messages/public.ts';
import { announcementContent, type ToldAccount } from './announcement-content.ts';
import { membersOfAccounts } from './audience-store.ts';
import { reachOf, type Ways } from './reach-store.ts';
import { segmentAfter } from './segment-store.ts';
import { toldAccounts } from './told-accounts-store.ts';

/** Accounts that are looked at together. */
const pageOf = 1_000;

/** How many members some accounts have, and by which way they are told. */
export interface Reach {
  readonly members: number;
  readonly byWay: Readonly<Record<NotificationChannel, number>>;
  /** Members to whom no way leads. */
  readonly unreached: number;
}

/** Counts whom an announcement to some accounts would reach, page by page (office-147). Addresses count once. */
export const countReach = (db: Executor, ways: Ways, accountNumbers: readonly string[]): Promise<Reach> =>
  countPages(db, ways, async (after) => {
    const from = after === '' ? 0 : accountNumbers.indexOf(after) + 1;
    return accountNumbers.slice(from, from + pageOf);
  });

/** Counts whom an announcement to a segment would reach (office-151). */
export const countSegment = (db: Executor, ways: Ways, segment: Segment): Promise<Reach> =>
  countPages(db, ways, (after) => segmentAfter(db, segment, after, pageOf));

async function countPages(
  db: Executor,
  ways: Ways,
  pageAfter: (after: string) => Promise<readonly string[]>,
): Promise<Reach> {
  const members = new Set<string>();
  const reached = new Set<string>();
  const addresses = { email: new Set<string>(), text: new Set<string>(), voice: new Set<string>() };
  for (let page = await pageAfter(''); page.length > 0; page = await pageAfter(page.at(-1) ?? '')) {
    for (const memberNumber of (await membersOfAccounts(db, page)).values()) members.add(memberNumber);
    for (const { channel, address, memberNumber } of await reachOf(db, ways, page)) {
      addresses[channel].add(address);
      reached.add(memberNumber);
    }
    if (page.length < pageOf) break;
  }
  const { email, text, voice } = addresses;
  return {
    members: members.size,
    byWay: { email: email.size, text: text.size, voice: voice.size },
    unreached: members.size - reached.size,
  };
}

/** What one member would get in a language. */
export interface Sample {
  readonly language: LanguageName;
  readonly memberName: string;
  readonly email: { readonly subject: string; readonly text: string };
  readonly text: { readonly text: string } & TextLength;
  readonly voice: { readonly text: string };
}

/** The words as the member of an account would get them, in each language (office-147); none where there is no such account. */
export async function sampleOf(
  services: Pick<MessageServices, 'site' | 'publicUrl'>,
  db: Executor,
  said: { readonly topic: AnnouncementTopic; readonly words: WordsByLanguage },
  accountNumber: string,
): Promise<readonly Sample[]> {
  const account: ToldAccount | undefined = (await toldAccounts(db, [accountNumber])).get(accountNumber);
  if (!account) return [];
  return languages.map((language) => {
    const site = services.site(language);
    const place = { phoneNumber: site.settings.phoneNumber, stopEnds: site.config.stopEnds };
    const composed = (channel: NotificationChannel) =>
      composedContent(services, channel, language, announcementContent(said, account, channel, place));
    const { subject, text } = composed('email');
    const short = composed('text').text;
    return {
      language,
      memberName: account.memberName,
      email: { subject, text },
      text: { text: short, ...textLengthOf(short) },
      voice: { text: composed('voice').text },
    };
  });
}
