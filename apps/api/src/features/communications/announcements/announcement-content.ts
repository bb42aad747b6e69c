import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import {
  type AnnouncementTopic,
  type WordsByLanguage,
  wordsFor,
} from '@rochdale/domain/communications/announcements/announcement';
import type { NotificationChannel } from '@rochdale/domain/communications/notifications/topics';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Content } from '../messages/public.ts';

/** Whom an announcement tells, and of which account. */
export interface ToldAccount {
  readonly accountNumber: string;
  /** What its member calls it; null: nothing. */
  readonly nickname: string | null;
  readonly memberName: string;
  readonly street: string;
  readonly city: string;
}

/** Whom to call, and what a text ends. */
export interface AnnouncingPlace {
  readonly phoneNumber: string;
  readonly stopEnds: 'TOPIC' | 'ALL';
}

/**
 * The words of an announcement as a member gets them by one way. A text says how texts end: those about the service are of
 * no topic, and STOP to one ends all.
 */
export function announcementContent(
  { topic, words }: { readonly topic: AnnouncementTopic; readonly words: WordsByLanguage },
  account: ToldAccount,
  channel: NotificationChannel,
  { phoneNumber: phone, stopEnds }: AnnouncingPlace,
): Content {
  return (text, _formats, language) => {
    const { accountNumber, memberName: name, street, city } = account;
    const facts = { name, address: street, account: accountNumber.slice(-4) };
    const { subject, text: letter, short } = wordsFor(words[memberLanguage(language)], facts);
    if (channel === 'voice') return { subject, paragraphs: [short, text('notice.voice.end', { phone })] };
    const endsTopic = topic === 'outage' && stopEnds === 'TOPIC';
    if (channel === 'text')
      return { subject, paragraphs: [short, text(endsTopic ? 'notice.text.end' : 'notice.text.end.all')] };
    const ofAccount = { accountno: accountNumber };
    const paragraphs = letter.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
    const address = [street, city].join(', ');
    return {
      subject,
      paragraphs: [...paragraphs, text('notice.account', { account: numberAndName(account), address })],
      ...(topic === 'outage' && {
        action: { label: text('notice.action.outage'), to: addressOf('outage-status', ofAccount) },
      }),
    };
  };
}
