import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../../platform/database/database.ts';

/** Marks those rows of a table that no file has taken yet with the number of the export that takes them. */
export async function takeRows(
  tx: Transaction,
  table: PgTable & { readonly exportNumber: PgColumn },
  exportNumber: number,
  which?: SQL,
): Promise<void> {
  const { name } = table.exportNumber;
  const free = and(isNull(table.exportNumber), which);
  await tx.execute(sql`update ${table} set ${sql.identifier(name)} = ${exportNumber} where ${free}`);
}

/** Rows that nobody of the office has refused (office-129): a refusal that comes at the same moment counts. */
export const notRefused = ({ answer }: { readonly answer: PgColumn }): SQL => sql`${answer} is distinct from 'refused'`;
