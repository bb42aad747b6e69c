import { isLanguageName, pseudoLanguage, type TextLanguage } from './languages.ts';

/** The cookie that keeps a browser's language; over HTTPS its name begins with `__Host-`, so that no other host sets it. */
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
  const found = valueIn(`__Host-${languageCookie}`, cookies) ?? valueIn(languageCookie, cookies);
  if (found === undefined) return undefined;
  const isChosen = !found.endsWith(endOfMembers);
  const language = isChosen ? found : found.slice(0, -endOfMembers.length);
  if (language !== pseudoLanguage && !isLanguageName(language)) return undefined;
  return { language, isChosen };
}

const valueIn = (name: string, cookies = ''): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies)?.[1];
