import type { LocalDay } from '../dates.ts';

/** What a member reads, in the co-op's own words. */
export interface Named {
  readonly name: string;
  readonly nameEs?: string | undefined;
}

/** A part of the year: months of it, or from a day to a day (`MM-DD`, both within). The first that fits holds. */
export interface Season extends Named {
  readonly months?: readonly number[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A day that is neither weekday nor weekend: one day, a day of each year, or such as the fourth Thursday of November. */
export interface Holiday extends Named {
  readonly date?: LocalDay | undefined;
  readonly yearly?: string | undefined;
  /** Where one falls on Saturday or Sunday: kept on the nearest weekday, on Monday, or where it falls. */
  readonly observed: 'never' | 'nearest' | 'monday';
  readonly weekday?: Weekday | undefined;
  readonly nth?: number | undefined;
  readonly month?: number | undefined;
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

export const dayKinds = ['weekday', 'weekend', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/** Hours of some days, by the co-op's clock; `to` is not within, and where it is not after `from` they go over midnight. */
export interface TimeOfUseHours {
  readonly season?: string | undefined;
  readonly months?: readonly number[] | undefined;
  readonly days: readonly DayKind[];
  readonly from: string;
  readonly to: string;
}

export interface TimeOfUsePeriod extends Named {
  /** Of the last period nothing: it has the hours that no other has. */
  readonly when: readonly TimeOfUseHours[];
}

/** One way to divide the hours: each hour is of the first period that has it. */
export interface TimeOfUse {
  readonly periods: readonly TimeOfUsePeriod[];
}

/** How much of a month a bill is. `monthDays`: by so many days a month, by each day's own month, or by a twelfth of 365. */
export interface Proration {
  /** `never`: a bill is a month. `outside`: it is, within the usual days. `always`: its days say. */
  readonly rule: 'never' | 'outside' | 'always';
  readonly usualDays?: readonly [least: number, most: number] | undefined;
  readonly monthDays: number | 'calendar' | 'average';
}

export interface NetMetering {
  /** What is sent back is set against use: of the whole bill, of the interval, or never (all is bought, all is sold). */
  readonly netting: 'bill' | 'interval' | 'never';
  /** What is left over: paid by a credit line, or carried to the next bill. */
  readonly excess: 'paid' | 'carried';
}

/** A step of a price: up to so much in all; the last has no end. */
export interface Block {
  readonly upTo?: number | undefined;
  readonly price: number;
}

export const blockUnits = ['unit', 'unitPerDay', 'unitPerKw', 'unitPerKwPerDay'] as const;
export type BlockUnit = (typeof blockUnits)[number];

export const perWhat = ['month', 'day', 'year', 'bill'] as const;
export type Per = (typeof perWhat)[number];

interface LineBase extends Named {
  readonly id: string;
  readonly season?: string | undefined;
  readonly months?: readonly number[] | undefined;
  /** Only for accounts that have this option, or only for those that have it not. */
  readonly option?: string | undefined;
  readonly without?: string | undefined;
}

export interface FixedLine extends LineBase {
  readonly kind: 'fixed';
  readonly amount: number;
  readonly per: Per;
}

export interface EnergyLine extends LineBase {
  readonly kind: 'energy';
  readonly period?: string | undefined;
  readonly blocks: readonly Block[];
  readonly blockUnit: BlockUnit;
}

/** What power cost more or less than the rates have in them, by month: of each year, or from a month until the next. */
export interface AdjustmentLine extends LineBase {
  readonly kind: 'adjustment';
  readonly everyYear?: readonly number[] | undefined;
  readonly since?: readonly { readonly month: string; readonly price: number }[] | undefined;
}

export interface Ratchet {
  readonly percent: number;
  /** So many months back, and of those only these months of the year. */
  readonly back: number;
  readonly months?: readonly number[] | undefined;
}

export interface DemandLine extends LineBase {
  readonly kind: 'demand';
  /** The member's own peak, or their demand in the hour of the co-op's. */
  readonly of: 'own' | 'coop';
  readonly period?: string | undefined;
  readonly blocks: readonly Block[];
  /** One peak a bill, or each day's own. */
  readonly per: 'bill' | 'day';
  readonly ratchet?: Ratchet | undefined;
}

export interface CreditLine extends LineBase {
  readonly kind: 'credit';
  readonly period?: string | undefined;
  readonly price: number;
}

export interface MinimumLine extends LineBase {
  readonly kind: 'minimum';
  readonly amount: number;
  readonly per: Per;
  /** Lines above that count towards it; without: all. */
  readonly of?: readonly string[] | undefined;
}

/** Taxes and fees that are a part of lines above, those among them that are such themselves. */
export interface PercentLine extends LineBase {
  readonly kind: 'percent';
  readonly percent: number;
  readonly of?: readonly string[] | undefined;
}

export type ScheduleLine =
  | FixedLine
  | EnergyLine
  | AdjustmentLine
  | DemandLine
  | CreditLine
  | MinimumLine
  | PercentLine;

/** What service costs, from a day on (rates-1). Lines stand in the order of the bill. Prices in dollars, as typed. */
export interface Schedule extends Named {
  readonly code: string;
  readonly validFrom: LocalDay;
  /** The last day; undefined while it holds. */
  readonly validTo?: LocalDay | undefined;
  /** What the meter counts, such as kWh. */
  readonly unit: string;
  /** Whether seasons, months and versions go by each day of a bill or by its last. */
  readonly datedBy: 'day' | 'end';
  readonly proration: Proration;
  readonly options: readonly (Named & { readonly code: string })[];
  readonly seasons: readonly Season[];
  readonly holidays: readonly Holiday[];
  readonly timeOfUse: readonly TimeOfUse[];
  /** Over how many minutes demand is measured; undefined: over the meter's interval. */
  readonly demandMinutes?: number | undefined;
  readonly netMetering?: NetMetering | undefined;
  /** What members read of it beside its name, in one line. */
  readonly about?: string | undefined;
  readonly aboutEs?: string | undefined;
  /** The kind of account that it is for: accounts of other kinds of service never have it. */
  readonly service?: string | undefined;
  /** What an account that has it counts as, such as residential; and of which it may become one by asking (rates-13). */
  readonly class?: string | undefined;
  readonly offeredTo?: readonly string[] | undefined;
  readonly lines: readonly ScheduleLine[];
}
