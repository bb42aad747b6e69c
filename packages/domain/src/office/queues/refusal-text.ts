import type { Translate } from '../../texts/text.ts';
import { type RefusalTemplate, refusalWords } from './queues.ts';

/** Why something was refused: a sentence that is at hand, words of somebody's own, or both. */
export interface RefusalSentence {
  readonly template: RefusalTemplate | null;
  readonly words: string;
}

/** The sentence as whoever asked reads it, in the language of the texts. */
export const refusalText = (text: Translate, { template, words }: RefusalSentence): string =>
  [template === null ? '' : text(refusalWords[template]), words.trim()].filter((part) => part !== '').join(' ');
