import { languages, type TextLanguage } from '@rochdale/domain/texts/languages';
import type { Sites } from '@rochdale/domain/website/site/site';

/**
 * One of the co-op's outage problems, chosen in whatever language, in the words of another; the office reads English
 * ones. A text that is none of them stays as it is.
 */
export function problemIn(language: TextLanguage, site: Sites, reason: string): string {
  const place = languages
    .map((one) => site(one).configuration.outageProblems.indexOf(reason))
    .find((index) => index >= 0);
  return (place === undefined ? undefined : site(language).configuration.outageProblems[place]) ?? reason;
}
