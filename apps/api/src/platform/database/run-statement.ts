import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Runs a statement that another library wrote (`$1`, `$2` …) within this transaction. */
export async function runStatement(
  tx: Executor,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Record<string, unknown>[] }> {
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    return sql`${sql.param(values[Number(part) - 1] ?? null)}`;
  });
  const result = await tx.execute<Record<string, unknown>>(sql.join(parts));
  return { rows: result.rows };
}
