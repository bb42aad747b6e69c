import type { AuditKindOf } from '@rochdale/contract/operations/operations';
import { stillOpened } from '@rochdale/domain/identity/delegates/end-by-rule';
import { todayAt } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { noteEvent } from '../security/security-store.ts';
import { tellEnded } from './delegate-mail.ts';
import { type Delegation, endDelegation } from './delegates-store.ts';
import { delegationsToEnd, narrowDelegation } from './end-by-rule-store.ts';

const name = 'delegations';

type RuleServices = MessageServices & { readonly db: Database };

/**
 * Ends delegations whose last day is over, of members who have died or are protected, and of accounts that their holder has
 * no more (identity-95). They were closed already: grants are read with each call. Both sides are told, but nobody in the name
 * of who has died, and nobody of the last day, which was agreed.
 */
export async function endDelegationsByRule(services: RuleServices): Promise<number> {
  const { db, clock } = services;
  const today = todayAt(clock, services.site().timeZone);
  let ended = 0;
  for (const known of await delegationsToEnd(db, today)) {
    const { delegationId, memberNumber, isDeceased, isOver } = known;
    const opened = stillOpened(known);
    ended += await db.transaction(async (tx) => {
      if (opened.length > 0) {
        await narrowDelegation(tx, delegationId, opened);
        return 0;
      }
      const before = await endByRule(tx, delegationId, clock.now());
      if (!before) return 0;
      const holder = (await memberNameOf(tx, memberNumber)) ?? '';
      if (before.state === 'accepted' && !isOver)
        await tellEnded(services, tx, before, holder, { tellsHolder: !isDeceased });
      return 1;
    });
  }
  return ended;
}

/** Ends one by rule, and notes it; undefined where it had ended. Telling is up to the caller. */
export async function endByRule(tx: Transaction, delegationId: string, at: Date): Promise<Delegation | undefined> {
  const before = await endDelegation(tx, delegationId, { by: 'rule', at });
  if (!before) return undefined;
  const kind = 'delegate-ended' satisfies AuditKindOf<'delegates.end'>;
  await noteEvent(tx, { kind, at, memberNumber: before.memberNumber });
  return before;
}

/** Looks each minute, and when the worker starts. */
export async function delegationsJob({ repeat }: OpenJobQueue, services: RuleServices): Promise<void> {
  await repeat(name, { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 300 }, () =>
    endDelegationsByRule(services),
  );
}
