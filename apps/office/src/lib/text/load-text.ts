import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { speakIn } from '@rochdale/ui/text/text.ts';
import { texts as english } from './texts.en.ts';

/** Has the page speak a language, once its texts are there. */
export async function loadText(language: TextLanguage): Promise<void> {
  if (language === 'es') {
    const { texts } = await import('./texts.es.ts');
    speakIn({ language, texts: { ...english, ...texts } });
    return;
  }
  const pseudo = language === 'en-XA' ? await import('@rochdale/domain/texts/pseudo') : undefined;
  speakIn({ language, texts: english, disguise: pseudo?.disguised });
}
