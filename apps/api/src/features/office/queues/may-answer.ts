import { permissionsOf } from '@rochdale/domain/office/staff/roles';
import type { Executor } from '../../../platform/database/database.ts';
import { roleSets } from '../staff/roles-store.ts';
import { activeStaff, rolesIn } from '../staff/staff-store.ts';

/** Everybody who may sign in and answer what is in queues. */
export async function mayAnswer(db: Executor): Promise<readonly { staffId: string; name: string }[]> {
  const { sets } = await roleSets(db);
  const people = await activeStaff(db);
  return people
    .filter((one) => permissionsOf(rolesIn(one), sets).has('queues.review'))
    .map(({ staffId, name }) => ({ staffId, name }));
}
