import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaCells } from './area-cells.ts';
import { type Cell, divideMap, fewestInCell, isIn, memberCount, stepDegrees } from './cells.ts';
import { type AffectedPlace, mapOutage, type ServedArea, sumUp } from './outage-map.ts';
import { holds } from './outline.ts';
import { mapRegions, saidParts, sumOf } from './said-parts.ts';

interface Home extends AffectedPlace {
  readonly latitude: number;
  readonly longitude: number;
}

const towns = ['Alder Crossing', 'Fir Landing', 'Granite Bend'];
const home = fc.record({
  memberNumber: fc.nat(120).map(String),
  latitude: fc.integer({ min: 0, max: 9_999 }).map((at) => 43.70003 + at / 50_000),
  longitude: fc.integer({ min: 0, max: 9_999 }).map((at) => -123.20003 + at / 50_000),
  town: fc.constantFrom(...towns),
  county: fc.constantFrom('Lane', 'Linn'),
  substation: fc.constantFrom('S1', 'S2', 'S3'),
});
/** Thirty members at least, some with several places. */
const territory: fc.Arbitrary<Home[]> = fc
  .array(home, { minLength: 60, maxLength: 160 })
  .map((homes) => homes.map((one, index) => (index < 30 ? { ...one, memberNumber: `own-${index}` } : one)));

/** A small one: a thousand pairs of moments are drawn of it. */
const small = territory.map((homes) => homes.slice(0, 70));

function servedBy(homes: readonly Home[]): ServedArea {
  const byRegion = (region: (typeof mapRegions)[number]) =>
    new Map(
      [...new Set(homes.map((one) => one[region]))].map((name) => [
        name,
        memberCount(homes.filter((one) => one[region] === name)),
      ]),
    );
  return {
    cells: divideMap(homes),
    members: memberCount(homes),
    byRegion: { county: byRegion('county'), town: byRegion('town'), substation: byRegion('substation') },
  };
}

/** All that strangers are told at a moment. */
function answerOf(outages: readonly (readonly Home[])[], served: ServedArea) {
  const mapped = outages.map((homes) => mapOutage(homes, served));
  return JSON.stringify({ mapped, sums: sumUp(mapped, served), all: sumOf(mapped.flatMap(({ parts }) => parts)) });
}

const leaves = (cell: Cell): Cell[] => (cell.halves ? cell.halves.flatMap(leaves) : [cell]);

describe('cells (service-78)', () => {
  it('hold at least ten members each, lie beside one another and cover every place', () => {
    fc.assert(
      fc.property(territory, (homes) => {
        const all = leaves(divideMap(homes) ?? expect.unreachable());
        for (const cell of all) {
          const inside = homes.filter((place) => isIn(place, cell));
          expect(memberCount(inside)).toBe(cell.members);
          expect(cell.members).toBeGreaterThanOrEqual(fewestInCell);
        }
        for (const place of homes) expect(all.filter((cell) => isIn(place, cell))).toHaveLength(1);
      }),
    );
  });

  it('are none where too few members are known', () => {
    expect(divideMap([])).toBeUndefined();
    expect(areaCells(undefined, [])).toEqual([]);
  });
});

describe('the shape of an outage (service-79)', () => {
  it('holds a whole cell at least', () => {
    fc.assert(
      fc.property(territory, fc.integer({ min: 1, max: 60 }), (homes, count) => {
        const served = servedBy(homes);
        const affected = homes.slice(0, count);
        const cells = areaCells(served.cells, affected);
        const { shape } = mapOutage(affected, served);
        expect(cells.length).toBeGreaterThan(0);
        for (const { west, south, east, north, members } of cells) {
          expect(members).toBeGreaterThanOrEqual(fewestInCell);
          const inset = 0.02;
          for (const [x, y] of [
            [west + inset, south + inset],
            [east - inset, south + inset],
            [west + inset, north - inset],
            [east - inset, north - inset],
          ] as const)
            expect(shape.some(([ring]) => holds(ring ?? [], [x * stepDegrees, y * stepDegrees]))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells no coordinate: wherever in their squares of the map all houses are, the answer is the same', () => {
    const inSquare = (degrees: number, at: number) =>
      (Math.floor(degrees / stepDegrees) + 0.1 + at * 0.8) * stepDegrees;
    fc.assert(
      fc.property(
        territory,
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (homes, count, at) => {
          const moved = homes.map((one) => ({
            ...one,
            latitude: inSquare(one.latitude, at),
            longitude: inSquare(one.longitude, 1 - at),
          }));
          expect(answerOf([moved.slice(0, count)], servedBy(moved))).toBe(
            answerOf([homes.slice(0, count)], servedBy(homes)),
          );
        },
      ),
    );
  });

  it('of fewer than five is one cell; of more, no more pieces than every fifth of them', () => {
    fc.assert(
      fc.property(territory, fc.integer({ min: 1, max: 60 }), (homes, count) => {
        const affected = homes.slice(0, count);
        const cells = areaCells(divideMap(homes), affected);
        expect(cells.length).toBeLessThanOrEqual(Math.max(1, Math.floor(affected.length / 5)));
      }),
    );
  });
});

describe('a house that an attacker looks for', () => {
  /** One cell's worth of members, of whom so many are without power. */
  const few = (homes: readonly Home[], cell: Cell, count: number): Home[] => {
    const inside = homes.filter((place) => isIn(place, cell));
    const first = inside[0];
    const same = inside.filter(
      (one, index) => inside.findIndex(({ memberNumber }) => memberNumber === one.memberNumber) === index,
    );
    return same.slice(0, count).map((one) => ({
      ...one,
      town: first?.town ?? '',
      county: first?.county ?? '',
      substation: first?.substation ?? '',
    }));
  };

  it('pairs of moments, towns, counties and substations are the same whichever of one to four they are', () => {
    fc.assert(
      fc.property(
        small,
        fc.nat(),
        fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 })), { maxLength: 2 }),
        fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 1, max: 40 })), { maxLength: 2 }),
        (homes, which, before, after) => {
          const served = servedBy(homes);
          const all = leaves(served.cells ?? expect.unreachable());
          const cell = all[which % all.length] ?? expect.unreachable();
          const others = (moment: typeof before) => moment.map(([from, count]) => homes.slice(from, from + count));
          const answers = [1, 2, 3, 4].map((count) => [
            answerOf([...others(before), few(homes, cell, count)], served),
            // In the second moment others are affected, and of these another number.
            answerOf([few(homes, cell, 5 - count), ...others(after)], served),
          ]);
          for (const pair of answers) expect(pair).toEqual(answers[0]);
        },
      ),
      { numRuns: 1_000 },
    );
  }, 120_000);

  it('what is said of five or more is the same for the numbers beside it, in every sum', () => {
    fc.assert(
      fc.property(
        territory,
        fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 6 }),
        (homes, counts) => {
          const { byRegion } = servedBy(homes);
          const places = (count: number, name: string): Home[] =>
            Array.from({ length: count }, (_, index) => ({
              ...(homes[0] ?? expect.unreachable()),
              memberNumber: `${name}-${index}`,
            }));
          const sumsOf = (numbers: readonly number[]) => {
            const parts = numbers.map((count, index) => ({ parts: saidParts(places(count, String(index))) }));
            return JSON.stringify([sumUp(parts, { byRegion }), sumOf(parts.flatMap((one) => one.parts))]);
          };
          // One house more and one less, wherever both are said alike: nothing differs.
          const inFive = (count: number) => (count < 5 ? 0 : Math.round(count / 5));
          for (const [index, count] of counts.entries())
            for (const beside of [count - 1, count + 1].filter((one) => one > 0 && inFive(one) === inFive(count)))
              expect(sumsOf(counts.with(index, beside))).toBe(sumsOf(counts));
        },
      ),
    );
  });

  it('no part of fewer than five is told of beside a larger one', () => {
    fc.assert(
      fc.property(territory, (homes) => {
        const parts = saidParts(homes);
        for (const { members } of parts)
          expect(members === null ? parts.length === 1 : members >= 5 && members % 5 === 0).toBe(true);
      }),
    );
  });

  it('no number, per cent or bound is one to four', () => {
    fc.assert(
      fc.property(territory, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), (homes, counts) => {
        const served = servedBy(homes);
        const mapped = counts.map((count, index) => mapOutage(homes.slice(index, index + count), served));
        const sums = sumUp(mapped, served);
        for (const { members, atMost } of [...mapped, ...mapRegions.flatMap((region) => sums[region])]) {
          expect(members === null || members === 0 || members >= 5).toBe(true);
          expect(atMost === null || atMost >= 4).toBe(true);
        }
      }),
    );
  });
});

describe('sums', () => {
  it('say about how many, and where there are only small outages no more than how many', () => {
    expect(sumOf([])).toEqual({ members: 0, atMost: null });
    expect(sumOf([{ members: null }])).toEqual({ members: null, atMost: 4 });
    expect(sumOf([{ members: null }, { members: null }])).toEqual({ members: null, atMost: 8 });
    expect(sumOf([{ members: 310 }, { members: 40 }, { members: 10 }, { members: null }])).toEqual({
      members: 365,
      atMost: null,
    });
  });
});
