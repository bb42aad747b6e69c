import { addressFields, type MailingAddress, type ProfileName } from '../../account/account-profile/profile.ts';
import type { MemberProfile, ProfileChange } from '../../account/account-profile/profile-change.ts';
import { formatPhone } from '../../typed-formats.ts';

/** One thing that a profile says: what is on file and what was asked for, both '' where there is none. */
export interface ComparedLine {
  readonly field: 'name' | 'address' | 'phone';
  /** The account whose address it is, or the kind of a phone. */
  readonly of: string | null;
  readonly before: string;
  readonly after: string;
}

const nameText = ({ firstName, middleName, lastName }: ProfileName): string =>
  [firstName, middleName, lastName].filter((part) => part !== '').join(' ');

function addressText(address: MailingAddress | undefined): string {
  const [number = '', street = '', type = '', unit = '', city = '', state = '', zip = ''] = addressFields.map(
    (field) => address?.[field].trim() ?? '',
  );
  const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);
  const region = joined([state, zip.length === 9 ? `${zip.slice(0, 5)}-${zip.slice(5)}` : zip], ' ');
  return joined([joined([number, street, type], ' '), unit, city, region], ', ');
}

const phonesOf = (phones: MemberProfile['phones'], type: string): string =>
  phones
    .filter(({ phoneType }) => phoneType === type)
    .map(({ phone, extension }) => [formatPhone(phone), extension].filter((part) => part !== '').join(' x'))
    .join(', ');

/** What a change would make of a profile, side by side: name and phones whether they change or not, addresses that do. */
export function comparedLines(onFile: MemberProfile, change: ProfileChange): ComparedLine[] {
  const phones = change.phones ?? onFile.phones;
  const types = [...new Set([...onFile.phones, ...phones].map(({ phoneType }) => phoneType))].sort();
  return [
    { field: 'name', of: null, before: nameText(onFile.name), after: nameText(change.name ?? onFile.name) },
    ...Object.entries(change.addresses ?? {}).map(([of, address]): ComparedLine => {
      return { field: 'address', of, before: addressText(onFile.addresses[of]), after: addressText(address) };
    }),
    ...types.map((of): ComparedLine => {
      return { field: 'phone', of, before: phonesOf(onFile.phones, of), after: phonesOf(phones, of) };
    }),
  ];
}

/** A piece of a text, and whether the other text has it in the same place. */
export interface ComparedPiece {
  readonly text: string;
  readonly isSame: boolean;
}

/** Words, and what stands between them. */
const wordsIn = (text: string): string[] => text.match(/[\s-]+|[^\s-]+/g) ?? [];

/** Both texts in pieces: what they begin and end with alike, and between it what differs. */
export function comparedPieces(
  before: string,
  after: string,
): { readonly before: readonly ComparedPiece[]; readonly after: readonly ComparedPiece[] } {
  const one = wordsIn(before);
  const other = wordsIn(after);
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  const pieces = (words: readonly string[]): ComparedPiece[] =>
    [
      { text: words.slice(0, head).join(''), isSame: true },
      { text: words.slice(head, words.length - tail).join(''), isSame: false },
      { text: words.slice(words.length - tail).join(''), isSame: true },
    ].filter(({ text }) => text !== '');
  return { before: pieces(one), after: pieces(other) };
}
