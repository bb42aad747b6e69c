import { nothingWaits, type WatchFacts } from '@rochdale/domain/office/watches/watch-states';
import type { WatchKind } from '@rochdale/domain/office/watches/watches';
import { findReading } from '../readings-store.ts';
import type { Question } from './question.ts';

/** What the worker has not read for so long nobody knows. */
const staysMs = 15 * 60_000;

/** What the worker reads where it runs, and nobody else can. */
export const readByWorker = [
  'clock-wrong',
  'names-not-on-paper',
  'backup-old',
  'certificate-ends',
  'audit-head-old',
] as const satisfies readonly WatchKind[];
export type ReadKind = (typeof readByWorker)[number];

const readingOf =
  (kind: ReadKind): Question =>
  async (db, { now }): Promise<WatchFacts> => {
    const found = await findReading(db, kind);
    if (found === undefined || now.getTime() - found.readAt.getTime() > staysMs)
      throw new Error(`The worker has not read ${kind}.`);
    return found.facts;
  };

/** What was read elsewhere and left in the database. */
export const readingQuestions = {
  'clock-wrong': readingOf('clock-wrong'),
  'names-not-on-paper': readingOf('names-not-on-paper'),
  'backup-old': readingOf('backup-old'),
  'certificate-ends': readingOf('certificate-ends'),
  'audit-head-old': readingOf('audit-head-old'),
  /** As whoever compared the books last has found. */
  'books-differ': async (db) => (await findReading(db, 'books-differ'))?.facts ?? nothingWaits,
  /** As the job that asks for settlements left it. */
  'charge-unsettled': async (db) => (await findReading(db, 'charge-unsettled'))?.facts ?? nothingWaits,
  'settlement-missing': async (db) => (await findReading(db, 'settlement-missing'))?.facts ?? nothingWaits,
  'books-not-compared': async (db) => {
    const compared = await findReading(db, 'books-differ');
    return { count: 1, oldest: compared?.readAt ?? null, deadline: null };
  },
} satisfies Record<string, Question>;
