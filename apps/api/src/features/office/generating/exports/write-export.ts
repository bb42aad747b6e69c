import { mkdir } from 'node:fs/promises';
import { codedTables } from './coded-tables.ts';
import { oneTable } from './one-table.ts';
import { type OurFolder, readOurFolder } from './our-rows.ts';
import { type TheirFile, writeTheirFile } from './their-files.ts';

/** What billing systems export; usage, outages and logins come from others. */
const exported = [
  'members.csv',
  'member-phones.csv',
  'accounts.csv',
  'account-details.csv',
  'addresses.csv',
  'meters.csv',
  'bills.csv',
  'bill-lines.csv',
  'payments.csv',
  'deposits.csv',
  'account-preferences.csv',
  'average-billing.csv',
  'drafts.csv',
  'service-locations.csv',
] as const;

/** The habits of invented billing systems, by their names. */
export const habits = {
  'one-table': oneTable,
  'coded-tables': codedTables,
} satisfies Readonly<Record<string, (co: OurFolder) => readonly TheirFile[]>>;
export type HabitName = keyof typeof habits;

export const isHabit = (name: string): name is HabitName => Object.hasOwn(habits, name);

/** Writes of a folder that an import reads what another billing system would have exported of the same co-op. */
export async function writeExport(from: string, to: string, habit: HabitName): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = await readOurFolder(from, exported);
  for (const file of habits[habit](there)) await writeTheirFile(to, file);
}
