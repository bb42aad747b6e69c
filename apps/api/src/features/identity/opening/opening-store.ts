import type { LocalDay } from '@rochdale/domain/dates';
import { type MemberList, mayEnter, type Opening, openToAll } from '@rochdale/domain/office/opening/stages';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { openingChanges, openingMembers } from '../../../tables/opening.ts';
import { inForce } from '../grants/public.ts';

export type OpeningChange = typeof openingChanges.$inferSelect;

/** Sign-ins that are under way end before a change of the stage, and begin after it. */
const stageLock = sql`hashtext('opening stage')`;

/** The newest changes of the stage, the newest first. */
export async function openingChangesUpTo(db: Executor, limit: number): Promise<OpeningChange[]> {
  return db.select().from(openingChanges).orderBy(desc(openingChanges.changeId)).limit(limit);
}

/** How the portal stands (moving-in-30). */
export async function openingNow(db: Executor): Promise<Opening> {
  const [newest] = await openingChangesUpTo(db, 1);
  return newest ?? openToAll;
}

/** Locks the stage until the transaction ends: whoever signs in meanwhile waits, and is asked by what it became. */
export async function lockStage(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${stageLock})`);
}

export async function addOpeningChange(tx: Executor, change: typeof openingChanges.$inferInsert): Promise<void> {
  await tx.insert(openingChanges).values(change);
}

/** Who of a list may come in: put there by hand, or sent an invitation. */
const isLetIn = or(isNull(openingMembers.waveNumber), isNotNull(openingMembers.invitedAt));

/** Whether somebody may register and sign in for one of these memberships now (moving-in-31). */
export async function mayEnterNow(db: Executor, memberNumbers: readonly string[]): Promise<boolean> {
  const { stage } = await openingNow(db);
  if (stage === 'open') return true;
  const found = await db
    .select({ list: openingMembers.list })
    .from(openingMembers)
    .where(and(inArray(openingMembers.memberNumber, [...memberNumbers]), isLetIn));
  return found.some(({ list }) => list !== 'none' && mayEnter(stage, list));
}

/** The same within a transaction that lets somebody in: the stage does not change until it has ended. */
export async function mayEnterIn(tx: Executor, memberNumbers: readonly string[]): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${stageLock})`);
  return mayEnterNow(tx, memberNumbers);
}

/** The instant, and the co-op's day. */
export interface Moment {
  readonly now: Date;
  readonly today: LocalDay;
}

/** Ends the sessions of everybody who could not sign in any more (moving-in-30). Answers how many ended. */
export async function endSessionsOutside(tx: Executor, { stage }: Opening, { now, today }: Moment): Promise<number> {
  if (stage === 'open') return 0;
  const lists: readonly MemberList[] = stage === 'invited' ? ['test', 'pilot'] : ['test'];
  const ended = await tx.execute(sql`
    update tokens set revoked_at = ${now.toISOString()}::timestamptz
    where purpose = 'access' and revoked_at is null and expires_at > ${now.toISOString()}::timestamptz
      and not exists (select 1 from opening_members listed where listed.list = any(${sql.param(lists)}::text[])
        and (listed.wave_number is null or listed.invited_at is not null)
        and (listed.member_number = tokens.member_number or listed.member_number in
          (select login_grants.member_number from login_grants join logins on logins.login_key = login_grants.login_key
            where logins.member_number = tokens.member_number and ${inForce(sql`tokens.member_number`, today)})))`);
  return ended.rowCount ?? 0;
}

/** Puts members on a list by hand, or on the other one; those that are no members are answered. */
export async function putOnList(
  tx: Executor,
  list: MemberList,
  memberNumbers: readonly string[],
  added: { readonly addedAt: Date; readonly addedBy: string },
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    insert into opening_members (member_number, list, added_at, added_by)
    select member_number, ${list}, ${added.addedAt.toISOString()}::timestamptz, ${added.addedBy} from members
    where member_number = any(${sql.param([...memberNumbers])}::text[])
    on conflict (member_number) do update set list = excluded.list,
      wave_number = case when opening_members.invited_at is null then null else opening_members.wave_number end
    returning member_number as number`);
  const known = new Set(rows.map(({ number }) => number));
  return memberNumbers.filter((number) => !known.has(number));
}

/** Takes members off every list. Who is of a wave stays of it: no other one draws them (moving-in-33). */
export async function takeOffLists(tx: Executor, memberNumbers: readonly string[]): Promise<void> {
  const these = inArray(openingMembers.memberNumber, [...memberNumbers]);
  await tx.delete(openingMembers).where(and(these, isNull(openingMembers.waveNumber)));
  await tx.update(openingMembers).set({ list: 'none' }).where(these);
}

/** How many are on each list by hand. */
export async function listCounts(db: Executor): Promise<Readonly<Record<MemberList, number>>> {
  const found = await db
    .select({ list: openingMembers.list, count: sql<number>`count(*)::int` })
    .from(openingMembers)
    .where(isNull(openingMembers.waveNumber))
    .groupBy(openingMembers.list);
  const of = (list: MemberList) => found.find((one) => one.list === list)?.count ?? 0;
  return { test: of('test'), pilot: of('pilot') };
}

/** The test list, by number. */
export async function testMembers(db: Executor, limit: number): Promise<readonly string[]> {
  const found = await db
    .select({ memberNumber: openingMembers.memberNumber })
    .from(openingMembers)
    .where(eq(openingMembers.list, 'test'))
    .orderBy(openingMembers.memberNumber)
    .limit(limit);
  return found.map(({ memberNumber }) => memberNumber);
}
