import { saidMembers } from '../outage/reach.ts';

/** By what outages are summed up. */
export const mapRegions = ['county', 'town', 'substation'] as const;
export type MapRegion = (typeof mapRegions)[number];

/** Where a place belongs; empty: nobody says. */
export type Belonging = Readonly<Record<MapRegion, string>>;

/** One part of an outage and what may be said of it; null: fewer than five. */
export interface SaidPart extends Belonging {
  readonly members: number | null;
}

interface Counted extends Belonging {
  readonly memberNumber: string;
}

/**
 * What is said of an outage's members, by county, town and substation (service-80). Parts of fewer than five are counted
 * with its largest part; only an outage of fewer than five in all has a part without number. Every sum that is shown is
 * made of these numbers and nothing else, so that no arithmetic with sums tells more than they do.
 */
export function saidParts(affected: readonly Counted[]): SaidPart[] {
  const parts = new Map<string, { where: Belonging; members: Set<string> }>();
  for (const { memberNumber, county, town, substation } of affected) {
    const key = JSON.stringify([county, town, substation]);
    const part = parts.get(key) ?? { where: { county, town, substation }, members: new Set() };
    part.members.add(memberNumber);
    parts.set(key, part);
  }
  const ranked = [...parts.entries()]
    .toSorted(
      ([one, { members: more }], [other, { members: less }]) => less.size - more.size || one.localeCompare(other),
    )
    .map(([, part]) => part);
  const [largest, ...others] = ranked;
  if (!largest) return [];
  const large = others.filter(({ members }) => saidMembers(members.size) !== null);
  const apart = others.filter((part) => !large.includes(part)).flatMap(({ members }) => [...members]);
  const all = new Set([...largest.members, ...apart]).size;
  return [
    { ...largest.where, members: saidMembers(all) },
    ...large.map(({ where, members }) => ({ ...where, members: saidMembers(members.size) })),
  ];
}

/** A sum of what is said. */
export interface SaidSum {
  /** About how many; null: a few, at most `atMost`. */
  readonly members: number | null;
  /** No more than so many, where no number is said. */
  readonly atMost: number | null;
}

/** Most members of a part without number. */
const mostUnsaid = 4;
const onAverage = 2.5;
const inFives = (members: number) => Math.round(members / 5) * 5;

/** Adds up what is said: of parts without number it takes the middle, and says no number where there are only such. */
export function sumOf(parts: readonly Pick<SaidPart, 'members'>[]): SaidSum {
  if (parts.length === 0) return { members: 0, atMost: null };
  const unsaid = parts.filter(({ members }) => members === null).length;
  const said = parts.reduce((sum, { members }) => sum + (members ?? 0), 0);
  return said === 0
    ? { members: null, atMost: unsaid * mostUnsaid }
    : { members: inFives(said + unsaid * onAverage), atMost: null };
}

/** How much of the members served that is, in whole per cent and at least 1; null where no number is said. */
export function shareOf(members: number | null, served: number): number | null {
  if (members === null || served <= 0) return null;
  return members === 0 ? 0 : Math.min(100, Math.max(1, Math.round((members / served) * 100)));
}
