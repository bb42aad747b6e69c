import { errorTexts } from '@rochdale/domain/texts/errors.en';
import { type Formats, formatsOf } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { fillText, messageText, type TextCode, type Texts, type Translate } from '@rochdale/domain/texts/text';
import { uiTexts } from '@rochdale/domain/texts/ui.en';
import type { Violation } from '@rochdale/domain/violation';

/** What a page is written in: a language, its texts as far as they have come, and what makes them strange for tests. */
export interface Speech {
  readonly language: TextLanguage;
  readonly texts: Texts;
  readonly disguise?: ((text: string) => string) | undefined;
}

let speech: Speech = { language: 'en', texts: { ...errorTexts, ...uiTexts } };

/** From now on texts are in this language. A server says so right before it renders a page at one go. */
export function speakIn(next: Speech): void {
  speech = next;
}

/** The language that the page is written in. */
export const pageLanguage = (): TextLanguage => speech.language;

/** How it writes months, weekdays and times. */
export const pageFormats = (): Formats => formatsOf(speech.language);

/** A text as it stands in the page's language. One that was not loaded shows its code, so that a test finds it. */
function templateOf(code: TextCode): string {
  const template = speech.texts[code] ?? code;
  return speech.disguise ? speech.disguise(template) : template;
}

/** The text of a message, with its parameters. */
export const translate: Translate = (code, ...params) => fillText(templateOf(code), params[0] ?? {});

/** A rule's violation as a person reads it. */
export function violationText(found: Violation): string {
  return messageText(found, templateOf, pageFormats());
}

/** The text function of the page's language. */
export function useText(): Translate {
  return translate;
}
