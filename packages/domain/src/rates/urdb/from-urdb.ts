import type { NetMetering, Per, Proration, Schedule, ScheduleLine, TimeOfUse } from '../schedule.ts';
import { addedDecimals, demandBlocks, energyBlocks, type Notes } from './blocks.ts';
import { monthsOfPeriods, timeOfUseOf } from './hours.ts';
import type { UrdbRecord, UrdbStructure, UrdbTable } from './record.ts';
import { unreadFields } from './unread-fields.ts';

/** A record as a schedule, and sentences about what of it could not be carried. */
export interface FromUrdb {
  readonly schedule: Schedule;
  readonly notes: readonly string[];
}

const perUnits: Readonly<Record<string, Per>> = { '$/day': 'day', '$/month': 'month', '$/year': 'year' };
const neverProrated: Proration = { rule: 'never', monthDays: 30 };

/** Makes a schedule of a record of the Utility Rate Database (rates-10). */
export function fromUrdb(record: UrdbRecord, code: string): FromUrdb {
  const notes: string[] = [...unreadFields(record)];
  const timeOfUse: TimeOfUse[] = [];
  const netMetering = netMeteringOf(record.dgrules, notes);
  const energy = energyLines(record, timeOfUse, notes, netMetering !== undefined);
  const lines: ScheduleLine[] = [
    ...fixedLines(record, notes),
    ...energy.charges,
    ...fuelLines(record),
    ...flatDemandLines(record, notes),
    ...timedDemandLines(record, timeOfUse, notes),
    ...coincidentLines(record, timeOfUse, notes),
    ...energy.credits,
    ...minimumLines(record, notes),
  ];
  const { demandwindow: window } = record;
  const demandMinutes = window === 15 || window === 30 || window === 60 ? window : undefined;
  if (window && demandMinutes === undefined) notes.push(`demandwindow: ${window} minutes are not measured here.`);
  if (lines.length === 0) notes.push('Nothing in it is charged.');
  return {
    schedule: {
      code,
      name: record.name.slice(0, 100),
      validFrom: dayOf(record.startdate) ?? '2000-01-01',
      ...(dayOf(record.enddate) !== undefined && { validTo: dayOf(record.enddate) }),
      unit: 'kWh',
      datedBy: 'day',
      proration: neverProrated,
      options: [],
      seasons: [],
      holidays: [],
      timeOfUse,
      ...(demandMinutes && { demandMinutes }),
      ...(netMetering && { netMetering }),
      lines,
    },
    notes,
  };
}

const dayOf = (seconds: number | null | undefined): string | undefined =>
  seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;

function netMeteringOf(rules: string | null | undefined, notes: Notes): NetMetering | undefined {
  if (!rules) return undefined;
  if (rules === 'Net Metering') return { netting: 'bill', excess: 'paid' };
  if (rules === 'Buy All Sell All') return { netting: 'never', excess: 'paid' };
  if (rules === 'Net Billing Instantaneous') return { netting: 'interval', excess: 'paid' };
  if (rules === 'Net Billing Hourly') {
    notes.push('dgrules: Net Billing Hourly is set against use by the meter’s interval, which may be shorter.');
    return { netting: 'interval', excess: 'paid' };
  }
  notes.push(`dgrules: “${rules}” is not known.`);
  return undefined;
}

function fixedLines(
  { fixedchargefirstmeter: amount, fixedchargeunits: unit }: UrdbRecord,
  notes: Notes,
): ScheduleLine[] {
  const per = perUnits[unit ?? '$/month'];
  if (!amount) return [];
  if (per) return [{ id: 'fixed', kind: 'fixed', name: 'Basic charge', amount: addedDecimals(amount), per }];
  notes.push(`fixedchargeunits: “${unit}” is not known, so the fixed charge is left out.`);
  return [];
}

function minimumLines({ mincharge: amount, minchargeunits: unit }: UrdbRecord, notes: Notes): ScheduleLine[] {
  const per = perUnits[unit ?? '$/month'];
  if (!amount) return [];
  if (per && per !== 'year')
    return [{ id: 'minimum', kind: 'minimum', name: 'Minimum bill', amount: addedDecimals(amount), per }];
  notes.push(`mincharge: a minimum by “${unit}” cannot be told from one bill, so it is left out.`);
  return [];
}

function fuelLines({ fueladjustmentsmonthly: fuel }: UrdbRecord): ScheduleLine[] {
  if (!fuel?.some(Boolean)) return [];
  const everyYear = fuel.map((price) => addedDecimals(price));
  return [{ id: 'fuel', kind: 'adjustment', name: 'Power cost adjustment', everyYear }];
}

interface EnergyLines {
  readonly charges: ScheduleLine[];
  readonly credits: ScheduleLine[];
}

function energyLines(record: UrdbRecord, divisions: TimeOfUse[], notes: Notes, isCredited: boolean): EnergyLines {
  const { energyratestructure: structure, energyweekdayschedule: weekday, energyweekendschedule: weekend } = record;
  const places = placesOf(structure, weekday, weekend, divisions, 'energy');
  const charges: ScheduleLine[] = [];
  const credits: ScheduleLine[] = [];
  for (const { index, where } of places) {
    const tiers = structure?.[index] ?? [];
    const of = `Energy, period ${index + 1}`;
    const blocks = energyBlocks(tiers, `energyratestructure[${index}]`, notes);
    if (blocks) charges.push({ id: `energy-${index}`, kind: 'energy', name: of, ...where, ...blocks });
    const sell = addedDecimals(tiers[0]?.sell);
    if (tiers.some((tier) => addedDecimals(tier.sell) !== sell))
      notes.push(`energyratestructure[${index}]: what is sent back has the price of the first tier alone.`);
    if (sell === 0) continue;
    if (isCredited)
      credits.push({
        id: `credit-${index}`,
        kind: 'credit',
        name: `Sent back, period ${index + 1}`,
        ...where,
        price: sell,
      });
    else notes.push(`energyratestructure[${index}]: has a price for what is sent back, and dgrules does not say how.`);
  }
  return { charges, credits };
}

type Where = { readonly period: string } | { readonly months: readonly number[] } | Record<never, never>;

/** Where each period of a structure holds: in hours, in months, or always. A division of hours is added where one is needed. */
function placesOf(
  structure: UrdbStructure | null | undefined,
  weekday: UrdbTable | null | undefined,
  weekend: UrdbTable | null | undefined,
  divisions: TimeOfUse[],
  stem: string,
): { readonly index: number; readonly where: Where }[] {
  if (!structure?.length) return [];
  if (!weekday || !weekend) return [{ index: 0, where: {} }];
  const byMonth = monthsOfPeriods(weekday, weekend);
  if (byMonth) return [...byMonth].map(([index, months]) => ({ index, where: months.length === 12 ? {} : { months } }));
  const division = timeOfUseOf(weekday, weekend, (index) => `${stem}-${index}`);
  divisions.push(division);
  const used = new Set([...weekday, ...weekend].flat());
  return [...used].sort((one, other) => one - other).map((index) => ({ index, where: { period: `${stem}-${index}` } }));
}

function flatDemandLines(record: UrdbRecord, notes: Notes): ScheduleLine[] {
  const { flatdemandstructure: structure, flatdemandmonths: months, flatdemandunit: unit } = record;
  const per = demandPer(unit, 'flatdemandunit', structure, notes);
  if (!structure?.length || !per) return [];
  const indexes = [...new Set(months ?? [0])];
  const ratchet = ratchetOf(record);
  return indexes.flatMap((index): ScheduleLine[] => {
    const blocks = demandBlocks(structure[index] ?? [], `flatdemandstructure[${index}]`, notes);
    const own = (months ?? []).flatMap((one, month) => (one === index ? [month + 1] : []));
    const where = indexes.length === 1 ? {} : { months: own };
    return blocks
      ? [{ id: `demand-${index}`, kind: 'demand', of: 'own', per, name: 'Demand', ...where, ...blocks, ...ratchet }]
      : [];
  });
}

function timedDemandLines(record: UrdbRecord, divisions: TimeOfUse[], notes: Notes): ScheduleLine[] {
  const { demandratestructure: structure, demandweekdayschedule: weekday, demandweekendschedule: weekend } = record;
  const per = demandPer(record.demandrateunit, 'demandrateunit', structure, notes);
  if (!per) return [];
  return placesOf(structure, weekday, weekend, divisions, 'demand').flatMap(({ index, where }): ScheduleLine[] => {
    const blocks = demandBlocks(structure?.[index] ?? [], `demandratestructure[${index}]`, notes);
    const name = `Demand, period ${index + 1}`;
    return blocks ? [{ id: `timed-demand-${index}`, kind: 'demand', of: 'own', per, name, ...where, ...blocks }] : [];
  });
}

function coincidentLines(record: UrdbRecord, divisions: TimeOfUse[], notes: Notes): ScheduleLine[] {
  const { coincidentratestructure: structure, coincidentrateschedule: table } = record;
  const per = demandPer(record.coincidentrateunit, 'coincidentrateunit', structure, notes);
  if (per !== 'bill') {
    if (per === 'day') notes.push('coincidentrateunit: a peak of each day is not carried.');
    return [];
  }
  return placesOf(structure, table, table, divisions, 'coop').flatMap(({ index, where }): ScheduleLine[] => {
    const blocks = demandBlocks(structure?.[index] ?? [], `coincidentratestructure[${index}]`, notes);
    const name = 'Demand in the hour of the co-op’s peak';
    return blocks ? [{ id: `coop-demand-${index}`, kind: 'demand', of: 'coop', per, name, ...where, ...blocks }] : [];
  });
}

function demandPer(
  unit: string | null | undefined,
  field: string,
  structure: UrdbStructure | null | undefined,
  notes: Notes,
): 'bill' | 'day' | undefined {
  if (!structure?.length) return undefined;
  if (!unit || unit === 'kW') return 'bill';
  if (unit === 'kW daily') return 'day';
  notes.push(`${field}: demand in ${unit} is left out; meters tell kW.`);
  return undefined;
}

/** Months of a year that count back, or a number of months. */
function ratchetOf({ lookbackpercent: part, lookbackrange: range, lookbackmonths: listed }: UrdbRecord) {
  const months = (listed ?? []).flatMap((is, month) => (is ? [month + 1] : []));
  if (!part || (months.length === 0 && !range)) return {};
  const percent = Number((part * 100).toFixed(8));
  return { ratchet: months.length > 0 ? { percent, back: 11, months } : { percent, back: Number(range) } };
}
