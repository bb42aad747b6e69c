/** A person's name in its parts. */
export interface NameParts {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/** What belongs to the last name, before or behind it. */
const before = /^(da|de|del|della|der|den|des|di|dos|du|el|la|las|le|los|mac|o|san|santa|st\.?|ter|van|von|y)$/i;
const behind = /^(jr|sr|ii|iii|iv|md|phd)\.?$/i;

/**
 * Takes a name apart (moving-in-6): `OKONKWO, MARISOL A` by its comma, else `Marisol A Okonkwo` by its blanks. What
 * belongs to a last name, as in `Ana de la Cruz Jr`, stays with it.
 */
export function splitName(name: string): NameParts {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const comma = name.indexOf(',');
  if (comma >= 0) {
    const [given = '', ...others] = name
      .slice(comma + 1)
      .trim()
      .split(/\s+/);
    const suffix = others.filter((word) => behind.test(word));
    const middle = others.filter((word) => !behind.test(word));
    return { first: given, middle: middle.join(' '), last: [name.slice(0, comma).trim(), ...suffix].join(' ') };
  }
  if (words.length < 2) return { first: '', middle: '', last: words.join(' ') };
  const [first = '', ...rest] = words;
  let start = rest.length - 1;
  while (start > 0 && behind.test(rest[start] ?? '')) start -= 1;
  while (start > 0 && before.test(rest[start - 1] ?? '')) start -= 1;
  return { first, middle: rest.slice(0, start).join(' '), last: rest.slice(start).join(' ') };
}

/** Writes a text with capitals where names have them: `O'BRIEN-MCKAY` is `O'Brien-McKay`, `PO BOX 4 NW` stays `PO Box 4 NW`. */
export function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s\-'’./&(])(\p{L})/gu, (_all, sign: string, letter: string) => `${sign}${letter.toUpperCase()}`)
    .replace(/\bMc(\p{Ll})/gu, (_all, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\p{L})['’]S\b/gu, (end) => end.toLowerCase())
    .replace(/\b(Po|Nw|Ne|Sw|Se|Rr|Llc|Ii|Iii|Iv)\b/g, (word) => word.toUpperCase());
}
