import {
  maxUnclaimedResults,
  searchableName,
  type WordsToFind,
} from '@rochdale/domain/account/unclaimed-credits/search';
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../platform/database/database.ts';
import { unclaimedCredits } from '../../../tables/unclaimed-credits.ts';

export type UnclaimedCredit = typeof unclaimedCredits.$inferSelect;
type SearchColumn = 'searchFirstName' | 'searchLastName' | 'searchCompanyName';

/** Those who match all the words asked for; one more than may be shown, so that too many are known as such. */
export async function matchingCredits(
  db: Executor,
  { firstName, lastName, companyName }: Readonly<Record<'firstName' | 'lastName' | 'companyName', WordsToFind>>,
): Promise<UnclaimedCredit[]> {
  const asked = [
    [unclaimedCredits.searchFirstName, firstName],
    [unclaimedCredits.searchLastName, lastName],
    [unclaimedCredits.searchCompanyName, companyName],
  ] as const;
  if (asked.some(([, words]) => words?.length === 0)) return [];
  const conditions = asked.flatMap(([column, words]) => (words ?? []).map((word) => holds(column, word)));
  if (conditions.length === 0) return [];
  return db
    .select()
    .from(unclaimedCredits)
    .where(and(eq(unclaimedCredits.isPaidOut, false), ...conditions))
    .orderBy(
      asc(unclaimedCredits.companyName),
      asc(unclaimedCredits.lastName),
      asc(unclaimedCredits.firstName),
      asc(unclaimedCredits.memberNumber),
    )
    .limit(maxUnclaimedResults + 1);
}

/** `position` knows no wildcards. */
const holds = (column: PgColumn, word: string): SQL => sql`position(${word} in ${column}) > 0`;

export async function findUnclaimed(db: Executor, memberNumber: string): Promise<UnclaimedCredit | undefined> {
  const [found] = await db
    .select()
    .from(unclaimedCredits)
    .where(and(eq(unclaimedCredits.memberNumber, memberNumber), eq(unclaimedCredits.isPaidOut, false)));
  return found;
}

/** Writes imported rows with the names by which they are found; a known one is replaced. */
export async function writeUnclaimed(
  db: Executor,
  rows: readonly Omit<UnclaimedCredit, SearchColumn>[],
): Promise<void> {
  if (rows.length === 0) return;
  const last = new Map(rows.map((row) => [row.memberNumber, row]));
  const { memberNumber: key, ...others } = getTableColumns(unclaimedCredits);
  const replaced = Object.entries(others).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]);
  await db
    .insert(unclaimedCredits)
    .values(
      [...last.values()].map((row) => ({
        ...row,
        searchFirstName: searchableName(row.firstName),
        searchLastName: searchableName(row.lastName),
        searchCompanyName: searchableName(row.companyName),
      })),
    )
    .onConflictDoUpdate({ target: key, set: Object.fromEntries(replaced) });
}
