import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { HelpPart } from './help-offers.ts';
import type { HelpGrantor, HelpKind } from './help-settings.ts';

/**
 * How what was asked for stands. `asked`: nobody has answered, and nothing is promised. `granted`: who may has said yes.
 * `contradicted`: it was granted, and the billing system's own word says otherwise. `over`: its last day has passed.
 */
export const helpStandings = ['asked', 'granted', 'refused', 'contradicted', 'over'] as const;
export type HelpStanding = (typeof helpStandings)[number];

/** What may become known of one, in any order and any number of times (paying-87). */
export const helpEvents = [
  'link-accepted',
  'link-refused',
  'file-taken',
  'office-granted',
  'office-refused',
  'office-reopened',
  'contradicted',
  'confirmed',
] as const;
export type HelpEvent = (typeof helpEvents)[number];

/** What was answered and what the billing system's books say, as one is kept. */
export interface HelpFacts {
  readonly answer: 'approved' | 'refused' | null;
  readonly isContradicted: boolean;
  readonly lastDay: LocalDay;
}

const grants = new Set<HelpEvent>(['link-accepted', 'file-taken', 'office-granted']);

/**
 * What one is after something became known. The first answer counts; a late yes after a no of a person changes nothing,
 * and a late no of the billing system after a yes is a contradiction. Answers the same object where nothing changes.
 */
export function afterHelpEvent<F extends HelpFacts>(facts: F, event: HelpEvent): F {
  const { answer, isContradicted } = facts;
  if (grants.has(event)) return answer === null ? { ...facts, answer: 'approved', isContradicted: false } : facts;
  switch (event) {
    case 'office-refused':
      return answer === null ? { ...facts, answer: 'refused' } : facts;
    case 'office-reopened':
      return answer === 'refused' ? { ...facts, answer: null } : facts;
    case 'link-refused':
      if (answer === null) return { ...facts, answer: 'refused' };
      return answer === 'approved' && !isContradicted ? { ...facts, isContradicted: true } : facts;
    case 'contradicted':
      return answer === 'approved' && !isContradicted ? { ...facts, isContradicted: true } : facts;
    case 'confirmed':
      return isContradicted ? { ...facts, isContradicted: false } : facts;
    default:
      return facts;
  }
}

/** How one stands on a day (paying-87). */
export function helpStanding({ answer, isContradicted, lastDay }: HelpFacts, today: LocalDay): HelpStanding {
  if (answer === 'refused') return 'refused';
  if (lastDay < today) return 'over';
  if (answer === null) return 'asked';
  return isContradicted ? 'contradicted' : 'granted';
}

/** Whether another may be asked for: one at a time (paying-86). */
export const isHelpOpen = (standing: HelpStanding): boolean => standing !== 'refused' && standing !== 'over';

/** What the billing system's books say of an account, and of which of the co-op's days they are. */
export interface HelpBooks {
  readonly asOf: LocalDay;
  readonly derivedStatus: string;
  readonly pastDueAmount: Cents;
  readonly cutOffDate: LocalDay | null;
  readonly hasArrangement: boolean;
}

/** Statuses in which service is off: no grant was in time. */
const off = new Set(['Disconnected', 'Pending Reconnect']);
/** The billing system has decided to disconnect. A person who grants may still have to take that back there. */
const decided = 'Pending Disconnect';

/** What was granted, by whom and on which of the co-op's days. */
export interface GrantedHelp {
  readonly kind: HelpKind;
  readonly lastDay: LocalDay;
  readonly grantedOn: LocalDay;
  readonly grantedBy: HelpGrantor;
}

/**
 * Whether the books contradict what was granted (paying-89): they say that service is off, or, of a later day than the
 * grant, that it would end by its last day. Undefined: they say nothing of it.
 */
export function booksContradict(
  { kind, lastDay, grantedOn, grantedBy }: GrantedHelp,
  { asOf, derivedStatus, pastDueAmount, cutOffDate, hasArrangement }: HelpBooks,
): boolean | undefined {
  if (asOf > lastDay) return undefined;
  if (off.has(derivedStatus)) return true;
  if (derivedStatus === decided && (asOf > grantedOn || grantedBy !== 'office')) return true;
  if (asOf <= grantedOn) return undefined;
  if (pastDueAmount <= 0 || (kind === 'arrangement' && hasArrangement)) return false;
  return cutOffDate !== null && cutOffDate <= lastDay;
}

/** The next part that is to be paid, as an arrangement of the billing system's would say it (account-120). */
export function grantedPart(
  { amount, parts }: { readonly amount: Cents; readonly parts: readonly HelpPart[] },
  paid: Cents,
): { readonly balance: Cents; readonly nextAmount: Cents; readonly nextDueDate: LocalDay } | undefined {
  let before = 0;
  for (const part of parts) {
    before += part.amount;
    if (before > paid) return { balance: amount, nextAmount: before - paid, nextDueDate: part.day };
  }
  return undefined;
}
