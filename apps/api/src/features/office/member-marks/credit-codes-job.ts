import { todayAt } from '../../../platform/clock.ts';
import type { OpenJobQueue } from '../../../platform/jobs/job-queue.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import type { OfficeNote } from '../../../platform/office/office-call.ts';
import { lockAccounts } from '../../account/accounts/public.ts';
import {
  accountsWhoseCodesChange,
  newlyDeceased,
  noteActed,
  settleCreditCodes,
} from '../../account/credit-codes/public.ts';
import { writeEntry } from '../audit/write-entry.ts';
import { isHeld } from '../holds/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { markDeceased } from './mark-member.ts';
import { findMark, holdMember } from './member-marks-store.ts';

const name = 'credit-codes';

export type CreditCodesServices = Pick<OfficeServices, 'db' | 'clock' | 'site'> & {
  /** Undefined: there is no office here, and nobody is marked. */
  readonly auditSeal: AuditSeal | undefined;
};

/**
 * Does what credit codes say as days go by: accounts follow those that begin and end, and who is coded as deceased is
 * marked so once (account-117). What the office lifts afterwards stays lifted until the billing system codes it anew.
 */
export async function followCreditCodes(services: CreditCodesServices): Promise<number> {
  const { db, clock, site } = services;
  if (await isHeld(db)) return 0;
  const today = todayAt(clock, site().timeZone);
  await db.transaction(async (tx) => {
    await lockAccounts(tx, await accountsWhoseCodesChange(tx, today));
    await settleCreditCodes(tx, today);
  });
  const { auditSeal } = services;
  if (auditSeal === undefined) return 0;
  let marked = 0;
  for (const found of await newlyDeceased(db, today)) marked += await mark({ ...services, auditSeal }, found);
  return marked;
}

async function mark(
  services: CreditCodesServices & { readonly auditSeal: AuditSeal },
  found: Awaited<ReturnType<typeof newlyDeceased>>[number],
): Promise<number> {
  const { db, clock, auditSeal } = services;
  const { memberNumber, reason } = found;
  return db.transaction(async (tx) => {
    await holdMember(tx, memberNumber);
    const isMarked = (await findMark(tx, memberNumber, 'deceased')) !== undefined;
    if (!isMarked) {
      const note: OfficeNote<'member-deceased'> = (at, entry) =>
        writeEntry(at, auditSeal, clock.now(), { ...entry, byWhom: 'worker' });
      await markDeceased(services, tx, { memberNumber, reason, note }, { name: null, email: null });
    }
    await noteActed(tx, found, clock.now());
    return isMarked ? 0 : 1;
  });
}

/** Looks each minute, and when the worker starts. */
export async function creditCodesJob({ repeat }: OpenJobQueue, services: CreditCodesServices): Promise<void> {
  await repeat(name, { cron: '* * * * *', atStart: true, pollingIntervalSeconds: 5, expireInSeconds: 300 }, () =>
    followCreditCodes(services),
  );
}
