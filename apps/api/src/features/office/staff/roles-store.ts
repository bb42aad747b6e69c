import { isPermission, type Permission } from '@rochdale/domain/office/staff/permissions';
import { isRoleName, type RoleName, type RolePermissions, standardRoles } from '@rochdale/domain/office/staff/roles';
import type { Executor } from '../../../platform/database/database.ts';
import { staffRoles } from '../../../tables/staff.ts';

/** What each role may do here, and which of them the co-op has changed. */
export async function roleSets(db: Executor): Promise<{ sets: RolePermissions; changed: ReadonlySet<RoleName> }> {
  const rows = await db.select().from(staffRoles);
  const own = rows.flatMap(({ role, permissions }) =>
    isRoleName(role) ? [[role, permissions.filter(isPermission)] as const] : [],
  );
  return { sets: { ...standardRoles, ...Object.fromEntries(own) }, changed: new Set(own.map(([role]) => role)) };
}

/** Gives a role these permissions. */
export async function setRole(
  tx: Executor,
  role: RoleName,
  permissions: readonly Permission[],
  now: Date,
): Promise<void> {
  const values = { permissions: [...permissions], changedAt: now };
  await tx
    .insert(staffRoles)
    .values({ role, ...values })
    .onConflictDoUpdate({ target: staffRoles.role, set: values });
}
