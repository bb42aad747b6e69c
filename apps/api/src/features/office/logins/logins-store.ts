import type { TwoPeopleOperation } from '@rochdale/contract/operations/office/office-operations';
import { and, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { securityEvents } from '../../../tables/security.ts';
import { knownDevices } from '../../../tables/sign-in.ts';
import { approvals, staff } from '../../../tables/staff.ts';

/** What two people change of a login. */
const changing = ['logins.reset-second-step', 'logins.change-email'] as const satisfies readonly TwoPeopleOperation[];

/** The newest change of a member's login that waits for its second person, with who asked. */
export async function askedChangeOf(db: Executor, memberNumber: string, now: Date) {
  const [found] = await db
    .select({ ...getTableColumns(approvals), by: staff.name })
    .from(approvals)
    .innerJoin(staff, eq(staff.staffId, approvals.askedBy))
    .where(
      and(
        inArray(approvals.operation, [...changing]),
        eq(approvals.state, 'asked'),
        gt(approvals.expiresAt, now),
        sql`${approvals.request} #>> '{params,memberNumber}' = ${memberNumber}`,
      ),
    )
    .orderBy(desc(approvals.askedAt))
    .limit(1);
  return found;
}

/** Browsers, and sign-ins, that a login shows at most. */
const [mostBrowsers, mostSignIns] = [10, 5] as const;

/** The browsers that have signed in to a login before, the one seen last first. */
export const browsersOf = (db: Executor, loginKey: string) =>
  db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.loginKey, loginKey))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(mostBrowsers);

const signInKinds = ['signed-in', 'signed-in-on-new-device', 'sign-in-failed', 'code-failed', 'recovery-code-used'];

/** The newest sign-ins of a login, and tries to: a wrong password is noted by the username alone. */
export const signInsOf = (db: Executor, loginKey: string, memberNumber: string) =>
  db
    .select({ at: securityEvents.at, what: securityEvents.kind, network: securityEvents.address })
    .from(securityEvents)
    .where(
      and(
        inArray(securityEvents.kind, signInKinds),
        sql`(${securityEvents.memberNumber} = ${memberNumber} or (${securityEvents.memberNumber} is null and ${securityEvents.loginKey} = ${loginKey}))`,
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.eventId))
    .limit(mostSignIns);
