import { isLocalDay } from '@rochdale/domain/dates';
import { feedPaths, resourceRoot } from '@rochdale/domain/energy/green-button/entries';
import { type OpenAccount, type OpenPoint, seriesOf } from './open-account.ts';
import type { Entries, resourcesOf } from './resources.ts';
import type { Measured } from './series-store.ts';

type Resources = ReturnType<typeof resourcesOf>;
export type Params = Readonly<Record<string, string>>;

/** Resources of one kind: where they lie, and which they are; undefined where the path names nothing of the bearer's. */
export interface Collection {
  /** The route, beneath the root of the standard. */
  readonly route: string;
  /** Single ones of them lie beneath it, by their ids. */
  readonly hasSingle: boolean;
  readonly entries: (resources: Resources, opens: readonly OpenAccount[], params: Params) => Entries | undefined;
}

/** The point that a path names. */
function pointIn(opens: readonly OpenAccount[], { usagePoint }: Params): readonly [OpenAccount, OpenPoint] | undefined {
  for (const open of opens)
    for (const point of open.points)
      if (feedPaths(open.terms).usagePoint(point.meterNumber).endsWith(`/${usagePoint}`)) return [open, point];
  return undefined;
}

function measuredIn(open: OpenAccount, point: OpenPoint, { meterReading }: Params): Measured | undefined {
  return point.measured.find((one) =>
    feedPaths(open.terms).meterReading(seriesOf(point, one)).endsWith(`/${meterReading}`),
  );
}

const ofPoint =
  (of: (resources: Resources, open: OpenAccount, point: OpenPoint) => Entries): Collection['entries'] =>
  (resources, opens, params) => {
    const found = pointIn(opens, params);
    return found && of(resources, ...found);
  };

const point = 'Subscription/:subscription/UsagePoint/:usagePoint';
const first =
  (of: (resources: Resources, open: OpenAccount) => Entries): Collection['entries'] =>
  (resources, [open]) =>
    open && of(resources, open);

async function* pointsOf(resources: Resources, opens: readonly OpenAccount[]): Entries {
  for (const open of opens) yield* resources.usagePoints(open);
}

async function* only(open: OpenAccount, { meterNumber }: OpenPoint, resources: Resources): Entries {
  const points = open.points.filter((one) => one.meterNumber === meterNumber);
  yield* resources.batch([{ ...open, points }]);
}

/** Every collection of the standard that is told here (energy-87). */
export const collections: readonly Collection[] = [
  { route: 'UsagePoint', hasSingle: false, entries: pointsOf },
  { route: 'LocalTimeParameters', hasSingle: true, entries: first((resources, open) => resources.localTime(open)) },
  { route: 'ReadingType', hasSingle: true, entries: (resources, opens) => resources.readingTypes(opens) },
  {
    route: 'Subscription/:subscription',
    hasSingle: false,
    entries: pointsOf,
  },
  {
    route: 'Subscription/:subscription/UsagePoint',
    hasSingle: true,
    entries: pointsOf,
  },
  {
    route: `${point}/MeterReading`,
    hasSingle: true,
    entries: ofPoint((resources, open, found) => resources.meterReadings(open, found)),
  },
  {
    route: `${point}/MeterReading/:meterReading/IntervalBlock`,
    hasSingle: true,
    entries: (resources, opens, params) => {
      const found = pointIn(opens, params);
      const measured = found && measuredIn(...found, params);
      return measured && resources.intervalBlocks(...found, measured);
    },
  },
  {
    route: `${point}/UsageSummary`,
    hasSingle: true,
    entries: ofPoint((resources, open, found) => resources.usageSummaries(open, found)),
  },
  {
    route: 'Batch/Subscription/:subscription',
    hasSingle: false,
    entries: (resources, opens) => resources.batch(opens),
  },
  {
    route: 'Batch/Subscription/:subscription/UsagePoint/:usagePoint',
    hasSingle: false,
    entries: ofPoint((resources, open, found) => only(open, found, resources)),
  },
];

/** The day that a single block lies under: no other has to be read for it. */
export const dayNamed = (route: string, { single }: Params): string | undefined =>
  route.endsWith('/IntervalBlock') && single !== undefined && isLocalDay(single) ? single : undefined;

export const pathOf = (url: string): string => {
  const { pathname } = new URL(url, 'http://localhost');
  return pathname.startsWith(resourceRoot) ? pathname : '';
};
