import type { Executor } from '../../../platform/database/database.ts';
import { findReading, keepReading } from './readings-store.ts';

/** Leaves how many differences a comparing of the books has found; they wait since it first found some. */
export async function noteBooks(db: Executor, differences: number, now: Date): Promise<void> {
  const before = await findReading(db, 'books-differ');
  const known = before !== undefined && before.facts.count > 0 ? before.facts.oldest : now;
  const oldest = differences === 0 ? null : known;
  await keepReading(db, 'books-differ', { count: differences, oldest, deadline: null }, now);
}
