import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import { carryOutDue, type DueServices } from '../../identity/login-changes/public.ts';
import { writeEntry } from '../audit/write-entry.ts';
import { isHeld } from '../holds/public.ts';
import { subjectOf } from './login-acts.ts';

const name = 'login-changes';

/** What making the changes that are due works with: each leaves an entry in the audit. */
export type LoginChangesServices = DueServices & { readonly auditSeal: AuditSeal };

/** Makes the changes of logins whose time has come (office-77); not while a restored database is held. */
export async function makeDueChanges(services: LoginChangesServices): Promise<number> {
  const { db, clock, auditSeal } = services;
  if (await isHeld(db)) return 0;
  return carryOutDue(services, (tx, { kind, changeId, memberNumber }, state) =>
    writeEntry(tx, auditSeal, clock.now(), {
      act: `login-change-${state}`,
      byWhom: 'worker',
      subject: subjectOf(memberNumber),
      facts: { kind, changeId },
    }),
  );
}

/** Looks each minute, and when the worker starts. */
export async function loginChangesJob({ repeat }: OpenJobQueue, services: LoginChangesServices): Promise<void> {
  await repeat(name, { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 300 }, () =>
    makeDueChanges(services),
  );
}
