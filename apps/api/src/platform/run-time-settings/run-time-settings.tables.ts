import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { anyJson } from '../database/columns.ts';

/** Settings that change while the product runs, by name; what has no row is as it was built. */
export const runTimeSettings = pgTable('run_time_settings', {
  name: text('name').primaryKey(),
  value: anyJson('value').notNull(),
});

/** Every change of such a setting: who, when, from what, to what. Null: as it was built. */
export const runTimeSettingChanges = pgTable(
  'run_time_setting_changes',
  {
    changeId: bigint('change_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: text('changed_by').notNull(),
    valueBefore: anyJson('value_before'),
    valueAfter: anyJson('value_after'),
  },
  (table) => [index('run_time_setting_changes_by_name').on(table.name, table.changeId)],
);
