/** A sealed text with one character turned into another: its first, unless told. The last may hold bits that count for nothing. */
export const altered = (sealed: string, place = 0): string =>
  sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1);

/** Places at a text's beginning, middle and end. */
export const placesOf = ({ length }: string): number[] => [0, Math.floor(length / 2), length - 1];

/** A seal in the usual base64; one in two hundred looks the same in both, and says nothing. */
export function inBase64(good: () => string): string {
  let sealed = good();
  while (!/[-_]/.test(sealed)) sealed = good();
  return Buffer.from(sealed, 'base64url').toString('base64');
}
