/** A sealed text with one character turned into another: its first, unless told. The last may hold bits that count for nothing. */
export const altered = (sealed: string, place = 0): string =>
  sealed.slice(0, place) + (sealed[place] === 'A' ? 'B' : 'A') + sealed.slice(place + 1);
