import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';
import type { Random } from '../random.ts';

type Row = Record<string, CsvValue> & { readonly outageNumber: string };

/** An outage of a whole part of the territory, with the places of it. */
export interface TerritoryOutage {
  readonly outage: Row;
  readonly locationIds: readonly string[];
}

/** Cause and description, and both in Spanish. */
type Why = readonly [string, string, string, string];

const tree: Why = ['Vegetation', 'A tree fell on the line.', 'Vegetación', 'Un árbol cayó sobre la línea.'];
const equipment: Why = ['Equipment', 'A transformer failed.', 'Equipo', 'Falló un transformador.'];
const storm: Why = ['Weather', 'Wind brought down a line.', 'Clima', 'El viento derribó una línea.'];
const planned: Why = ['Planned', 'Planned work on the line.', 'Programado', 'Trabajo programado en la línea.'];

/** Years of history that the demo has: one to be measured, five to say what is usual. */
const years = 6;
const outagesAYear = 30;
/** Days before today on which a storm took half of the territory for a day. */
const stormDays = [100, 900];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const moment = (day: LocalDay, minutes: number) =>
  `${addDays(day, Math.floor(minutes / 1_440))}T${clock(minutes % 1_440)}`;

function rowOf(outageNumber: string, [cause, description, causeEs, descriptionEs]: Why) {
  return { outageNumber, cause, description, causeEs, descriptionEs };
}

/** The outages of a demo territory by its feeders: six years of them, and a few that are active on the evening before. */
export function territoryOutages(
  feeders: ReadonlyMap<string, readonly string[]>,
  asOf: LocalDay,
  random: Random,
): TerritoryOutage[] {
  const names = [...feeders.keys()].sort();
  const placesOf = (feeder: string, from = 0, part = 1): string[] => {
    const all = feeders.get(feeder) ?? [];
    return all.slice(Math.floor(from * all.length), Math.ceil((from + part) * all.length));
  };
  const past = (outageNumber: string, why: Why, ago: number, minutes: number, places: string[]) => {
    const day = addDays(asOf, -ago);
    const begin = random.int(5 * 60, 21 * 60);
    return {
      outage: { ...rowOf(outageNumber, why), startedAt: moment(day, begin), restoredAt: moment(day, begin + minutes) },
      locationIds: places,
    };
  };
  const usual = Array.from({ length: years * outagesAYear }, (_, index) => {
    const feeder = names[random.int(0, names.length - 1)] ?? '';
    const minutes = Math.round(Math.exp(random.int(290, 560) / 100));
    const places = placesOf(feeder, random.int(0, 7) / 10, random.int(1, 3) / 10);
    return past(
      `H-${index + 1}`,
      random.pick([tree, equipment, storm, planned]),
      random.int(20, years * 365 - 20),
      minutes,
      places,
    );
  });
  const storms = stormDays.flatMap((ago, index) =>
    names
      .slice(0, Math.ceil(names.length / 2))
      .map((feeder, place) =>
        past(`S-${index + 1}-${place + 1}`, storm, ago, random.int(500, 1_300), placesOf(feeder)),
      ),
  );
  const evening = addDays(asOf, -1);
  const active = (
    number: string,
    why: Why,
    startedAt: string,
    rest: Record<string, CsvValue>,
    locationIds: string[],
  ) => ({ outage: { ...rowOf(number, why), startedAt: `${evening}T${startedAt}`, ...rest }, locationIds });
  const until = (time: string) => ({ estimatedTimeOfRestoration: `${asOf}T${time}` });
  const now = [
    active('N-201', storm, '21:40', { ...until('18:30'), crewAssignedAt: `${asOf}T06:10` }, placesOf('S1-F1')),
    active('N-202', tree, '22:05', until('14:00'), placesOf('S1-F4', 0, 0.4)),
    active('N-203', equipment, '22:48', {}, placesOf('S2-F3', 0, 0.08)),
  ];
  return [...usual, ...storms, ...now].filter(({ locationIds }) => locationIds.length > 0);
}
