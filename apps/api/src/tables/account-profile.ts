import type { ProfileChange } from '@rochdale/domain/account/account-profile/profile-change';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { members } from './accounts.ts';

/** `direct`: written at once. `replaced`: a later change of the same member took it in. */
export type ProfileUpdateStatus = 'pending' | 'approved' | 'rejected' | 'direct' | 'replaced';

/** What members changed of their profiles, and what became of it. A member has at most one that is pending. */
export const profileUpdates = pgTable(
  'profile_updates',
  {
    updateId: bigint('update_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    change: jsonb('change').$type<ProfileChange>().notNull(),
    status: text('status').$type<ProfileUpdateStatus>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('profile_updates_pending').on(table.memberNumber).where(sql`${table.status} = 'pending'`),
    index('profile_updates_by_member').on(table.memberNumber, table.updateId),
  ],
);

/** What a member or a reviewer has put in force and the billing system has not sent yet, one row a member. */
export const profileHolds = pgTable('profile_holds', {
  memberNumber: text('member_number').primaryKey(),
  change: jsonb('change').$type<ProfileChange>().notNull(),
  /** The newest change that the billing link took over: no file takes it. */
  linkedUpdate: bigint('linked_update', { mode: 'number' }),
  /** An import has taken the values out and is about to compare. */
  isLifted: boolean('is_lifted').notNull().default(false),
});
