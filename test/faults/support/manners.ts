import { byCard, byEcheck, type Typed } from './payer.ts';

/** How a member pays: from where, and what the company does with each number that is typed on its page. */
export interface Manner {
  readonly isQuickPay: boolean;
  /** A card that is declined is typed before the one that pays. */
  readonly isDeclinedFirst: boolean;
  readonly end: 'approved' | 'silent' | 'answers twice' | 'charges twice';
  readonly typed: readonly Typed[];
  /** Whether the browser goes the way back to the portal. */
  readonly comesBack: boolean;
}

const numbers = {
  approved: { card: '4111111111111111', bankAccount: '000123456789' },
  silent: { card: '4000000000000275', bankAccount: '000000000275' },
  'answers twice': { card: '4000000000000259', bankAccount: '000000000259' },
  'charges twice': { card: '4000000000000267', bankAccount: '000000000267' },
} as const;
const declined = byCard('4000000000000002');

/** A third is declined first and a third is silent, each with and without the other; of the rest some answer or charge twice. */
export function mannerOf(turn: number): Manner {
  const isDeclinedFirst = turn % 3 === 0;
  const third = Math.floor(turn / 3);
  const end =
    third % 3 === 0 ? 'silent' : third % 8 === 1 ? 'charges twice' : third % 8 === 5 ? 'answers twice' : 'approved';
  const { card, bankAccount } = numbers[end];
  const paying = turn % 5 === 0 ? byEcheck(bankAccount) : byCard(card);
  return {
    isQuickPay: turn % 2 === 0,
    isDeclinedFirst,
    end,
    typed: isDeclinedFirst ? [declined, paying] : [paying],
    comesBack: turn % 4 < 2,
  };
}
