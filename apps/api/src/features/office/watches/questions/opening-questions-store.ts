import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import { sql } from 'drizzle-orm';
import { openingChangesUpTo } from '../../../identity/opening/public.ts';
import { notMovedRows } from '../../../planned/brought-plans/public.ts';
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
  /** Auto pay that could be taken, and that nobody takes before a cut-over is set. */
  'cut-over-missing': counting(
    sql`null::timestamptz`,
    () => sql`brought_auto_pays where ended_on is null and not_moved_because = '' and stored_payment_id is not null
      and not exists (select 1 from cut_overs)`,
  ),
  'auto-pay-not-moved': counting(sql`null::timestamptz`, ({ day }) => notMovedRows(day)),
  'portal-not-open': async (db, { before }) => {
    const [newest] = await openingChangesUpTo(db, 1);
    if (newest === undefined || newest.stage === 'open' || newest.changedAt > before) return nothingWaits;
    return { count: 1, oldest: newest.changedAt, deadline: null };
  },
} satisfies Record<string, Question>;
