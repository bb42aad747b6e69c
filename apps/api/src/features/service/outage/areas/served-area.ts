import { divideMap, memberCount } from '@rochdale/domain/service/outage-map/cells';
import type { AffectedPlace, ServedArea } from '@rochdale/domain/service/outage-map/outage-map';
import { type MapRegion, mapRegions } from '@rochdale/domain/service/outage-map/said-parts';
import type { Database } from '../../../../platform/database/database.ts';
import { servedPlaces } from './outage-reach-store.ts';

/** Where members are served changes with imports: it is read again when it is older. */
const goodForMs = 300_000;

/** Counts who is served, and divides the map by it. */
export function servedAreaOf(places: readonly AffectedPlace[]): ServedArea {
  const countBy = (region: MapRegion) => {
    const members = new Map<string, Set<string>>();
    for (const place of places) {
      const known = members.get(place[region]);
      if (known) known.add(place.memberNumber);
      else members.set(place[region], new Set([place.memberNumber]));
    }
    return new Map([...members].map(([name, { size }]) => [name, size]));
  };
  const [county, town, substation] = mapRegions.map(countBy);
  const none = new Map<string, number>();
  return {
    cells: divideMap(
      places.flatMap(({ memberNumber, latitude, longitude }) =>
        latitude === null || longitude === null ? [] : [{ memberNumber, latitude, longitude }],
      ),
    ),
    members: memberCount(places.map(({ memberNumber }) => ({ memberNumber, latitude: 0, longitude: 0 }))),
    byRegion: { county: county ?? none, town: town ?? none, substation: substation ?? none },
  };
}

/** Remembers who is served. */
export interface ServedAreaMemory {
  at(moment: Date): Promise<ServedArea>;
}

export function servedAreaMemory(db: Database): ServedAreaMemory {
  let read: { readonly area: ServedArea; readonly until: number } | undefined;
  return {
    at: async (moment) => {
      if (read && read.area.members > 0 && moment.getTime() < read.until) return read.area;
      const area = servedAreaOf(await servedPlaces(db));
      read = { area, until: moment.getTime() + goodForMs };
      return area;
    },
  };
}
