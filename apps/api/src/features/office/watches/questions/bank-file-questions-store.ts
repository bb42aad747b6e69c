import { addDays, instantAt } from '@rochdale/domain/dates';
import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import { sql } from 'drizzle-orm';
import type { Question } from './question.ts';

/** Bank files that nobody took to the bank, until its hour on their day. */
export const bankFileQuestions = {
  'bank-file-untaken': async (db, { bank, site }) => {
    const { rows } = await db.execute<{ count: number; oldest: string | null; day: string | null }>(sql`
      select count(*)::int as count, min(created_at) as oldest, min(send_day)::text as day from ach_files
      where taken_at is null and voided_at is null`);
    const [one] = rows;
    if (!one?.oldest || one.day === null) return nothingWaits;
    const { timeZone } = site;
    const deadline =
      bank?.cutoff === undefined
        ? instantAt(addDays(one.day, 1), '00:00', timeZone)
        : instantAt(one.day, bank.cutoff, timeZone);
    return { count: one.count, oldest: new Date(one.oldest), deadline };
  },
} satisfies Record<string, Question>;
