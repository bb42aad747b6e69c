import { addDays, type LocalDay } from '../../dates.ts';

/** What must not stay dark at a place, as the billing system told it. */
export interface MustStayOn {
  /** Life support, a school, a well: in its own words. */
  readonly what: string;
  /** The last day of it; null: it goes on. */
  readonly until: LocalDay | null;
  /** The day on which somebody last made sure of it. */
  readonly confirmedOn: LocalDay | null;
}

/** How long a confirmation is good for. */
export const confirmedForDays = 365;

/** How what must not stay dark is on a day: sure, to be asked about again, or over. */
export const mustStayOnStates = ['sure', 'to-confirm', 'over'] as const;
export type MustStayOnState = (typeof mustStayOnStates)[number];

/**
 * How what must not stay dark at a place is on a day (account-112). One that nobody has confirmed in a year counts all the
 * same: a machine that breathes for somebody is not switched off by a form that nobody sent.
 */
export function mustStayOnState({ until, confirmedOn }: MustStayOn, today: LocalDay): MustStayOnState {
  if (until !== null && until < today) return 'over';
  return confirmedOn !== null && addDays(confirmedOn, confirmedForDays) >= today ? 'sure' : 'to-confirm';
}
