import { isYes, type YesNo } from '../../yes-no.ts';
import type { Commodity } from '../green-button/units.ts';

/** What the chart shows (energy-16). */
export const graphTypes = ['usage', 'dollars', 'demand'] as const;
export type GraphType = (typeof graphTypes)[number];

/** The facts by which Dollars is offered. */
export interface PricedAccount {
  readonly prepaidVendor: string | null;
  readonly prepaidAccountFlag: YesNo;
}

/** Dollars only without MDM, for a prepaid account of the vendor ATS (energy-16). Demand only for what has a demand: electricity. */
export function graphTypesOf(isMdmOn: boolean, accountType: string, account: PricedAccount): GraphType[] {
  const isPriced = !isMdmOn && account.prepaidVendor === 'ATS' && isYes(account.prepaidAccountFlag);
  return graphTypes.filter(
    (type) => type === 'usage' || (type === 'dollars' ? isPriced : accountType !== 'Water' && accountType !== 'Gas'),
  );
}

const serviceUnits = new Map<string, 'gallon' | 'therm'>([
  ['Water', 'gallon'],
  ['Gas', 'therm'],
]);

/** The unit as it is written (energy-17): `Kwh`, `gallon` for water, `therm` for gas, `$` and `kW` for the other graphs. */
export function usageUnit(accountType: string, type: GraphType = 'usage'): 'Kwh' | 'gallon' | 'therm' | '$' | 'kW' {
  if (type === 'dollars') return '$';
  if (type === 'demand') return 'kW';
  return serviceUnits.get(accountType) ?? 'Kwh';
}

/** The unit of what a meter measures, as it is written (energy-17). */
export function meterUnit(commodity: Commodity | undefined): ReturnType<typeof usageUnit> {
  if (commodity === 'water') return 'gallon';
  return commodity === 'gas' ? 'therm' : 'Kwh';
}

/** The service of a meter by the unit that its use is written in: the account's own, but for a meter of another. */
export function serviceOfUnit(unit: string | undefined, accountType: string): string {
  if (unit === undefined || unit === usageUnit(accountType)) return accountType;
  return [...serviceUnits].find(([, own]) => own === unit)?.[0] ?? 'Electric';
}

/** Decimals of a value in chart and tiles: usage none, demand and dollars two (energy-19). Totals of a table have two. */
export const decimalsOf = (type: GraphType): 0 | 2 => (type === 'usage' ? 0 : 2);

/** Takes away what adding binary fractions leaves behind; usage is kept in thousandths. */
export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** A unit as a person reads it: `Kwh` stays on the wire and in the Excel file (energy-17). */
export const shownUnit = (unit: string): string => (unit === 'Kwh' ? 'kWh' : unit);
