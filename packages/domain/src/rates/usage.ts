import type { LocalDay } from '../dates.ts';

/** Energy in thousandths of the unit, demand in thousandths of a kW, as meters' rows hold them. */
export type Thousandths = number;

export interface IntervalDay {
  readonly day: LocalDay;
  /** In the order of the day, which may have 23 or 25 hours; null was not read. */
  readonly delivered: readonly (Thousandths | null)[];
  readonly received?: readonly (Thousandths | null)[] | undefined;
}

export interface DayUse {
  readonly day: LocalDay;
  readonly delivered: Thousandths | null;
  readonly received?: Thousandths | undefined;
  readonly demand?: Thousandths | undefined;
}

export interface RegisterRead {
  readonly delivered: Thousandths;
  readonly received?: Thousandths | undefined;
}

/** What is known beside the energy. */
interface Besides {
  /** A demand that was read at the meter, all in all and by period; it counts rather than what intervals say. */
  readonly demand?: Thousandths | undefined;
  readonly demands?: Readonly<Record<string, Thousandths>> | undefined;
  /** The demand in the hour of the co-op's peak, where intervals do not say it. */
  readonly coopDemand?: Thousandths | undefined;
  /** The instants at which the co-op's peaks were, in milliseconds since 1970. */
  readonly coopPeaks?: readonly number[] | undefined;
  /** The demand of months before, for ratchets. */
  readonly earlierDemands?: readonly { readonly month: string; readonly demand: Thousandths }[] | undefined;
  /** What was carried from the bill before. */
  readonly carried?: Thousandths | undefined;
}

export interface IntervalUsage extends Besides {
  readonly kind: 'intervals';
  readonly minutes: number;
  readonly days: readonly IntervalDay[];
}

export interface DailyUsage extends Besides {
  readonly kind: 'daily';
  readonly days: readonly DayUse[];
}

/** What the registers of a meter counted in the period of the bill, all in all and by period of use. */
export interface RegisterUsage extends Besides, RegisterRead {
  readonly kind: 'register';
  readonly periods?: Readonly<Record<string, RegisterRead>> | undefined;
}

export type Usage = IntervalUsage | DailyUsage | RegisterUsage;

/** Why a bill cannot be priced. A guess is never made in place of what is not known (rates-8). */
export type Lack =
  | 'schedule'
  | 'usage'
  | 'intervals'
  | 'shorterIntervals'
  | 'registers'
  | 'demand'
  | 'demandByDay'
  | 'coopPeak'
  | 'earlierDemand';
