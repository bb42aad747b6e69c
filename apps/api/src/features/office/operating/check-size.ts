import type { Executor } from '../../../platform/database/database.ts';
import { largestTables, type ServerFacts } from './doctor-store.ts';
import { type Finding, ok, warn } from './findings.ts';

const maxShown = 3;
/** A table of fewer dead rows is nothing to speak of. */
const manyDead = 100_000;
const longTransactionSeconds = 3600;

/** What the server ends by itself, and what stands open for long. */
export function checkLimits({ unlimited, oldestTransaction }: ServerFacts): Finding[] {
  const limits =
    unlimited.length > 0
      ? warn('limits', `no ${unlimited.join(', no ')}`, 'docs/operate.md says how the role gets them.')
      : ok('limits', 'statements, open transactions and callers who are gone come to an end');
  if (oldestTransaction < longTransactionSeconds) return [limits];
  const said = `one has been open for ${Math.round(oldestTransaction / 60)} minutes`;
  return [limits, warn('transactions', said, 'Nothing is cleaned up meanwhile: look for it in pg_stat_activity.')];
}

/** What takes the most room, and what of it is dead. */
export async function checkSize(db: Executor): Promise<Finding[]> {
  const tables = await largestTables(db, 20);
  const largest = tables.slice(0, maxShown).map(({ name, bytes }) => `${name} ${Math.round(bytes / 1e6)} MB`);
  const swollen = tables.filter(({ live, dead }) => dead > manyDead && dead > live / 2);
  return [
    ok('size', largest.join(', ')),
    ...swollen.map(({ name, dead }) =>
      warn('size', `${Math.round(dead)} dead rows in ${name}`, 'Check whether autovacuum runs; VACUUM fixes it.'),
    ),
  ];
}
