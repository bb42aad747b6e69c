import type { Cents } from '../../money.ts';

/** What may be asked for. */
export const helpKinds = ['extension', 'arrangement'] as const;
export type HelpKind = (typeof helpKinds)[number];

/**
 * Who grants what was asked for: a person of the office, the billing system over its live link, or the file that the
 * billing system takes by an hour before its cutoff run.
 */
export const helpGrantors = ['office', 'link', 'file'] as const;
export type HelpGrantor = (typeof helpGrantors)[number];

/** What the co-op offers to members who cannot pay what is due (paying-84). */
export interface HelpSettings {
  /** More time; without it none is offered. */
  readonly extension?: {
    /** Days after the due date, or after today where that is later. */
    readonly days: number;
    /** How often in a calendar year. */
    readonly perYear: number;
    readonly grantedBy: HelpGrantor;
  };
  /** Smaller parts; without it none are offered. */
  readonly arrangement?: {
    /** How many parts, the first one now and another each month. */
    readonly parts: number;
    readonly perYear: number;
    /** The least and the most that is paid in parts. */
    readonly lowest: Cents;
    readonly highest: Cents | null;
    readonly grantedBy: 'office' | 'file';
  };
  /** The account types that it is offered to; none named: all. */
  readonly accountTypes: readonly string[];
  /** Banking days within which the office answers. */
  readonly answerDays: number;
  /** By which hour of the co-op's clock the billing system takes the file before its cutoff run. */
  readonly fileTakenBy: string;
  /** What the fund of the members' pennies gives, in the co-op's words; without it the fund is not named. */
  readonly fund?: string;
}
