import { type LanguageName, languages } from './languages.ts';

interface Range {
  readonly primary: string;
  readonly quality: number;
}

/**
 * The language that a browser's `Accept-Language` prefers among ours (RFC 9110 §12.5.4): the highest quality, at a draw
 * the one named first. `es-MX` asks for Spanish; `*` is anything that is not named. English where nothing fits.
 */
export function languageFrom(header: string | undefined): LanguageName {
  const ranges = (header ?? '').split(',').flatMap(rangeOf);
  const open = languages.filter((language) => !ranges.some(({ primary }) => primary === language));
  const wished = ranges
    .flatMap(({ primary, quality }) =>
      (primary === '*' ? open : languages.filter((language) => language === primary)).map((language) => ({
        language,
        quality,
      })),
    )
    .filter(({ quality }) => quality > 0);
  return (
    wished.reduce<(typeof wished)[number] | undefined>(
      (best, one) => (best === undefined || one.quality > best.quality ? one : best),
      undefined,
    )?.language ?? 'en'
  );
}

/** One range of the header; a malformed one says nothing. */
function rangeOf(written: string): Range[] {
  const found = /^\s*(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(
    written,
  );
  const [, primary, quality = '1'] = found ?? [];
  return primary === undefined ? [] : [{ primary: primary.toLowerCase(), quality: Number(quality) }];
}
