import { type AnnouncementWords, longestWords } from '../../communications/announcements/announcement.ts';
import { formatLocalTime, type LocalTime } from '../../dates.ts';
import type { Translate } from '../../texts/text.ts';

/** What is told of an outage to whom it takes the power from. */
export interface ToldOutage {
  readonly description: string;
  readonly estimate: LocalTime | null;
  /** Another estimate was told before. */
  readonly isMoved: boolean;
}

/** The words that tell an outage in one language; where each member is stands in them as `{address}` (office-166). */
export function tellingWords({ description, estimate, isMoved }: ToldOutage, text: Translate): AnnouncementWords {
  const address = '{address}';
  const said = description
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '');
  const lines = (words: string) =>
    estimate === null
      ? text(isMoved ? 'outages.told.unknownNow' : 'outages.told.unknown', { address, description: words })
      : text(isMoved ? 'outages.told.moved' : 'outages.told.until', {
          address,
          time: formatLocalTime(estimate),
          description: words,
        });
  return {
    subject: text(isMoved ? 'outages.told.subject.moved' : 'outages.told.subject', { address }),
    text: `${lines(said)}\n\n${text('outages.told.follow')}`,
    short: lines(cutAtWord(inPlainLetters(said), longestWords.short - lines('').length)),
  };
}

/** The words as far as there is room, to the end of one. */
function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words;
  const end = words.lastIndexOf(' ', most);
  return words.slice(0, end > 0 ? end : most).replace(/[\uD800-\uDBFF]$|[.,;: ]+$/, '');
}

/** A text message holds less than half when it has one of these. */
const plain: Readonly<Record<string, string>> = {
  á: 'a',
  í: 'i',
  ó: 'o',
  ú: 'u',
  Á: 'A',
  Í: 'I',
  Ó: 'O',
  Ú: 'U',
  '’': "'",
};

/** The same in letters that a text message holds 160 of. */
const inPlainLetters = (words: string): string => words.replaceAll(/[áíóúÁÍÓÚ’]/g, (letter) => plain[letter] ?? letter);
