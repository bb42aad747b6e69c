import { type LanguageName, languages } from '../../texts/languages.ts';
import { fillText } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';
import { mayWait } from '../notices/quiet-hours.ts';
import type { NotificationChannel } from '../notifications/topics.ts';

/** What an announcement is about: an outage, which members choose to be told of, or their service. */
export const announcementTopics = ['outage', 'service'] as const;
export type AnnouncementTopic = (typeof announcementTopics)[number];

/** How one stands. `over`: called off, or what it tells is over; it is never sent again. */
export const announcementStates = ['ready', 'sending', 'stopped', 'over', 'done'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** How one of its recipients stands. `written`: its message is on its way; from `sent` on it has ended. */
export const recipientStates = ['waiting', 'written', 'sent', 'kept', 'refused', 'dropped'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What members read in one language. */
export interface AnnouncementWords {
  /** Of the e-mail. */
  readonly subject: string;
  /** The e-mail; an empty line begins a paragraph. */
  readonly text: string;
  /** The text message, which is spoken in a call as well. */
  readonly short: string;
}
export type WordsByLanguage = Readonly<Record<LanguageName, AnnouncementWords>>;

/** What the words may name in braces: the member, the street where the service is, the account by its last digits. */
export const announcementFacts = ['name', 'address', 'account'] as const;
export type AnnouncementFacts = Readonly<Record<(typeof announcementFacts)[number], string>>;

/** The longest words of each kind, in letters. */
export const longestWords = { subject: 150, text: 5_000, short: 300 } as const;

const named = /\{([^{}]*)\}/g;
const isFact = (name: string): boolean => announcementFacts.some((fact) => fact === name);

/** The first thing that is wrong with the words, and the field it is in (`es.short`); undefined: nothing. */
export function wordsViolation(
  words: WordsByLanguage,
): { readonly field: string; readonly violation: Violation } | undefined {
  for (const language of languages)
    for (const part of ['subject', 'text', 'short'] as const) {
      const said = words[language][part].trim();
      const field = `${language}.${part}`;
      if (said === '') return { field, violation: violation('announcements.words.missing') };
      const most = longestWords[part];
      if (said.length > most) return { field, violation: violation('announcements.words.long', { most }) };
      if (part !== 'text' && /[\r\n]/.test(said)) return { field, violation: violation('announcements.words.oneLine') };
      const unknown = [...said.matchAll(named)].find(([, name = '']) => !isFact(name));
      if (unknown) return { field, violation: violation('announcements.words.unknown', { name: unknown[0] }) };
    }
  return undefined;
}

/** The words as one member reads them. */
export const wordsFor = (words: AnnouncementWords, facts: AnnouncementFacts): AnnouncementWords => ({
  subject: fillText(words.subject.trim(), facts),
  text: fillText(words.text.trim(), facts),
  short: fillText(words.short.trim(), facts),
});

/** The ways that wait while the quiet hours hold; e-mail never does, nor do texts about an outage. */
export const waysThatWait = (
  topic: AnnouncementTopic,
  ways: readonly NotificationChannel[],
): readonly NotificationChannel[] =>
  ways.filter((way) => (topic === 'outage' ? mayWait('outage', way) : way !== 'email'));

/** More members than these take a second person (office-145). */
export const announcementOfOne = 500;
