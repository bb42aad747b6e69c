import type { Translate } from '@rochdale/domain/texts/text';
import { type Listed, tenderWords } from './payments-calls.ts';

/** How a payment was made, with the digits its card or bank account ends in; undefined until it is known. */
export function tenderText({ tender, lastFour }: Pick<Listed, 'tender' | 'lastFour'>, text: Translate) {
  if (tender === null) return undefined;
  const word = text(tenderWords[tender]);
  return lastFour ? text('officePayments.tender.ending', { tender: word, digits: lastFour }) : word;
}
