import type { Cents } from '../../money.ts';
import type { ChangePart, ChangePartName } from './change-part.ts';

/** What is less than this is told with the other small parts. */
const smallest: Cents = 25;
/** These are told where they are nothing, too: it is what a member looks for first. */
const toldAtZero: readonly ChangePartName[] = ['days', 'once'];

/** The parts that are worth a line, and one for the small ones together (account-124); the sum stays. */
export function joinedParts(parts: readonly ChangePart[]): ChangePart[] {
  const isTold = ({ part, amount }: ChangePart): boolean =>
    amount === 0 ? toldAtZero.includes(part) : Math.abs(amount) >= smallest;
  const rest = parts.filter((one) => !isTold(one)).reduce((sum, { amount }) => sum + amount, 0);
  const told = parts.filter(isTold);
  return rest === 0 ? told : [...told, { part: 'other', amount: rest }];
}
