/** Records in the shapes of the Utility Rate Database, made by a number: the same number makes the same records. */

export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <T>(random: Random, from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];
const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
const decimal = (random: Random, most: number, digits: number): number => Number((random() * most).toFixed(digits));
const chance = (random: Random, part: number): boolean => random() < part;

interface Tier {
  max?: number;
  unit?: string;
  rate?: number;
  adj?: number;
  sell?: number;
}

/** A record with what the API answers of it. */
export interface MadeRecord {
  name: string;
  startdate: number;
  energyratestructure: Tier[][];
  energyweekdayschedule: number[][];
  energyweekendschedule: number[][];
  flatdemandstructure?: Tier[][];
  flatdemandmonths?: number[];
  flatdemandunit?: string;
  demandratestructure?: Tier[][];
  demandweekdayschedule?: number[][];
  demandweekendschedule?: number[][];
  demandrateunit?: string;
  coincidentratestructure?: Tier[][];
  coincidentrateschedule?: number[][];
  lookbackpercent?: number;
  lookbackrange?: number;
  lookbackmonths?: boolean[];
  fixedchargefirstmeter?: number;
  fixedchargeunits?: string;
  mincharge?: number;
  minchargeunits?: string;
  fueladjustmentsmonthly?: number[];
  dgrules?: string;
}

/** How a year is divided into periods: not at all, by season, by hour, or by both; weekends alike or not. */
function tables(random: Random): { periods: number; weekday: number[][]; weekend: number[][] } {
  const seasons = pick(random, [1, 1, 2, 2, 3]);
  const summer = [between(random, 3, 5), between(random, 7, 9)] as const;
  const seasonOf = (month: number): number =>
    seasons === 1 ? 0 : month >= summer[0] && month <= summer[1] ? 1 : seasons === 3 && month < 2 ? 2 : 0;
  const steps = pick(random, [1, 1, 2, 3, 4]);
  const hours = Array.from({ length: seasons }, () => {
    const from = between(random, 6, 16);
    const to = between(random, from + 1, 23);
    return Array.from({ length: 24 }, (_, hour) =>
      steps === 1 ? 0 : hour >= from && hour < to ? 1 : steps > 2 && hour < 6 ? 2 : steps > 3 && hour === to ? 3 : 0,
    );
  });
  const ownWeekend = chance(random, 0.6);
  const table = (isWeekend: boolean): number[][] =>
    Array.from({ length: 12 }, (_, month) => {
      const season = seasonOf(month);
      return (hours[season] ?? []).map((step) => season * steps + (isWeekend && ownWeekend ? 0 : step));
    });
  return { periods: seasons * steps, weekday: table(false), weekend: table(true) };
}

function tiers(random: Random, count: number, dollars: number, size: number, unit?: string): Tier[] {
  let end = 0;
  return Array.from({ length: count }, (_, index) => {
    end += Math.max(1, decimal(random, size, pick(random, [0, 0, 1, 2])));
    return {
      ...(index < count - 1 && { max: Number(end.toFixed(2)) }),
      ...(unit !== undefined && { unit }),
      rate: decimal(random, dollars, pick(random, [2, 4, 5, 6])),
      ...(chance(random, 0.4) && { adj: decimal(random, dollars / 10, 6) * pick(random, [1, -1]) }),
    };
  });
}

/** One record of a random shape. */
export function madeRecord(random: Random, index: number): MadeRecord {
  const energy = tables(random);
  const unit = pick(random, ['kWh', 'kWh', 'kWh', 'kWh daily', 'kWh/kW', 'kWh/kW daily']);
  const size = { kWh: 700, 'kWh daily': 25, 'kWh/kW': 150, 'kWh/kW daily': 5 }[unit] ?? 700;
  const count = pick(random, [1, 1, 2, 3, 4]);
  const record: MadeRecord = {
    name: `Made rate ${index}`,
    startdate: Date.UTC(2024, 0, 1) / 1000,
    energyratestructure: Array.from({ length: energy.periods }, () => tiers(random, count, 0.4, size, unit)),
    energyweekdayschedule: energy.weekday,
    energyweekendschedule: energy.weekend,
  };
  if (chance(random, 0.9)) {
    record.fixedchargeunits = pick(random, ['$/month', '$/month', '$/day', '$/year']);
    record.fixedchargefirstmeter = decimal(random, { '$/day': 2, '$/year': 400 }[record.fixedchargeunits] ?? 60, 4);
  }
  if (chance(random, 0.3)) {
    record.minchargeunits = pick(random, ['$/month', '$/day']);
    record.mincharge = decimal(random, record.minchargeunits === '$/day' ? 8 : 250, 2);
  }
  if (chance(random, 0.4))
    record.fueladjustmentsmonthly = Array.from({ length: 12 }, () => decimal(random, 0.03, 6) - 0.01).map((one) =>
      Number(one.toFixed(6)),
    );
  if (chance(random, 0.4)) {
    record.dgrules = pick(random, ['Net Metering', 'Net Billing Instantaneous', 'Buy All Sell All']);
    const isPaid = chance(random, 0.7);
    for (const period of isPaid ? record.energyratestructure : []) {
      const sell = decimal(random, 0.1, 5);
      for (const tier of period) tier.sell = sell;
    }
  }
  addDemand(record, random);
  return record;
}

function addDemand(record: MadeRecord, random: Random): void {
  if (chance(random, 0.4)) {
    const periods = pick(random, [1, 2, 3]);
    record.flatdemandunit = pick(random, ['kW', 'kW', 'kW daily']);
    const dollars = record.flatdemandunit === 'kW' ? 20 : 1;
    record.flatdemandstructure = Array.from({ length: periods }, () =>
      tiers(random, pick(random, [1, 1, 2, 3]), dollars, 6),
    );
    record.flatdemandmonths = Array.from({ length: 12 }, (_, month) => Math.floor((month / 12) * periods));
    if (record.flatdemandunit === 'kW' && chance(random, 0.5)) {
      record.lookbackpercent = pick(random, [0.5, 0.75, 0.8, 0.95]);
      if (chance(random, 0.5)) record.lookbackrange = between(random, 1, 11);
      else record.lookbackmonths = Array.from({ length: 12 }, (_, month) => month >= 5 && month <= 8);
    }
  }
  if (chance(random, 0.3)) {
    const { periods, weekday, weekend } = tables(random);
    record.demandrateunit = pick(random, ['kW', 'kW', 'kW daily']);
    const dollars = record.demandrateunit === 'kW' ? 15 : 1;
    record.demandratestructure = Array.from({ length: periods }, () => tiers(random, pick(random, [1, 2]), dollars, 5));
    record.demandweekdayschedule = weekday;
    record.demandweekendschedule = weekend;
  }
  if (chance(random, 0.15)) {
    const { periods, weekday } = tables(random);
    record.coincidentratestructure = Array.from({ length: periods }, () => tiers(random, 1, 18, 5));
    record.coincidentrateschedule = weekday;
  }
}

/** A year of hours in thousandths of a kWh: a house, a shop or a pump, or what a roof gives. */
export function madeHours(random: Random, hours: number, kind: 'house' | 'shop' | 'pump' | 'roof' | 'none'): number[] {
  return Array.from({ length: hours }, (_, index) => {
    const hour = index % 24;
    const season = Math.cos((index / hours) * 2 * Math.PI);
    const noise = random();
    if (kind === 'none') return 0;
    if (kind === 'house')
      return Math.round(400 + 900 * noise + (hour > 16 && hour < 22 ? 1500 * noise : 0) + 500 * season);
    if (kind === 'shop') return Math.round(hour > 7 && hour < 18 ? 9000 + 6000 * noise : 1200 * noise + 700);
    if (kind === 'pump') return season < 0.2 && noise > 0.6 ? 14_920 : 0;
    const light = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI));
    return Math.max(0, Math.round(light * (4200 - 2200 * season) * (0.3 + 0.7 * noise)));
  }).map((value) => Math.max(0, value));
}
