import { errorTexts } from '@rochdale/domain/texts/errors.en';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Texts } from '@rochdale/domain/texts/text';
import { uiTexts } from '@rochdale/domain/texts/ui.en';
import { shellTexts } from '@rochdale/domain/website/frame/shell.en';
import { screenTexts } from '@rochdale/domain/website/screens/screens.en';
import { speakIn } from '@rochdale/ui/text/text.ts';
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

let spoken = english;
speakIn({ language: 'en', texts: english.texts });

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
  spoken = wanted === 'es' ? (spanish ?? english) : english;
  speakIn({ language: wanted, texts: spoken.texts, disguise: wanted === 'en-XA' ? disguise : undefined });
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
