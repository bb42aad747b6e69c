import { csvLine } from '@rochdale/domain/csv-text';
import { localTimeAt } from '@rochdale/domain/dates';
import type { Database } from '../../../../platform/database/database.ts';
import { dollarsText } from '../../exporting/public.ts';
import {
  type LinePlace,
  type ListedLine,
  linesAfter,
  type SettlementFilter,
  type SettlementPlace,
  settlementsAfter,
} from './settlements-list-store.ts';

/** Settlements, and lines, that are read at a time. */
const [atATime, linesAtATime] = [50, 1000] as const;

const header = [
  'settlement',
  'day',
  'line',
  'kind',
  'transaction',
  'member',
  'moved',
  'gross',
  'fee',
  'net',
  'processor_number',
  'difference',
  'explained',
];

/** Lines of settlements as lines of a CSV file, as they are read (office-113). Times are the co-op's. */
export async function* settlementsFile(
  db: Database,
  filter: SettlementFilter,
  timeZone: string,
): AsyncIterable<string> {
  yield csvLine(header);
  let place: SettlementPlace | undefined;
  for (;;) {
    const found = await settlementsAfter(db, filter, place, atATime);
    for (const settlement of found)
      for await (const lines of pagesOf(db, settlement.settlementId, filter.isDiffering))
        yield lines.map((line) => lineOf(settlement, line, timeZone)).join('');
    place = found.at(-1);
    if (found.length < atATime) return;
  }
}

async function* pagesOf(
  db: Database,
  settlementId: string,
  isDiffering: boolean,
): AsyncIterable<readonly ListedLine[]> {
  let place: LinePlace | undefined;
  for (;;) {
    const lines = await linesAfter(db, settlementId, { kind: undefined, isDiffering }, place, linesAtATime);
    yield lines;
    const last = lines.at(-1);
    if (!last || lines.length < linesAtATime) return;
    place = { at: last.movedAt, lineId: last.lineId };
  }
}

function lineOf({ settlementId, day }: SettlementPlace, line: ListedLine, timeZone: string): string {
  const moved = localTimeAt(line.movedAt, timeZone);
  return csvLine([
    settlementId,
    day,
    line.lineId,
    line.kind,
    line.transNo ?? '',
    line.memberNumber ?? '',
    `${moved.day} ${moved.time}`,
    dollarsText(line.grossCents),
    dollarsText(line.feeCents),
    dollarsText(line.netCents),
    line.reference,
    line.difference ?? '',
    line.difference === null ? '' : line.isExplained,
  ]);
}
