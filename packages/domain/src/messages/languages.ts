/** The languages that members choose from, as they stand in `lang` and `Accept-Language`. */
export const languages = ['en', 'es'] as const;
export type LanguageName = (typeof languages)[number];

/** The languages in their own names. */
export const languageNames: Readonly<Record<LanguageName, string>> = { en: 'English', es: 'Español' };

/** English in disguise, for trying: what stays undisguised on a screen does not come from the catalogue. */
export const pseudoLanguage = 'en-XA';
/** What texts are written in. Members never meet the disguise. */
export type TextLanguage = LanguageName | typeof pseudoLanguage;

/** The cookie that keeps a browser's language. */
export const languageCookie = 'rochdale.language';

/** What the cookie says: a language that was chosen here, or the one that a member who signed in here reads. */
export interface KeptLanguage {
  readonly language: TextLanguage;
  readonly isChosen: boolean;
}

const endOfMembers = '-member';

/** The cookie's value. */
export const keptLanguageText = ({ language, isChosen }: KeptLanguage): string =>
  isChosen ? language : `${language}${endOfMembers}`;

/** What a `Cookie` header, or a page's cookies, say of the language. */
export function keptLanguageIn(cookies: string | undefined): KeptLanguage | undefined {
  const found = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  if (found === undefined) return undefined;
  const isChosen = !found.endsWith(endOfMembers);
  const language = isChosen ? found : found.slice(0, -endOfMembers.length);
  if (language !== pseudoLanguage && !isLanguageName(language)) return undefined;
  return { language, isChosen };
}

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
