import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import { isArrangementOverdue } from '../arrangements/arrangement.ts';

/** What an account says of being behind. */
export interface BehindFacts {
  readonly derivedStatus: string;
  readonly pastDueAmount: Cents;
  readonly pastDueDate: LocalDay | null;
  readonly cutOffDate: LocalDay | null;
}

/** The arrangement that is paid next, or more time that was granted: one payment on its last day (account-120). */
export interface ArrangementFacts {
  readonly balance: Cents;
  readonly nextAmount: Cents;
  readonly nextDueDate: LocalDay | null;
  readonly isExtension?: boolean;
}

/** The one payment that keeps service on, of an arrangement that covers what is past due. */
interface ArrangedPayment {
  readonly kind: 'arranged';
  readonly pastDue: Cents;
  readonly amount: Cents;
  readonly day: LocalDay;
  /** More time, and no arrangement. */
  readonly isExtension?: true;
}

/** What is behind an account's warning, and the one amount and day that its member is told (account-17, account-87). */
export type Behind =
  | ArrangedPayment
  | {
      readonly kind: 'pastDue';
      readonly amount: Cents;
      readonly since: LocalDay | null;
      readonly before: LocalDay | null;
    }
  | { readonly kind: 'off'; readonly amount: Cents }
  | { readonly kind: 'closed' | 'unclear' };

/**
 * What keeps service on. An arrangement that is on track and covers all that is past due takes the place of the cutoff
 * date; one that is overdue, or covers less, changes nothing. `undefined` as arrangement: it is not known yet, and no day
 * is named before it is.
 */
export function behindOf(
  account: BehindFacts,
  arrangement: ArrangementFacts | null | undefined,
  today: LocalDay | undefined,
): Behind | undefined {
  const { derivedStatus, pastDueAmount, pastDueDate, cutOffDate } = account;
  if (derivedStatus === 'Current') return undefined;
  if (derivedStatus === 'Disconnected') return { kind: 'off', amount: Math.max(0, pastDueAmount) };
  if (pastDueAmount <= 0) return { kind: derivedStatus === 'Final Billed' ? 'closed' : 'unclear' };
  const arranged = arrangement && today && arrangedPayment(account, arrangement, today);
  if (arranged) return arranged;
  const isStillOn = derivedStatus === 'Past Due' || derivedStatus === 'Pending Disconnect';
  const before = isStillOn && arrangement !== undefined ? cutOffDate : null;
  return { kind: 'pastDue', amount: pastDueAmount, since: pastDueDate, before };
}

/** Only Past Due: where the billing system has already decided to disconnect, its own date stands. */
function arrangedPayment(
  { derivedStatus, pastDueAmount }: BehindFacts,
  { balance, nextAmount, nextDueDate, isExtension }: ArrangementFacts,
  today: LocalDay,
): ArrangedPayment | undefined {
  if (derivedStatus !== 'Past Due' || nextDueDate === null || isArrangementOverdue(nextDueDate, today))
    return undefined;
  if (nextAmount <= 0 || balance < pastDueAmount) return undefined;
  const arranged = { kind: 'arranged', pastDue: pastDueAmount, amount: nextAmount, day: nextDueDate } as const;
  return isExtension ? { ...arranged, isExtension } : arranged;
}
