import type { LocalDay } from '../../dates.ts';
import { monthOfYear, seasonOf } from '../calendar/seasons.ts';
import { type Exact, larger, minus, plus, times, zero } from '../exact.ts';
import { type Energy, isLack, type Ledger, type PeriodPlace, placeOf } from '../metering/ledger.ts';
import type { Schedule, ScheduleLine } from '../schedule.ts';
import type { Lack } from '../usage.ts';

/** A part of a bill for which one version of a schedule holds, and what is needed to price its lines. */
export interface Part {
  readonly schedule: Schedule;
  readonly ledger: Ledger;
  /** Every day of the bill; `at` are the places of those of this part. */
  readonly days: readonly LocalDay[];
  readonly at: readonly number[];
  /** The day by which seasons and months go, where they don't go by each day. */
  readonly datedBy: LocalDay | undefined;
  /** What was carried from the bill before, in units. */
  readonly carried: Exact;
}

/** The places of the days for which a line is. */
export function daysOfLine(part: Part, { season, months }: Pick<ScheduleLine, 'season' | 'months'>): number[] {
  return part.at.filter((at) => {
    const day = part.datedBy ?? part.days[at] ?? '';
    return (
      (months === undefined || months.includes(monthOfYear(day))) &&
      (season === undefined || season === seasonOf(day, part.schedule.seasons))
    );
  });
}

/** Energy of a bill as it is charged, and what is left over of what was sent back. */
export interface Charged {
  readonly charged: Exact;
  readonly excess: Exact;
}

/** What is charged of the use of some days, by the rule of net metering (rates-9). */
export function chargedEnergy(part: Part, at: readonly number[], place?: PeriodPlace): Charged | Lack {
  const { schedule, ledger } = part;
  const rule = schedule.netMetering;
  if (rule?.netting === 'bill' && rule.excess === 'carried') return afterCarried(part, at);
  const places = place || rule?.netting !== 'bill' ? [place] : energyPlaces(schedule);
  const found: Charged[] = [];
  for (const one of places) {
    const energy = ledger.energy(at, one);
    if (isLack(energy)) return energy;
    found.push(netted(energy, rule?.netting));
  }
  return {
    charged: found.map(({ charged }) => charged).reduce(plus, zero),
    excess: found.map(({ excess }) => excess).reduce(plus, zero),
  };
}

/** What is sent back in a period of energy is set against use in that period, so the whole is the sum of its periods. */
function energyPlaces(schedule: Schedule): (PeriodPlace | undefined)[] {
  const [timed] = schedule.lines.flatMap((line) =>
    line.kind === 'energy' ? (placeOf(schedule, line.period) ?? []) : [],
  );
  const division = timed?.division;
  const periods = division === undefined ? undefined : schedule.timeOfUse[division]?.periods;
  return division === undefined || !periods
    ? [undefined]
    : periods.map(({ name }, period) => ({ name, division, period }));
}

function netted({ taken, given }: Energy, netting: 'bill' | 'interval' | 'never' | undefined): Charged {
  const above = (value: Exact): Exact => larger(value, zero);
  if (netting === undefined) return { charged: above(taken), excess: zero };
  if (netting !== 'bill') return { charged: above(taken), excess: given };
  return { charged: above(minus(taken, given)), excess: above(minus(given, taken)) };
}

/** What was carried counts for the whole bill; days that are a part of it have their share of what is left to charge. */
function afterCarried(part: Part, at: readonly number[]): Charged | Lack {
  const all = part.ledger.energy(part.days.map((_day, place) => place));
  const own = part.ledger.energy(at);
  if (isLack(all)) return all;
  if (isLack(own)) return own;
  const charged = larger(minus(minus(all.taken, all.given), part.carried), zero);
  if (all.taken.upper <= 0n) return { charged: zero, excess: zero };
  const share: Exact = { upper: own.taken.upper * all.taken.lower, lower: own.taken.lower * all.taken.upper };
  return { charged: times(charged, share), excess: zero };
}

/** What a bill carries to the next one, in units. */
export function carriedOn({ ledger, days, carried }: Part): Exact | Lack {
  const all = ledger.energy(days.map((_day, place) => place));
  return isLack(all) ? all : larger(plus(minus(all.given, all.taken), carried), zero);
}
