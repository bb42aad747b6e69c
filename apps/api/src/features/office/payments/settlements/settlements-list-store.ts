import type { LocalDay } from '@rochdale/domain/dates';
import type { LineKind } from '@rochdale/domain/office/settlements/line-kinds';
import { and, asc, count, desc, eq, gt, gte, isNotNull, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { members } from '../../../../tables/accounts.ts';
import { requisitions } from '../../../../tables/payments.ts';
import { settlementLines, settlements } from '../../../../tables/settlements.ts';

/** What of all settlements is meant. */
export interface SettlementFilter {
  readonly from: LocalDay | undefined;
  readonly to: LocalDay | undefined;
  readonly isDiffering: boolean;
  readonly settlementId: string | undefined;
}

/** Where a page of settlements ended, or one of lines. */
export interface SettlementPlace {
  readonly day: LocalDay;
  readonly settlementId: string;
}
export interface LinePlace {
  readonly at: Date;
  readonly lineId: string;
}

const { settlementId, day } = settlements;
const line = settlementLines;

const passes = ({ from, to, isDiffering, settlementId: number }: SettlementFilter): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(day, from),
    to === undefined ? undefined : lte(day, to),
    number === undefined ? undefined : eq(settlementId, number),
    isDiffering ? gt(settlements.differences, 0) : undefined,
  );

/** Settlements that a filter lets through, after a place in the list, the newest first. */
export async function settlementsAfter(
  db: Executor,
  filter: SettlementFilter,
  place: SettlementPlace | undefined,
  limit: number,
) {
  const after = place && sql`(${day}, ${settlementId}) < (${place.day}::date, ${place.settlementId})`;
  return db
    .select()
    .from(settlements)
    .where(and(passes(filter), after))
    .orderBy(desc(day), desc(settlementId))
    .limit(limit);
}

const cents = (column: Parameters<typeof sum>[0]) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number);

/** What the lines of a settlement come to by their kind; those that are told no more left out. */
export async function kindsOf(db: Executor, number: string) {
  return db
    .select({
      kind: line.kind,
      lines: count(),
      grossCents: cents(line.gross),
      feeCents: cents(line.fee),
      netCents: cents(line.net),
    })
    .from(line)
    .where(and(eq(line.settlementId, number), eq(line.isGone, false)))
    .groupBy(line.kind);
}

/** What is listed of a line. */
const facts = {
  lineId: line.lineId,
  kind: line.kind,
  movedAt: line.movedAt,
  grossCents: line.gross,
  feeCents: line.fee,
  netCents: line.net,
  reference: line.reference,
  transNo: line.transNo,
  difference: line.difference,
  wasCents: line.was,
  isExplained: line.isExplained,
  memberNumber: requisitions.memberNumber,
  name: sql<string>`concat_ws(' ', ${members.firstName}, nullif(${members.middleName}, ''), ${members.lastName})`,
};

/** Lines of a settlement after a place, the oldest first. */
export async function linesAfter(
  db: Executor,
  number: string,
  { kind, isDiffering }: { readonly kind: LineKind | undefined; readonly isDiffering: boolean },
  place: LinePlace | undefined,
  limit: number,
) {
  return db
    .select(facts)
    .from(line)
    .leftJoin(requisitions, and(eq(requisitions.transNo, line.transNo), eq(requisitions.purpose, 'payment')))
    .leftJoin(members, eq(members.memberNumber, requisitions.memberNumber))
    .where(
      and(
        eq(line.settlementId, number),
        kind && eq(line.kind, kind),
        isDiffering ? isNotNull(line.difference) : undefined,
        place && sql`(${line.movedAt}, ${line.lineId}) > (${place.at.toISOString()}::timestamptz, ${place.lineId})`,
      ),
    )
    .orderBy(asc(line.movedAt), asc(line.lineId))
    .limit(limit);
}
export type ListedLine = Awaited<ReturnType<typeof linesAfter>>[number];

/** How many lines the settlements have that a filter lets through, counted no further than a bound. */
export async function countLines(db: Executor, filter: SettlementFilter, bound: number): Promise<number> {
  const found = db
    .select({ lineId: line.lineId })
    .from(line)
    .innerJoin(settlements, eq(settlementId, line.settlementId))
    .where(and(passes(filter), filter.isDiffering ? isNotNull(line.difference) : undefined))
    .limit(bound)
    .as('found');
  const [counted] = await db.select({ count: count() }).from(found);
  return counted?.count ?? 0;
}
