import { memberName } from '@rochdale/domain/account/members/member-name';
import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../../tables/accounts.ts';
import { openingMembers } from '../../../tables/opening.ts';
import { logins } from '../../../tables/sign-in.ts';

const most = 50;

/** Who is no real member: on the test list, or of the demo's own where these were brought. */
const isTester = (db: Executor, isDemo: boolean) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(openingMembers)
        .where(and(eq(openingMembers.memberNumber, members.memberNumber), eq(openingMembers.list, 'test'))),
    ),
    isDemo
      ? exists(db.select({ one: sql`1` }).from(logins).where(eq(logins.memberNumber, members.memberNumber)))
      : undefined,
  );

/** The members as whom the draft may be looked at, by number. */
export async function listTesters(db: Executor, isDemo: boolean) {
  const found = await db
    .select()
    .from(members)
    .where(isTester(db, isDemo))
    .orderBy(asc(members.memberNumber))
    .limit(most);
  return found.map((member) => ({ memberNumber: member.memberNumber, name: memberName(member) }));
}

/** Whether the draft may be looked at as this member. */
export async function mayShowAs(db: Executor, memberNumber: string, isDemo: boolean): Promise<boolean> {
  const found = await db
    .select({ memberNumber: members.memberNumber })
    .from(members)
    .where(and(eq(members.memberNumber, memberNumber), isTester(db, isDemo)));
  return found.length > 0;
}
