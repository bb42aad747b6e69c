/** The languages that members choose from, as they stand in `lang` and `Accept-Language`. */
export const languages = ['en', 'es'] as const;
export type LanguageName = (typeof languages)[number];

/** The languages in their own names. */
export const languageNames: Readonly<Record<LanguageName, string>> = { en: 'English', es: 'Español' };

/** English in disguise, for trying: what stays undisguised on a screen does not come from the catalogue. */
export const pseudoLanguage = 'en-XA';
/** What texts are written in. Members never meet the disguise. */
export type TextLanguage = LanguageName | typeof pseudoLanguage;

/** Whether a text names a language that members choose from. */
export function isLanguageName(text: unknown): text is LanguageName {
  return languages.some((language) => language === text);
}

/** The language that a member reads where texts come from the co-op and not from the catalogue. */
export const memberLanguage = (language: TextLanguage): LanguageName => (language === 'es' ? 'es' : 'en');

/** The tag for `lang` and for formats: this is a portal for the United States in both languages. */
export const localeOf = (language: TextLanguage): 'en-US' | 'es-US' | 'en-XA' =>
  language === pseudoLanguage ? language : `${language}-US`;

/** The language of a page by its `lang`. */
export function languageOfTag(tag: string): TextLanguage {
  if (tag === pseudoLanguage) return tag;
  return tag.startsWith('es') ? 'es' : 'en';
}
