import { en } from './catalogue.en.ts';
import { es } from './catalogue.es.ts';
import { formatsOf } from './formats.ts';
import type { TextLanguage } from './languages.ts';
import { disguisedTexts } from './pseudo.ts';
import { type Language, type Message, messageText, type Translate, translator } from './text.ts';

const catalogues: Partial<Record<TextLanguage, Language>> & Record<'en' | 'es', Language> = { en, es };

/** A language, whole. Browsers load it by parts instead. */
export function catalogueOf(language: TextLanguage): Language {
  const made = catalogues[language] ?? disguisedTexts(en);
  catalogues[language] = made;
  return made;
}

/** The text function of a language. */
export const translatorOf = (language: TextLanguage): Translate => translator(catalogueOf(language));

/** A message with its parameters, as a sentence of a language. */
export function sentenceOf(message: Message, language: TextLanguage): string {
  const catalogue = catalogueOf(language);
  return messageText(message, (code) => catalogue[code], formatsOf(language));
}
