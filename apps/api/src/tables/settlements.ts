import { headDifferences, lineDifferences } from '@rochdale/domain/office/settlements/line-difference';
import { lineKinds } from '@rochdale/domain/office/settlements/line-kinds';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the payment company paid out to the co-op's bank (office-108). Money in cents. */
export const settlements = pgTable(
  'settlements',
  {
    /** The company's own number. */
    settlementId: text('settlement_id').primaryKey(),
    /** The day on which the bank has it, by the company's own word. */
    day: date('day', { mode: 'string' }).notNull(),
    status: text('status', { enum: ['paid', 'failed'] }).notNull(),
    /** What was paid; below 0 where the company took it. */
    net: bigint('net_cents', { mode: 'number' }).notNull(),
    /** Of its lines together. */
    gross: bigint('gross_cents', { mode: 'number' }).notNull().default(0),
    fee: bigint('fee_cents', { mode: 'number' }).notNull().default(0),
    lines: integer('lines').notNull().default(0),
    /** How it differs as a whole. */
    difference: text('difference', { enum: headDifferences }),
    /** A person has explained that. */
    isExplained: boolean('is_explained').notNull().default(false),
    /** What differs in it and nobody has explained, its lines and the whole. */
    differences: integer('differences').notNull().default(0),
    /** Since when something of it does. */
    differsSince: instant('differs_since'),
    firstToldAt: instant('first_told_at').notNull(),
    /** When its lines were read last to their end; null while they never were. */
    readAt: instant('read_at'),
    explainedBy: text('explained_by'),
    explainedAt: instant('explained_at'),
    explanation: text('explanation'),
  },
  (table) => [
    index('settlements_by_day').on(table.day, table.settlementId),
    index('settlements_differing').on(table.differsSince).where(sql`differences > 0`),
  ],
);

/** What a settlement is made of, line by line, and how each differs from our books (office-110). Money in cents. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlementId: text('settlement_id')
      .notNull()
      .references(() => settlements.settlementId),
    /** The company's own number. */
    lineId: text('line_id').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    transNo: text('trans_no'),
    /** The company's number of what moved, and of its charge; empty where there is none. */
    reference: text('reference').notNull(),
    chargeReference: text('charge_reference').notNull(),
    gross: bigint('gross_cents', { mode: 'number' }).notNull(),
    fee: bigint('fee_cents', { mode: 'number' }).notNull(),
    net: bigint('net_cents', { mode: 'number' }).notNull(),
    movedAt: instant('moved_at').notNull(),
    /** Its net before it changed; null where it never did. */
    was: bigint('was_cents', { mode: 'number' }),
    /** It is told no more. */
    isGone: boolean('is_gone').notNull().default(false),
    difference: text('difference', { enum: lineDifferences }),
    /** A person has explained that. */
    isExplained: boolean('is_explained').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.settlementId, table.lineId] }),
    index('settlement_lines_by_reference').on(table.reference, table.kind),
    index('settlement_lines_by_payment').on(table.transNo),
    index('settlement_lines_differing').on(table.settlementId).where(sql`difference is not null`),
  ],
);
