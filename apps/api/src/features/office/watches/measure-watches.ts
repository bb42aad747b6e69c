import { localTimeAt } from '@rochdale/domain/dates';
import {
  type MeasuredWatch,
  measured,
  type WatchFacts,
  type WatchReading,
  waitsBefore,
} from '@rochdale/domain/office/watches/watch-states';
import { type WatchKind, watchKinds } from '@rochdale/domain/office/watches/watches';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { setLocalLimits } from '../../../platform/database/server-limits.ts';
import { inLanes } from '../../../platform/process/lanes.ts';
import type { BankSettings } from '../../planned/bank-file/public.ts';
import { bankFileQuestions } from './questions/bank-file-questions-store.ts';
import { billingLinkQuestions } from './questions/billing-link-questions-store.ts';
import { connectedQuestions } from './questions/connected-questions-store.ts';
import { importQuestions } from './questions/import-questions.ts';
import { jobQuestions } from './questions/job-questions-store.ts';
import { memberQuestions } from './questions/member-questions-store.ts';
import { moneyQuestions } from './questions/money-questions-store.ts';
import { openingQuestions } from './questions/opening-questions-store.ts';
import type { AskedAt, Question, Viewer } from './questions/question.ts';
import { readingQuestions } from './questions/reading-questions.ts';

/** What measuring works with. */
export interface WatchServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: () => Site;
  readonly bank: BankSettings | undefined;
}

/** How many questions are asked at once, and how long an answer is waited for. */
const sideBySide = 4;
const patienceMs = 3_000;

/** What measures each watch. */
export const questions: Readonly<Record<WatchKind, Question>> = {
  ...bankFileQuestions,
  ...billingLinkQuestions,
  ...connectedQuestions,
  ...importQuestions,
  ...jobQuestions,
  ...memberQuestions,
  ...moneyQuestions,
  ...openingQuestions,
  ...readingQuestions,
};

/** Measures watches, each by itself: one that fails, or takes too long, is said to have failed and keeps no other back. */
export async function measureWatches(
  { db, clock, site, bank }: WatchServices,
  { kinds = watchKinds, viewer }: { readonly kinds?: readonly WatchKind[]; readonly viewer?: Viewer } = {},
): Promise<readonly MeasuredWatch[]> {
  const now = clock.now();
  const here = site();
  const { day } = localTimeAt(now, here.timeZone);
  const found = new Map<WatchKind, WatchReading>();
  await inLanes(kinds, sideBySide, async (kind) => {
    const at = { now, before: waitsBefore(kind, now), day, site: here, bank, viewer };
    found.set(kind, await within(ask(db, kind, at)).catch(() => 'failed' as const));
  });
  return kinds.map((kind) => measured(kind, found.get(kind) ?? 'failed', now));
}

/** By a transaction of its own, which the server ends when it takes too long: members need the connection. */
const ask = (db: Database, kind: WatchKind, at: AskedAt): Promise<WatchFacts> =>
  db.transaction(
    async (tx) => {
      await setLocalLimits(tx, { statementMs: patienceMs, idleMs: patienceMs });
      return questions[kind](tx, at);
    },
    { accessMode: 'read only' },
  );

async function within<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The answer took too long.')), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
