import type { Translate } from '../texts/text.ts';
import { canBeDrawn } from './letters.ts';

/** A holder's name on paper; a name that the fonts can't draw is said to be on file. */
export const nameOnPaper = (name: string, accountNumber: string, say: Translate): string =>
  canBeDrawn(name) ? name : say('paper.nameOnFile', { account: accountNumber });

/** An address on paper, one line each; one that the fonts can't draw is said to be on file. */
export const addressOnPaper = (lines: readonly string[], say: Translate): readonly string[] =>
  lines.every(canBeDrawn) ? lines : [say('paper.addressOnFile')];
