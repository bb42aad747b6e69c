import { officeActs } from '@rochdale/contract/office-acts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { chainState, type FoundEntry, findEntries } from './audit-store.ts';
import { unchainedBefore } from './chain-store.ts';

const pageOf = 50;

/** Reads the audit (office-47). */
export function auditHandlers({ db, clock }: { db: Database; clock: Clock }) {
  return {
    'audit.search': async ({ query }) => {
      const { act, staffId, subjectId, from, to, before } = query;
      const filter = { act, staffId, subjectId, before, from: from && new Date(from), to: to && new Date(to) };
      const found = await findEntries(
        db,
        { ...filter, from: filter.from || undefined, to: filter.to || undefined },
        pageOf + 1,
      );
      const entries = found.slice(0, pageOf);
      return {
        entries: entries.flatMap((entry) => present(entry) ?? []),
        next: found.length > pageOf ? (entries.at(-1)?.auditId ?? null) : null,
      };
    },
    'audit.status': async () => {
      const now = clock.now();
      const [{ chained, lastChainedAt }, waiting, late] = await Promise.all([
        chainState(db),
        unchainedBefore(db, now, 1),
        unchainedBefore(db, new Date(now.getTime() - 60_000), 1),
      ]);
      return {
        chained,
        lastChainedAt: lastChainedAt?.toISOString() ?? null,
        unchained: waiting.count,
        unchainedTooLong: late.count,
      };
    },
  } satisfies Partial<OfficeHandlers>;
}

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
