import { type Cents, formatMoney } from '../../money.ts';

/** A change in money, with its sign also where it is more: `+$5.83`. */
export const signedMoney = (cents: Cents): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`;
