import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Settings that change while the product runs, by name; what has no row is as it was built. */
export const runTimeSettings = pgTable('run_time_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** Every change of such a setting: who, when, from what, to what. Null: as it was built. */
export const runTimeSettingChanges = pgTable(
  'run_time_setting_changes',
  {
    changeId: bigint('change_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
    changedBy: text('changed_by').notNull(),
    valueBefore: jsonb('value_before').$type<unknown>(),
    valueAfter: jsonb('value_after').$type<unknown>(),
  },
  (table) => [index('run_time_setting_changes_by_name').on(table.name, table.changeId)],
);
