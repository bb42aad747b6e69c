import { nothingWaits } from '@rochdale/domain/office/watches/watch-states';
import { newestBalanceImport, takingNow } from '../../importing/public.ts';
import type { Question } from './question.ts';

const hourMs = 3_600_000;

/** Balances that did not come, and payments that are held for it. */
export const importQuestions = {
  'import-missing': async (db, { now, site }) => {
    const newest = await newestBalanceImport(db);
    if (newest === undefined) return { count: 1, oldest: 'never', deadline: null };
    const { importMaxAgeHours } = site.config.taking;
    const until = new Date(newest.asOf.getTime() + importMaxAgeHours * hourMs);
    if (importMaxAgeHours === 0 || now < until) return nothingWaits;
    return { count: 1, oldest: newest.asOf, deadline: until };
  },
  'payments-held': async (db, { now, site }) => {
    const taking = await takingNow(db, { now: () => now }, site);
    if (taking.kind !== 'held') return nothingWaits;
    return { count: 1, oldest: (await newestBalanceImport(db))?.asOf ?? 'never', deadline: null };
  },
} satisfies Record<string, Question>;
