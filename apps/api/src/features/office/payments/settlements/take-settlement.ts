import { isDeepStrictEqual } from 'node:util';
import type { Settlement } from '@rochdale/contract/hosted-payment/wire';
import { headDifferenceOf } from '@rochdale/domain/office/settlements/line-difference';
import { retold, sumsOf, type ToldLine } from '@rochdale/domain/office/settlements/settled-lines';
import type { Database } from '../../../../platform/database/database.ts';
import { compareLines } from './compare-lines.ts';
import { keptLines, lockSettlement, lockTold, markSettlement, writeLines } from './settlements-store.ts';

/** A settlement as the company told it, and when it was begun to ask for it. */
export interface ReadSettlement {
  readonly told: Settlement;
  readonly lines: readonly ToldLine[];
  readonly began: Date;
}

/**
 * Keeps a settlement with all its lines, and what differs of it, in one transaction: told twice it is one, and what changed
 * stays marked (office-109). What was read before somebody else read it is let go.
 */
export async function takeSettlement(db: Database, { told, lines, began }: ReadSettlement, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockTold(tx, told, now);
    if (before.readAt !== null && before.readAt > began) return;
    const kept = await keptLines(tx, told.settlementId);
    const all = retold(kept, lines).map((line) => {
      const { difference = null, isExplained = false } = kept.get(line.lineId) ?? {};
      return { ...line, difference, isExplained };
    });
    // Written first, so that a charge that stands twice in it is found.
    await writeLines(
      tx,
      told.settlementId,
      all.filter((line) => !isDeepStrictEqual(line, kept.get(line.lineId))),
    );
    const compared = await compareLines(tx, told, all);
    await writeLines(
      tx,
      told.settlementId,
      compared.filter((line, index) => line.difference !== all[index]?.difference),
    );
    const { grossCents, feeCents } = sumsOf(all);
    const difference = headDifferenceOf(told, all);
    const whole = {
      day: told.day,
      status: told.status,
      net: told.netCents,
      gross: grossCents,
      fee: feeCents,
      lines: all.length,
      difference,
      isExplained: before.isExplained && before.difference === difference,
      readAt: began,
    };
    await markSettlement(tx, before, whole, now);
  });
}

/** Holds what differs in a settlement against our books once more: a refund, or an unknown charge, may be known by now. */
export async function compareAgain(db: Database, settlementId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const settlement = await lockSettlement(tx, settlementId);
    if (!settlement) return;
    const differing = [...(await keptLines(tx, settlementId, { onlyDiffering: true })).values()];
    const compared = await compareLines(tx, settlement, differing);
    const other = compared.filter((line, index) => line.difference !== differing[index]?.difference);
    await writeLines(tx, settlementId, other);
    if (other.length > 0) await markSettlement(tx, settlement, { readAt: settlement.readAt }, now);
  });
}
