import { loginChangeEnds, loginChangeKinds, papers } from '@rochdale/domain/identity/login-changes/login-change';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

/** Changes of members' logins that the office makes for a caller: they wait for a day, and can be stopped (office-74). */
export const loginChanges = pgTable(
  'login_changes',
  {
    changeId: uuid('change_id').primaryKey(),
    memberNumber: text('member_number').notNull(),
    kind: text('kind', { enum: loginChangeKinds }).notNull(),
    state: text('state', { enum: ['waiting', ...loginChangeEnds] }).notNull(),
    /** The login's address when it was asked, and the one that it shall have. */
    emailBefore: text('email_before').notNull(),
    emailAfter: text('email_after'),
    /** The newest step of the authenticator when it was asked: one that was used since is not lost. */
    stepBefore: bigint('step_before', { mode: 'number' }).notNull(),
    /** The paper that the member showed at the counter; null: they were not there, and it waits. */
    paper: text('paper', { enum: papers }),
    begunAt: instant('begun_at').notNull(),
    dueAt: instant('due_at').notNull(),
    endedAt: instant('ended_at'),
    /** Where it was told that stopped it. */
    stoppedFrom: text('stopped_from'),
  },
  (table) => [
    uniqueIndex('login_changes_waiting').on(table.memberNumber).where(sql`state = 'waiting'`),
    index('login_changes_due').on(table.dueAt).where(sql`state = 'waiting'`),
    index('login_changes_by_member').on(table.memberNumber, table.begunAt),
    index('login_changes_stopped').on(table.endedAt).where(sql`state = 'stopped'`),
  ],
);

/** Links by which whoever was told stops a change, by the SHA-256 of their code. */
export const loginChangeLinks = pgTable(
  'login_change_links',
  {
    codeHash: bytes('code_hash').primaryKey(),
    changeId: uuid('change_id').notNull(),
    channel: text('channel', { enum: ['email', 'text'] }).notNull(),
    /** An e-mail address, or ten digits. */
    address: text('address').notNull(),
  },
  (table) => [index('login_change_links_by_change').on(table.changeId)],
);
