import type { OfficeInputOf, OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { UnpricedReason } from '@rochdale/domain/rates/differences/compare-bill';
import { joinSummaries, joinUnpriced } from '@rochdale/domain/rates/differences/differences-by-schedule';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../../lib/calls.ts';

export const listRateDifferences = operation('rate-differences.list', 'GET /v1/rate-differences');

type Page = OfficeResponseOf<'rate-differences.list'>;
export type Difference = Page['differences'][number];
export type ScheduleSums = Page['schedules'][number];
export type Unpriced = Page['unpriced'][number];
type Asked = NonNullable<OfficeInputOf<'rate-differences.file'>['query']>;

/** Which bills the address asks for. */
export const askedBills = ({ from, to, schedule }: Readonly<Record<string, string>>): Asked => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(schedule && { schedule }),
});

/** Where what differs of the same bills is downloaded. */
export const rateDifferencesFile = (asked: Asked): string =>
  `/v1/rate-differences-file?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`;

/** What all pages say that were compared; undefined: none was yet. */
export function comparedOf(pages: readonly Page[] | undefined) {
  const last = pages?.at(-1);
  if (!pages || !last) return undefined;
  return {
    ...{ from: last.from, bills: last.bills },
    compared: pages.reduce((sum, { compared }) => sum + compared, 0),
    schedules: joinSummaries(pages.flatMap((page) => page.schedules)),
    unpriced: joinUnpriced(pages.flatMap((page) => page.unpriced)),
    differences: pages.flatMap((page) => page.differences),
  };
}
export type Compared = NonNullable<ReturnType<typeof comparedOf>>;

/** Why a bill cannot be priced. */
export const reasonWords = {
  unknownSchedule: 'rateDifferences.why.unknownSchedule',
  noDays: 'rateDifferences.why.noDays',
  negativeUse: 'rateDifferences.why.negativeUse',
  schedule: 'rateDifferences.why.schedule',
  usage: 'rateDifferences.why.usage',
  intervals: 'rateDifferences.why.intervals',
  shorterIntervals: 'rateDifferences.why.shorterIntervals',
  registers: 'rateDifferences.why.registers',
  demand: 'rateDifferences.why.demand',
  demandByDay: 'rateDifferences.why.demandByDay',
  coopPeak: 'rateDifferences.why.coopPeak',
  earlierDemand: 'rateDifferences.why.earlierDemand',
} as const satisfies Readonly<Record<UnpricedReason, PlainTextCode>>;
