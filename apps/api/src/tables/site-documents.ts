import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Files that the office added for members. What a version of the site names is never changed (office-184). */
export const siteDocuments = pgTable(
  'site_documents',
  {
    /** The SHA-256 of the content, in hexadecimal digits. */
    document: text('document').primaryKey(),
    content: bytes('content').notNull(),
    /** How many bytes it has. */
    size: integer('size').notNull(),
    /** When it was added last. */
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('site_documents_by_day').on(table.addedAt)],
);
