import type { QueueAct, QueueKind, RefusalTemplate } from '@rochdale/domain/office/queues/queues';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the office did with one thing that was asked for (office-124); what nobody has touched has no row. */
export const queueItems = pgTable(
  'queue_items',
  {
    kind: text('kind').$type<QueueKind>().notNull(),
    itemId: text('item_id').notNull(),
    /** Counts what was done with it: a form that was drawn before tells by it that somebody was quicker. */
    version: integer('version').notNull().default(0),
    heldBy: uuid('held_by'),
    heldSince: instant('held_since'),
    /** What whoever asked reads: a sentence that is at hand, and words of one's own. */
    template: text('template').$type<RefusalTemplate>(),
    words: text('words'),
    wasTold: boolean('was_told').notNull().default(false),
    lastAct: text('last_act').$type<QueueAct>(),
    /** The name of who did it last. */
    lastBy: text('last_by'),
    lastAt: instant('last_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('queue_items_held').on(table.heldBy).where(sql`${table.heldBy} is not null`),
  ],
);
