import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import { sql } from 'drizzle-orm';
import { openingChangesUpTo } from '../../../identity/opening/public.ts';
import { counting, instantOf } from './counted-store.ts';
import type { Question } from './question.ts';

/** Imports that wait for a second person, and how the opening of the portal goes. */
export const openingQuestions = {
  /** Of the last week, and nothing was written since. */
  'import-held': counting(
    sql`tried_at`,
    ({ now }) => sql`import_tries where outcome = 'held' and confirmed_at is null
      and tried_at > ${instantOf(now)} - interval '7 days'
      and not exists (select 1 from import_runs where finished_at > tried_at)`,
  ),
  'wave-stopped': counting(
    sql`running_since`,
    () => sql`waves where state = 'stopped' and stopped_for in ('failures', 'calls')`,
  ),
  'portal-not-open': async (db, { before }) => {
    const [newest] = await openingChangesUpTo(db, 1);
    if (newest === undefined || newest.stage === 'open' || newest.changedAt > before) return nothingWaits;
    return { count: 1, oldest: newest.changedAt, deadline: null };
  },
} satisfies Record<string, Question>;
