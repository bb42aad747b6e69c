import { areaCells } from './area-cells.ts';
import { type Cell, fewestInCell } from './cells.ts';
import { labelPlaceOf, outlineOf, type Position, type Shape } from './outline.ts';
import {
  type Belonging,
  type MapRegion,
  mapRegions,
  type SaidPart,
  type SaidSum,
  saidParts,
  shareOf,
  sumOf,
} from './said-parts.ts';

/** A member's place without power. */
export interface AffectedPlace extends Belonging {
  readonly memberNumber: string;
  /** Degrees; null: nobody says. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Who is served, whether or not there is an outage. */
export interface ServedArea {
  readonly cells: Cell | undefined;
  readonly members: number;
  readonly byRegion: Readonly<Record<MapRegion, ReadonlyMap<string, number>>>;
}

/** What strangers may be shown of an outage (service-77). */
export interface MappedOutage extends SaidSum {
  readonly parts: readonly SaidPart[];
  /** Whole per cent of the members of its first town. */
  readonly townShare: number | null;
  readonly shape: Shape;
  readonly labelAt: Position | null;
}

/** A county, town or substation; empty name: those with too few members to be named, together. */
export interface RegionRow extends SaidSum {
  readonly name: string;
  readonly membersServed: number;
  readonly outages: number;
  readonly share: number | null;
}

/** Makes of an outage what may be shown of it to everybody: no place, no member, no number below five. */
export function mapOutage(affected: readonly AffectedPlace[], { cells, byRegion }: ServedArea): MappedOutage {
  const parts = saidParts(affected);
  const drawn = areaCells(
    cells,
    affected.flatMap(({ memberNumber, latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ memberNumber, latitude, longitude }],
    ),
  );
  const inTown = parts.filter(({ town }) => town === parts[0]?.town);
  const townServed = byRegion.town.get(parts[0]?.town ?? '') ?? 0;
  return {
    ...sumOf(parts),
    parts,
    townShare: parts[0]?.town && townServed >= fewestInCell ? shareOf(sumOf(inTown).members, townServed) : null,
    shape: outlineOf(drawn),
    labelAt: labelPlaceOf(drawn),
  };
}

/** The largest first; of outages alike in size, the one that is named first by what it was given. */
export const byReach = (
  one: Pick<MappedOutage, 'members' | 'atMost'>,
  other: Pick<MappedOutage, 'members' | 'atMost'>,
) => (other.members ?? 0) - (one.members ?? 0) || (other.atMost ?? 0) - (one.atMost ?? 0);

/** Sums by county, town and substation, those with most members without power first. */
export function sumUp(
  outages: readonly Pick<MappedOutage, 'parts'>[],
  { byRegion }: Pick<ServedArea, 'byRegion'>,
): Record<MapRegion, RegionRow[]> {
  const rowsOf = (region: MapRegion): RegionRow[] => {
    const served = new Map<string, number>();
    const shownName = (name: string) => ((byRegion[region].get(name) ?? 0) < fewestInCell ? '' : name);
    for (const [name, members] of byRegion[region])
      served.set(shownName(name), (served.get(shownName(name)) ?? 0) + members);
    const parts = new Map<string, Pick<SaidPart, 'members'>[]>();
    const touching = new Map<string, number>();
    for (const outage of outages) {
      const names = outage.parts.map((part) => shownName(part[region]));
      for (const name of new Set(names)) touching.set(name, (touching.get(name) ?? 0) + 1);
      for (const [index, part] of outage.parts.entries())
        parts.set(names[index] ?? '', [...(parts.get(names[index] ?? '') ?? []), part]);
    }
    return [...new Set([...served.keys(), ...parts.keys()])]
      .map((name) => {
        const sum = sumOf(parts.get(name) ?? []);
        const membersServed = served.get(name) ?? 0;
        const isNamed = name !== '' && membersServed >= fewestInCell;
        return {
          ...sum,
          name,
          membersServed,
          outages: touching.get(name) ?? 0,
          share: isNamed ? shareOf(sum.members, membersServed) : null,
        };
      })
      .sort((one, other) => byReach(one, other) || one.name.localeCompare(other.name));
  };
  return Object.fromEntries(mapRegions.map((region) => [region, rowsOf(region)])) as Record<MapRegion, RegionRow[]>;
}
