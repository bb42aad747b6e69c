import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { CsvValue } from '../csv-writer.ts';
import { defaultPlace, type Place } from '../place.ts';
import { alderCrossing, feederPlaces, placeOnFeeder } from '../territory/demo-territory.ts';

/** What took an account's power, and takes it. */
export interface OutageSource {
  /** An outage that is active, with or without an estimate when it ends. */
  readonly active?: 'estimated' | 'unknown';
  /** How many have ended. */
  readonly past: number;
  /** False: the billing system names no place of service. */
  readonly hasLocation?: false;
}

const causes = [
  ['Vegetation', 'A tree fell on the line.', 'Vegetación', 'Un árbol cayó sobre la línea.'],
  ['Equipment', 'A transformer failed.', 'Equipo', 'Falló un transformador.'],
  ['Weather', 'Wind brought down a line.', 'Clima', 'El viento derribó una línea.'],
  ['Planned', 'Planned work on the line.', 'Programado', 'Trabajo programado en la línea.'],
  ['Animal', 'A squirrel touched the line.', 'Animal', 'Una ardilla tocó la línea.'],
] as const;

/** Where an account is served; null: nobody says. */
export const locationIdOf = (accountNumber: string, source: OutageSource | undefined): string | null =>
  source?.hasLocation === false ? null : `L${accountNumber}`;

/** What must not stay dark at an account's place. */
export interface MustStayOnFacts {
  readonly what: string;
  readonly until?: LocalDay;
  readonly confirmed?: LocalDay;
}

/** By what an account's place is fed: two substations with four feeders each. */
export function feederOf(accountNumber: string) {
  const number = Number(accountNumber.slice(-6));
  const substation = `S${(Math.floor(number / 40) % 2) + 1}`;
  return { number, substation, feeder: `${substation}-F${(Math.floor(number / 10) % 4) + 1}` };
}

/** An account's place, and by what it is fed. */
export function serviceLocationRow(
  accountNumber: string,
  {
    street,
    place,
    dark,
  }: { readonly street: string; readonly place: Place; readonly dark: MustStayOnFacts | undefined },
): Record<string, CsvValue> {
  const { number, substation, feeder } = feederOf(accountNumber);
  return {
    locationId: `L${accountNumber}`,
    substation,
    feeder,
    mapLocation: `${feeder}-${number % 1000}`,
    address: street,
    ...(place.city === defaultPlace.city
      ? inTerritory(feeder, number)
      : { town: place.city, county: place.city.split(' ')[0] }),
    mustStayOn: dark?.what,
    mustStayOnUntil: dark?.until,
    mustStayOnConfirmed: dark?.confirmed,
  };
}

/** Where a place of the demo's own territory is. */
function inTerritory(feeder: string, number: number): Record<string, CsvValue> {
  const { name, county } = feederPlaces[feeder]?.town ?? alderCrossing;
  const { latitude, longitude } = placeOnFeeder(feeder, number);
  return {
    town: name,
    county,
    latitude: latitude.toFixed(5),
    longitude: longitude.toFixed(5),
  };
}

/** An account's outages as the files have them, the oldest last. Times are on the co-op's clock. */
export function outageRows(
  accountNumber: string,
  { active, past }: OutageSource,
  asOf: LocalDay,
): (Record<string, CsvValue> & { readonly outageNumber: string })[] {
  const now = active && {
    outageNumber: `O${accountNumber}-0`,
    cause: 'Weather',
    description: 'Wind brought down a line.',
    causeEs: 'Clima',
    descriptionEs: 'El viento derribó una línea.',
    startedAt: `${addDays(asOf, -1)}T21:40`,
    ...(active === 'estimated' && { estimatedTimeOfRestoration: `${asOf}T18:30`, crewAssignedAt: `${asOf}T06:10` }),
  };
  const ended = Array.from({ length: past }, (_, index) => {
    const [cause, description, causeEs, descriptionEs] = causes[index % causes.length] ?? causes[0];
    const day = addDays(asOf, -(17 + index * 23));
    const time = (hour: number, minute: number) =>
      `${day}T${String(hour).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const hour = 5 + ((index * 5) % 13);
    return {
      outageNumber: `O${accountNumber}-${index + 1}`,
      cause,
      description,
      causeEs,
      descriptionEs,
      startedAt: time(hour, index * 7),
      restoredAt: time(hour + 1 + (index % 4), index * 11),
    };
  });
  return [...(now ? [now] : []), ...ended];
}
