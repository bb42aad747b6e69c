import { localTimeAt } from '@rochdale/domain/dates';
import {
  booksContradict,
  type HelpFacts,
  type HelpStanding,
  helpStanding,
} from '@rochdale/domain/paying/payment-help/help-standing';
import type { Executor } from '../../../platform/database/database.ts';
import { booksOf, isArranged, type PaymentHelp } from './payment-help-store.ts';

/** What is kept of one, as the rules judge it. */
export const factsOf = ({ answer, contradictedAt, lastDay }: PaymentHelp): HelpFacts => ({
  answer,
  lastDay,
  isContradicted: contradictedAt !== null,
});

/** What the billing system's books say of what was granted: true where they contradict it, undefined: nothing. */
export async function saidByBooks(db: Executor, help: PaymentHelp, timeZone: string): Promise<boolean | undefined> {
  const { kind, lastDay, answer, answeredAt, answeredBy, accountNumber } = help;
  if (answer !== 'approved' || answeredAt === null) return undefined;
  const books = await booksOf(db, accountNumber);
  // While a bankruptcy is open nobody is told of disconnection (account-116).
  if (!books || books.isBankrupt) return undefined;
  const hasArrangement = kind === 'arrangement' && (await isArranged(db, accountNumber));
  const dayOf = (at: Date): string => localTimeAt(at, timeZone).day;
  const grantedOn = dayOf(answeredAt);
  const { derivedStatus, pastDueAmount, cutOffDate, balanceAsOf } = books;
  const said = { derivedStatus, pastDueAmount, cutOffDate, hasArrangement, asOf: dayOf(balanceAsOf) };
  return booksContradict({ kind, lastDay, grantedOn, grantedBy: answeredBy ?? 'office' }, said);
}

/** How one stands by what is known at this moment, though nobody has been told of it yet. */
export async function standingNow(
  db: Executor,
  help: PaymentHelp,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): Promise<HelpStanding> {
  const standing = helpStanding(factsOf(help), today);
  if (standing !== 'granted') return standing;
  return (await saidByBooks(db, help, timeZone)) === true ? 'contradicted' : standing;
}
