import type { LocalDay } from '../../dates.ts';
import type { Cents } from '../../money.ts';
import type { Named, ScheduleLine } from '../schedule.ts';

/** A line of a priced bill, with the rule that made it: of which version of which schedule, and which line there. */
export interface PricedLine extends Named {
  readonly schedule: string;
  readonly validFrom: LocalDay;
  readonly id: string;
  readonly kind: ScheduleLine['kind'];
  readonly period: string | undefined;
  /** The days that it is for, of those of the bill. */
  readonly firstDay: LocalDay;
  readonly lastDay: LocalDay;
  readonly days: number;
  /** The place of its block among the rule's; undefined where there is only one price. */
  readonly block: number | undefined;
  /** What was counted, to the millionth: units, kW, months, days, or the dollars of which it is a part. */
  readonly quantity: number;
  readonly counted: 'unit' | 'kW' | 'times' | 'dollars';
  /** In dollars as in the schedule; per cent for parts of other lines. */
  readonly price: number;
  readonly amount: Cents;
}
