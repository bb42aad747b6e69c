import { officeActs } from '@rochdale/contract/office-acts';
import type { OfficeRequestOf } from '@rochdale/contract/operations/office/office-operations';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { auditFile } from './audit-file.ts';
import {
  chainState,
  type EntryFilter,
  type FoundEntry,
  findEntries,
  membersOfAccount,
  newestEntry,
  peopleOf,
} from './audit-store.ts';
import { unchainedBefore } from './chain-store.ts';
import { lastVerification, type Verification } from './verifications-store.ts';
import { verifyJobName } from './verify-job.ts';

const pageOf = 50;

/** Reads the audit, writes it out, and has it verified (office-47, office-142 to office-144). */
export function auditHandlers({ db, clock, jobs }: { db: Database; clock: Clock; jobs: JobQueue }) {
  /** What is asked for; an account is asked for by its number and by its members'. */
  const filterOf = async (query: OfficeRequestOf<'audit.file'>['query']): Promise<EntryFilter> => {
    const { act, staffId, subjectId, words, from, to } = query;
    return {
      act,
      staffId,
      words: words === '' ? undefined : words,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      subjectIds: subjectId === undefined ? undefined : [subjectId, ...(await membersOfAccount(db, subjectId))],
    };
  };
  return {
    'audit.search': async ({ query }) => {
      const found = await findEntries(db, { ...(await filterOf(query)), before: query.before }, pageOf + 1);
      const entries = found.slice(0, pageOf);
      return {
        entries: entries.flatMap((entry) => present(entry) ?? []),
        next: found.length > pageOf ? (entries.at(-1)?.auditId ?? null) : null,
      };
    },
    'audit.people': async () => ({ people: await peopleOf(db) }),
    'audit.file': async ({ query, note }) => {
      const filter = await filterOf(query);
      const { words, ...facts } = query;
      await note(db, { act: 'audit-exported', facts, ...(words !== undefined && { personal: { words } }) });
      return auditFile(db, { ...filter, before: (await newestEntry(db)) + 1 });
    },
    'audit.status': async () => {
      const now = clock.now();
      const [{ chained, lastChainedAt }, waiting, late, verified] = await Promise.all([
        chainState(db),
        unchainedBefore(db, now, 1),
        unchainedBefore(db, new Date(now.getTime() - 60_000), 1),
        lastVerification(db),
      ]);
      return {
        chained,
        lastChainedAt: lastChainedAt?.toISOString() ?? null,
        unchained: waiting.count,
        unchainedTooLong: late.count,
        verified: verified ? presentVerification(verified) : null,
      };
    },
    'audit.verify': async ({ note }) => {
      await db.transaction(async (tx) => {
        await jobs.runSoon(tx, verifyJobName);
        await note(tx, { act: 'audit-verification-asked' });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

const presentVerification = ({ beganAt, endedAt, links, faults, unchained, head, firstFaults }: Verification) => ({
  at: endedAt.toISOString(),
  tookMs: endedAt.getTime() - beganAt.getTime(),
  links,
  isWhole: faults === 0 && unchained === 0 && (head === 'held' || head === 'none'),
  head,
  faults: firstFaults,
});

/** An entry as it is answered; undefined where its act is a newer release's. */
function present({ act: written, facts, personal, at, ...entry }: FoundEntry) {
  const act = officeActs.find((one) => one === written);
  return (
    act && {
      ...entry,
      act,
      at: at.toISOString(),
      facts: JSON.parse(facts) as unknown,
      personal: personal === null ? null : (JSON.parse(personal) as unknown),
    }
  );
}
