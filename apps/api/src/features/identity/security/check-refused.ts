import type { Executor } from '../../../platform/database/database.ts';
import { type Finding, ok } from '../../office/operating/findings.ts';
import { refusedSince } from './refused-calls-store.ts';

/** What was refused in the last day: a hundred times the usual is worth a look at the log. */
export async function checkRefused(db: Executor, now: Date): Promise<Finding[]> {
  const found = await refusedSince(db, new Date(now.getTime() - 24 * 3_600_000));
  const counts = found.map(({ kind, calls }) => `${calls} ${kind}`).join(', ');
  return [ok('refused calls', `${counts || 'none'} since yesterday`)];
}
