import { isRoleName, type RoleName } from '@rochdale/domain/office/staff/roles';
import { apartDays, type Person } from '@rochdale/domain/office/staff/second-person';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { staff, staffTouches } from '../../../tables/staff.ts';

type Row = typeof staff.$inferSelect;
/** A member of staff as kept, with the roles that are known. */
export interface StaffMember extends Omit<Row, 'roles' | 'groupRoles'> {
  readonly roles: readonly RoleName[];
  readonly groupRoles: readonly RoleName[];
}

const memberOf = (row: Row): StaffMember => ({
  ...row,
  roles: row.roles.filter(isRoleName),
  groupRoles: row.groupRoles.filter(isRoleName),
});
const first = (rows: readonly Row[]): StaffMember | undefined => rows[0] && memberOf(rows[0]);

/** All roles of somebody that are known: those given here, and those of the provider's groups. */
export const rolesIn = ({
  roles,
  groupRoles,
}: Readonly<Record<'roles' | 'groupRoles', readonly string[]>>): RoleName[] =>
  [...new Set([...roles, ...groupRoles])].filter(isRoleName);

export const allStaff = async (db: Executor): Promise<StaffMember[]> =>
  (await db.select().from(staff).orderBy(asc(staff.name), asc(staff.staffId))).map(memberOf);

/** Those who may sign in now. */
export const activeStaff = async (db: Executor): Promise<StaffMember[]> =>
  (
    await db
      .select()
      .from(staff)
      .where(and(isNotNull(staff.joinedAt), isNull(staff.disabledAt)))
  ).map(memberOf);

export const findStaffMember = async (db: Executor, staffId: string): Promise<StaffMember | undefined> =>
  first(await db.select().from(staff).where(eq(staff.staffId, staffId)));

/** Finds somebody and lets nobody else change them until the transaction ends. */
export const holdStaffMember = async (tx: Executor, staffId: string): Promise<StaffMember | undefined> =>
  first(await tx.select().from(staff).where(eq(staff.staffId, staffId)).for('update'));

/** Lets nobody else take rights away until the transaction ends: of two admins who turn each other off one stays. */
export async function holdRights(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff rights'))`);
}

export const findStaffByEmail = async (db: Executor, email: string): Promise<StaffMember | undefined> =>
  first(await db.select().from(staff).where(eq(staff.email, email.toLowerCase())));

export const findStaffBySubject = async (
  db: Executor,
  issuer: string,
  subject: string,
): Promise<StaffMember | undefined> =>
  first(
    await db
      .select()
      .from(staff)
      .where(and(eq(staff.issuer, issuer), eq(staff.subject, subject))),
  );

/** Whom an invitation is for that can still be taken. */
export const findInvited = async (db: Executor, invitationHash: Buffer, now: Date): Promise<StaffMember | undefined> =>
  first(
    await db
      .select()
      .from(staff)
      .where(
        and(eq(staff.invitationHash, invitationHash), gt(staff.invitationExpiresAt, now), isNull(staff.disabledAt)),
      ),
  );

/** Adds somebody; false when their e-mail or provider's person is there already. */
export async function addStaffMember(tx: Executor, member: typeof staff.$inferInsert): Promise<boolean> {
  return (await tx.insert(staff).values(member).onConflictDoNothing().returning({ id: staff.staffId })).length > 0;
}

export async function changeStaffMember(
  tx: Executor,
  staffId: string,
  changes: Partial<Omit<typeof staff.$inferInsert, 'staffId'>>,
): Promise<void> {
  await tx.update(staff).set(changes).where(eq(staff.staffId, staffId));
}

/** Takes an invitation, once, for somebody at a provider where they are named. */
export async function takeInvitation(
  tx: Executor,
  invitationHash: Buffer,
  now: Date,
  who: { readonly issuer?: string; readonly subject?: string } = {},
): Promise<StaffMember | undefined> {
  return first(
    await tx
      .update(staff)
      .set({ invitationHash: null, invitationExpiresAt: null, joinedAt: now, ...who })
      .where(
        and(eq(staff.invitationHash, invitationHash), gt(staff.invitationExpiresAt, now), isNull(staff.disabledAt)),
      )
      .returning(),
  );
}

/** Notes who has let somebody in, raised or reset them. */
export async function addTouches(tx: Executor, staffId: string, people: readonly string[], at: Date): Promise<void> {
  const rows = people.map((byStaffId) => ({ staffId, byStaffId, at }));
  if (rows.length > 0) await tx.insert(staffTouches).values(rows);
}

/** Somebody as far as it matters whether two are two people. */
export async function personOf(db: Executor, member: StaffMember, now: Date): Promise<Person> {
  const { staffId, email, issuer, subject } = member;
  const since = new Date(now.getTime() - apartDays * 86_400_000);
  const touches = await db
    .select({ by: staffTouches.byStaffId, at: staffTouches.at })
    .from(staffTouches)
    .where(and(eq(staffTouches.staffId, staffId), gt(staffTouches.at, since)));
  return { staffId, email, subject: issuer === null || subject === null ? null : { issuer, sub: subject }, touches };
}
