import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { permissionFor } from '@rochdale/domain/website/studio/studio-fields';
import { refusal } from '../../../platform/http/refusal.ts';

/** Refuses whoever lacks the permission that one of the keys takes. */
export function refuseWithoutPermission(keys: readonly string[], permissions: ReadonlySet<Permission>): void {
  if (keys.some((key) => !permissions.has(permissionFor(key)))) throw refusal(403, 'studio.permission.brand');
}
