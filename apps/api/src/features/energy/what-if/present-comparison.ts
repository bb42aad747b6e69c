import type { OperationAnswer } from '@rochdale/contract/operation';
import type { whatIfOperations } from '@rochdale/contract/operations/energy/what-if';
import { type ComparedSchedule, comparedYear } from '@rochdale/domain/energy/what-if/compared-year';
import {
  type Additions,
  additionKinds,
  eachAddition,
  type HomeFigures,
  knownAdditions,
} from '@rochdale/domain/energy/what-if/home-figures';
import { lackOf } from '@rochdale/domain/energy/what-if/lack-of';
import { mostChanged } from '@rochdale/domain/energy/what-if/most-changed';
import type { RequestedComparison } from '@rochdale/domain/energy/what-if/rate-request';
import { contradicts } from '@rochdale/domain/energy/what-if/year-usage';
import { dollarsOf } from '@rochdale/domain/money';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { AccountYear } from './account-year.ts';

type Answer = OperationAnswer<(typeof whatIfOperations)['what-if.compare']>;
type KnownYear = Extract<AccountYear, { lack: null }>;

interface Compared {
  readonly timeZone: string;
  readonly figures: HomeFigures | undefined;
  /** As they were asked for. */
  readonly additions: Additions;
}

/** A text of the co-op's in a language, in English where it has no other. */
export const inLanguage = (language: TextLanguage, english: string | undefined, spanish: string | undefined): string =>
  (language === 'es' ? spanish : undefined) ?? english ?? '';

const presentOf = (schedules: readonly ComparedSchedule[]): ComparedSchedule | undefined =>
  schedules.find(({ offer }) => offer.isPresent);
const totalOf = (one: ComparedSchedule | undefined): number | null => (one?.kind === 'priced' ? one.total : null);
const orNull = (cents: number | null): number | null => (cents === null ? null : dollarsOf(cents));
const between = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one - other;

/** The comparison as it is answered (energy-82 to energy-84). */
export function presentComparison(
  known: KnownYear,
  { timeZone, figures, additions }: Compared,
  language: TextLanguage,
): Omit<Answer, 'request'> {
  const { year, offers } = known;
  const added = knownAdditions(figures, additions);
  const only = offers.filter(({ isPresent }) => isPresent);
  const base = totalOf(presentOf(comparedYear(only, year.months, { timeZone })));
  const schedules = comparedYear(offers, year.months, { timeZone, figures, additions: added });
  const present = totalOf(presentOf(schedules));
  return {
    lack: null,
    by: year.by,
    areBills: year.areBills,
    leftOut: year.leftOut,
    missing: year.missing,
    estimated: year.estimated,
    billed: orNull(year.billed ?? null),
    isApart: contradicts(base, year.billed),
    present: orNull(base),
    schedules: schedules.map((one) => ({
      code: one.offer.code,
      name: inLanguage(language, one.offer.today.name, one.offer.today.nameEs),
      about: inLanguage(language, one.offer.today.about, one.offer.today.aboutEs),
      isPresent: one.offer.isPresent,
      total: orNull(totalOf(one)),
      difference: orNull(between(totalOf(one), present)),
      lack: one.kind === 'unpriced' ? lackOf(one.lack) : null,
      months: one.kind === 'priced' ? one.months.map((month) => ({ ...month, cost: dollarsOf(month.cost) })) : [],
    })),
    ...presentFigures(figures, language),
    added: eachAddition(added).map(([kind, alone]) => ({
      kind,
      difference: orNull(
        between(totalOf(presentOf(comparedYear(only, year.months, { timeZone, figures, additions: alone }))), base),
      ),
    })),
  };
}

/** What can be added, and from where its figures are. */
export function presentFigures(
  figures: HomeFigures | undefined,
  language: TextLanguage,
): Pick<Answer, 'additions' | 'terms'> {
  if (!figures) return { additions: null, terms: '' };
  const { year, solar, heatPump, car, thermostat } = figures;
  return {
    additions: {
      year,
      solar: [...(solar?.sizes ?? [])],
      heatPump: heatPump !== undefined,
      car: car !== undefined,
      degrees: thermostat?.degrees ?? null,
      sources: additionKinds.flatMap((kind) => {
        const one = figures[kind];
        return one ? [{ kind, source: inLanguage(language, one.source, one.sourceEs) }] : [];
      }),
    },
    terms: inLanguage(language, figures.terms, figures.termsEs),
  };
}

/** The comparison of two of the schedules, as it goes to the office with a request. */
export function requestedComparison(
  { year, offers }: KnownYear,
  asked: string,
  { timeZone, figures, additions }: Compared,
): RequestedComparison {
  const added = knownAdditions(figures, additions);
  const both = comparedYear(
    offers.filter((offer) => offer.isPresent || offer.code === asked),
    year.months,
    { timeZone, figures, additions: added },
  );
  const present = presentOf(both);
  const other = both.find(({ offer }) => offer.code === asked);
  const arePriced = present?.kind === 'priced' && other?.kind === 'priced';
  return {
    from: year.months[0]?.from ?? '',
    to: year.months.at(-1)?.to ?? '',
    by: year.by,
    months: year.months.length,
    missing: year.missing,
    estimated: year.estimated,
    presentName: present?.offer.today.name ?? '',
    askedName: other?.offer.today.name ?? '',
    askedNameEs: other?.offer.today.nameEs ?? null,
    present: totalOf(present),
    asked: totalOf(other),
    added,
    changed: arePriced ? mostChanged(present.months, other.months) : [],
  };
}
