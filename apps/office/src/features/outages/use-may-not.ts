import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { useText } from '@rochdale/ui/text/text.ts';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';

/** Why somebody may not do what takes a permission; undefined: they may. */
export function useMayNot(permission: Permission): string | undefined {
  const text = useText();
  const { data: me } = useMe();
  if (me?.permissions.includes(permission)) return undefined;
  return text('office.notAllowed', { permission: text(permissionWords[permission]) });
}
