import { erasedBefore } from '@rochdale/domain/office/audit/erasure';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { always, type Waiting } from '../../../platform/jobs/waiting-store.ts';
import { erasePersonalBefore } from './audit-store.ts';
import { type ChainServices, chainEntries, tellHead } from './chain-entries.ts';
import { unchainedEntry } from './chain-store.ts';
import { writeEntry } from './write-entry.ts';

/** Between two looks, so that an entry has its place within five seconds. */
const lookMs = 2_000;
const hourMs = 3_600_000;

type Log = { warn(fields: object, message: string): void; error(fields: object, message: string): void };

/** Chains the audit while the worker lives. Answers how to end it. */
export function chainJob(
  { lookAgain }: Pick<OpenJobQueue, 'lookAgain'>,
  services: ChainServices & { readonly log: Log },
): () => void {
  const { log } = services;
  let isEnded = false;
  let isTold = true;
  const look = async (all: boolean): Promise<boolean> => {
    if (all) await eraseByRule(services);
    let chained = 0;
    for (let some = 1; some > 0 && !isEnded; chained += some) some = await chainEntries(services, { all });
    const tellable = await tellHead(services);
    if (isTold && !tellable) log.error({}, 'the audit has lost what its head file tells of: coop audit verify');
    isTold = tellable;
    return chained > 0;
  };
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (all: boolean): Promise<boolean> => {
    const looked = before.then(() => look(all));
    before = looked.catch(() => undefined);
    return looked;
  };
  const lookFor = (everyMs: number, waiting: Waiting, all: boolean): (() => void) =>
    lookAgain({
      everyMs,
      waiting,
      look: () =>
        inTurn(all).catch((error: unknown) => {
          log.warn({ err: error }, 'the audit could not be chained');
          throw error;
        }),
    });
  // The head file is held against the chain whether or not there is something new.
  const isHeadTold = services.auditHeadFile !== undefined;
  const ends = [lookFor(lookMs, isHeadTold ? always : () => unchainedEntry, false), lookFor(hourMs, always, true)];
  return () => {
    isEnded = true;
    for (const end of ends) end();
  };
}

/** Erases what is personal and older than the rule lets it be, and says so in the audit. */
export async function eraseByRule({ db, clock, auditSeal }: ChainServices): Promise<void> {
  const now = clock.now();
  const before = erasedBefore(now);
  await db.transaction(async (tx) => {
    const entries = await erasePersonalBefore(tx, before);
    if (entries === 0) return;
    const facts = { entries, before: before.toISOString() };
    await writeEntry(tx, auditSeal, now, { act: 'audit-personal-erased', byWhom: 'worker', facts });
  });
}
