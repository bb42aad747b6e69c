import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** A number of their own for a person who has no membership (identity-75). */
export async function nextPersonNumber(tx: Executor): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('person_numbers')::text as number`);
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('The sequence of persons gave no number.');
  return number;
}
