import { memberLists, stages } from '@rochdale/domain/office/opening/stages';
import { waveStates, waveStops } from '@rochdale/domain/office/opening/waves';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Each change of how far the portal is open; the newest holds. Without one it is open to all (moving-in-30). */
export const openingChanges = pgTable('opening_changes', {
  changeId: integer('change_id').primaryKey().generatedAlwaysAsIdentity(),
  stage: text('stage', { enum: stages }).notNull(),
  /** Whether anybody may pay by Quick Pay while it rehearses. */
  publicPay: boolean('public_pay').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  reason: text('reason').notNull(),
});

/** Invitations that go out together, at a rate (moving-in-33). */
export const waves = pgTable('waves', {
  waveNumber: integer('wave_number').primaryKey().generatedAlwaysAsIdentity(),
  state: text('state', { enum: waveStates }).notNull(),
  stoppedFor: text('stopped_for', { enum: waveStops }),
  perHour: integer('per_hour').notNull(),
  /** Beyond these it stops by itself: sign-ins and codes that failed, and calls that the office counted. */
  maxFailures: integer('max_failures').notNull(),
  maxCalls: integer('max_calls').notNull(),
  calls: integer('calls').notNull().default(0),
  madeAt: instant('made_at').notNull(),
  madeBy: text('made_by').notNull(),
  /** Since when it runs this time; what failed before counts no more. */
  runningSince: instant('running_since'),
  /** The calls that were counted when it began to run this time. */
  callsBefore: integer('calls_before').notNull().default(0),
});

/** Members who may come in before everybody may; of a wave, once their invitation was written. */
export const openingMembers = pgTable(
  'opening_members',
  {
    memberNumber: text('member_number').primaryKey(),
    /** `none`: taken off the lists; of a wave, so that no further one draws the member. */
    list: text('list', { enum: [...memberLists, 'none'] }).notNull(),
    /** Null: put there by hand, without an invitation. */
    waveNumber: integer('wave_number').references(() => waves.waveNumber),
    addedAt: instant('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** When the invitation was written; null: it is still to go. */
    invitedAt: instant('invited_at'),
    /** A letter: no e-mail address is on file. */
    way: text('way', { enum: ['email', 'letter'] }),
  },
  (table) => [index('opening_members_by_wave').on(table.waveNumber, table.invitedAt, table.memberNumber)],
);
