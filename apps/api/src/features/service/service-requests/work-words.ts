import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { ServiceOrder } from './service-requests-store.ts';

/** By what the office's queue and the billing system tell a question about a bill from work. */
export const billQuestion = 'BILL';

/** What a question about a bill is called in a list of work. */
export const billQuestionWords = (text: Translate, date: string): string =>
  text('billExplained.ask.description', { date });

/**
 * What was asked for, in the words of a language. English ones were kept, for the office reads them; what the billing
 * system has put in their place stays as it is.
 */
export function workIn(
  language: TextLanguage,
  site: Sites,
  { workType, description }: Pick<ServiceOrder, 'workType' | 'description'>,
): string {
  if (workType === billQuestion) {
    const date = description.split(' ').at(-1) ?? '';
    const isOurs = description === billQuestionWords(translatorOf('en'), date);
    return isOurs ? billQuestionWords(translatorOf(language), date) : description;
  }
  const wordsIn = (one?: TextLanguage): string | undefined =>
    site(one).configuration.serviceWorkTypes.find(({ workTypeID }) => workTypeID === workType)?.description;
  return description === wordsIn() ? (wordsIn(language) ?? description) : description;
}
