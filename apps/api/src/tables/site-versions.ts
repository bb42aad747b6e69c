import type { DraftEdit } from '@rochdale/domain/website/studio/draft';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { anyJson, bytes, instant } from '../platform/database/columns.ts';

/** What was laid over the co-op's folder, whole, each time it changed; the newest is what members see (office-171). */
export const siteVersions = pgTable('site_versions', {
  versionNumber: integer('version_number').primaryKey(),
  /** The layer as `layer-bytes.ts` writes it. */
  content: bytes('content').notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by').notNull(),
  /** Null: by a command on the server. */
  staffId: uuid('staff_id'),
  /** The version whose bytes it has again; 0 is the folder alone. */
  undoes: integer('undoes'),
});

/** The one draft of the site: what it says differently from what members see. */
export const siteDrafts = pgTable('site_drafts', {
  draftId: smallint('draft_id').primaryKey(),
  /** Counts whatever was done to it; who saves must have seen the last. */
  revision: integer('revision').notNull(),
  edits: anyJson('edits').$type<readonly DraftEdit[]>().notNull(),
});

/** Who did what to the draft, so that a stale one can say so. */
export const siteDraftSaves = pgTable('site_draft_saves', {
  revision: integer('revision').primaryKey(),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
  what: text('what', { enum: ['saved', 'discarded', 'published'] }).notNull(),
  /** The keys that were changed. */
  keys: text('keys').array().notNull(),
});
