import type { Settlement } from '@rochdale/contract/hosted-payment/wire';
import type { LocalDay } from '@rochdale/domain/dates';
import type { LineDifference } from '@rochdale/domain/office/settlements/line-difference';
import type { KeptLine } from '@rochdale/domain/office/settlements/settled-lines';
import { and, asc, eq, getTableColumns, gt, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../../platform/database/database.ts';
import { settlementLines, settlements } from '../../../../tables/settlements.ts';

export type KeptSettlement = typeof settlements.$inferSelect;
/** A line as it is kept, with how it differs. */
export type ComparedLine = KeptLine & {
  readonly difference: LineDifference | null;
  readonly isExplained: boolean;
};

const atATime = 500;
const { settlementId, day, differences } = settlements;

export async function findSettlement(db: Executor, number: string): Promise<KeptSettlement | undefined> {
  const [found] = await db.select().from(settlements).where(eq(settlementId, number));
  return found;
}

/** The settlement, kept from now on if it was not, and locked until the transaction ends. */
export async function lockTold(tx: Transaction, told: Settlement, now: Date): Promise<KeptSettlement> {
  await tx
    .insert(settlements)
    .values({
      settlementId: told.settlementId,
      day: told.day,
      status: told.status,
      net: told.netCents,
      firstToldAt: now,
    })
    .onConflictDoNothing();
  const locked = await lockSettlement(tx, told.settlementId);
  if (!locked) throw new Error('The settlement was not kept.');
  return locked;
}

export async function lockSettlement(tx: Transaction, number: string): Promise<KeptSettlement | undefined> {
  const [locked] = await tx.select().from(settlements).where(eq(settlementId, number)).for('update');
  return locked;
}

/** Lines of a settlement as they are kept, by their numbers; of the differing ones alone where only they are asked for. */
export async function keptLines(
  tx: Executor,
  number: string,
  { onlyDiffering = false } = {},
): Promise<ReadonlyMap<string, ComparedLine>> {
  const found = await tx
    .select()
    .from(settlementLines)
    .where(
      and(eq(settlementLines.settlementId, number), onlyDiffering ? isNotNull(settlementLines.difference) : undefined),
    );
  return new Map(found.map((row) => [row.lineId, lineOf(row)]));
}

const lineOf = (row: typeof settlementLines.$inferSelect): ComparedLine => ({
  lineId: row.lineId,
  kind: row.kind,
  transNo: row.transNo,
  reference: row.reference,
  chargeReference: row.chargeReference,
  grossCents: row.gross,
  feeCents: row.fee,
  netCents: row.net,
  at: row.movedAt.toISOString(),
  wasCents: row.was,
  isGone: row.isGone,
  difference: row.difference,
  isExplained: row.isExplained,
});

const { settlementId: _of, lineId: _number, ...others } = getTableColumns(settlementLines);
const asTold = Object.fromEntries(
  Object.entries(others).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);

/** Writes lines of a settlement, which is locked, in place of what they were. */
export async function writeLines(tx: Transaction, number: string, lines: readonly ComparedLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += atATime)
    await tx
      .insert(settlementLines)
      .values(
        lines.slice(from, from + atATime).map((line) => ({
          settlementId: number,
          lineId: line.lineId,
          kind: line.kind,
          transNo: line.transNo,
          reference: line.reference,
          chargeReference: line.chargeReference,
          gross: line.grossCents,
          fee: line.feeCents,
          net: line.netCents,
          movedAt: new Date(line.at),
          was: line.wasCents,
          isGone: line.isGone,
          difference: line.difference,
          isExplained: line.isExplained,
        })),
      )
      .onConflictDoUpdate({ target: [settlementLines.settlementId, settlementLines.lineId], set: asTold });
}

/** Changes what is kept of a settlement as a whole, and counts anew what differs in it and nobody has explained. */
export async function markSettlement(
  tx: Transaction,
  { settlementId: number, differsSince }: Pick<KeptSettlement, 'settlementId' | 'differsSince'>,
  set: Partial<KeptSettlement>,
  now: Date,
): Promise<void> {
  const [counted] = await tx
    .select({ lines: sql<number>`count(*)::int` })
    .from(settlementLines)
    .where(
      and(
        eq(settlementLines.settlementId, number),
        isNotNull(settlementLines.difference),
        eq(settlementLines.isExplained, false),
      ),
    );
  const [head] = await tx.update(settlements).set(set).where(eq(settlementId, number)).returning();
  const whole = head?.difference && !head.isExplained ? 1 : 0;
  const count = (counted?.lines ?? 0) + whole;
  await tx
    .update(settlements)
    .set({ differences: count, differsSince: count > 0 ? (differsSince ?? now) : null })
    .where(eq(settlementId, number));
}

/** Which of some lines stand in an earlier settlement too, or earlier in the same, by `kind reference`. */
export async function placesOf(
  tx: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly day: LocalDay; readonly place: string }[]>> {
  if (references.length === 0) return new Map();
  const found = await tx
    .select({
      kind: settlementLines.kind,
      reference: settlementLines.reference,
      day,
      settlementId,
      lineId: settlementLines.lineId,
    })
    .from(settlementLines)
    .innerJoin(settlements, eq(settlementId, settlementLines.settlementId))
    .where(and(inArray(settlementLines.reference, [...references]), eq(settlementLines.isGone, false)));
  const places = new Map<string, { day: LocalDay; place: string }[]>();
  for (const { kind, reference, settlementId: number, lineId, day: on } of found) {
    const key = `${kind} ${reference}`;
    places.set(key, [...(places.get(key) ?? []), { day: on, place: `${number} ${lineId}` }]);
  }
  return places;
}

/** Settlements since a day in which something differs. */
export async function differingSince(db: Executor, since: LocalDay): Promise<readonly string[]> {
  const found = await db
    .select({ settlementId })
    .from(settlements)
    .where(and(gt(differences, 0), gte(day, since)))
    .orderBy(asc(day));
  return found.map((one) => one.settlementId);
}

/** Notes that a person has explained what differs in a settlement now. */
export async function markExplained(tx: Transaction, number: string): Promise<void> {
  await tx
    .update(settlementLines)
    .set({ isExplained: true })
    .where(and(eq(settlementLines.settlementId, number), isNotNull(settlementLines.difference)));
}
