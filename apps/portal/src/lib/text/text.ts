import { errorTexts } from '@rochdale/domain/texts/errors.en';
import { type Formats, formatsOf } from '@rochdale/domain/texts/formats';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { fillText, messageText, type TextCode, type Texts, type Translate } from '@rochdale/domain/texts/text';
import { uiTexts } from '@rochdale/domain/texts/ui.en';
import type { Violation } from '@rochdale/domain/violation';
import { shellTexts } from '@rochdale/domain/website/frame/shell.en';
import { screenTexts } from '@rochdale/domain/website/screens/screens.en';
import { parts } from './parts.en.ts';

export type TextPart = keyof typeof parts;

/** What the frame says that stands around most pages. */
export const frameTexts: readonly TextPart[] = ['menu', 'frame'];

type Parts = Readonly<Record<TextPart, () => Promise<Texts>>>;

/** A language as far as it has come: its texts, and where more of them come from. */
interface OpenLanguage {
  readonly texts: Texts;
  readonly parts: Parts;
}

const english: OpenLanguage = {
  texts: { ...errorTexts, ...screenTexts, ...shellTexts, ...uiTexts },
  parts,
};
let spanish: OpenLanguage | undefined;
let disguise: ((text: string) => string) | undefined;

let language: TextLanguage = 'en';
let spoken = english;

/** The language that the page is written in. */
export const pageLanguage = (): TextLanguage => language;

/** How it writes months, weekdays and times. */
export const pageFormats = (): Formats => formatsOf(language);

/** Fetches what a language needs before its first text. */
export async function fetchLanguage(wanted: TextLanguage): Promise<void> {
  if (wanted === 'es' && spanish === undefined) {
    const { shell, parts } = await import('./text-es.ts');
    spanish ??= { texts: { ...shell }, parts };
  }
  if (wanted === 'en-XA') ({ disguised: disguise } = await import('@rochdale/domain/texts/pseudo'));
}

/** From now on texts are in a language that was fetched. The server says so right before it renders a page at one go. */
export function speak(wanted: TextLanguage): void {
  language = wanted;
  spoken = wanted === 'es' ? (spanish ?? english) : english;
}

/** Loads code together with the texts that it says. The server has pages of several languages under way at a time. */
export async function withTexts<T>(needed: readonly TextPart[], load: () => Promise<T>): Promise<T> {
  const isServer = typeof window === 'undefined';
  const wanted = isServer ? [english, ...(spanish ? [spanish] : [])] : [spoken];
  const loads = wanted.flatMap(({ texts, parts }) =>
    needed.map(async (part) => {
      Object.assign(texts, await parts[part]());
    }),
  );
  const [module] = await Promise.all([load(), ...loads]);
  return module;
}

/** A text as it stands in the page's language. One that was not loaded shows its code, so that a test finds it. */
function templateOf(code: TextCode): string {
  const template = spoken.texts[code] ?? code;
  return language === 'en-XA' && disguise ? disguise(template) : template;
}

/** The text of a message, with its parameters. */
export const translate: Translate = (code, ...params) => fillText(templateOf(code), params[0] ?? {});

/** A rule's violation as the member reads it. */
export function violationText(found: Violation): string {
  return messageText(found, templateOf, pageFormats());
}

/** The text function of the page's language. */
export function useText(): Translate {
  return translate;
}
