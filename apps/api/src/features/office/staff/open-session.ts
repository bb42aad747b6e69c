import type { Executor } from '../../../platform/database/database.ts';
import type { OfficeNote, Visit } from '../../../platform/office/office-call.ts';
import type { OfficeServices } from './office-services.ts';
import { openStaffSession, type StaffSessionRow } from './sessions-store.ts';
import { tellOfLocalSignIn } from './staff-messages.ts';
import { changeStaffMember, type StaffMember } from './staff-store.ts';

/** Opens the session of somebody who has proven who they are; `isProved` when the second step was among it. */
export async function openOfficeSession(
  services: OfficeServices,
  tx: Executor,
  member: StaffMember,
  how: {
    readonly way: StaffSessionRow['way'];
    readonly isProved: boolean;
    readonly visit: Visit;
    readonly note: OfficeNote<'staff-signed-in'>;
  },
): Promise<void> {
  const { way, isProved, visit, note } = how;
  const { staffId, name, email } = member;
  const { address, browser, cookies } = visit;
  const now = services.clock.now();
  const token = await openStaffSession(tx, { staffId, way, browser, address, provedAt: isProved ? now : null }, now);
  await changeStaffMember(tx, staffId, { lastSignedInAt: now });
  await note(tx, { act: 'staff-signed-in', staffId, facts: { way, secondStep: isProved }, personal: { name, email } });
  if (way === 'local') await tellOfLocalSignIn(services, tx, member, address);
  cookies.open(token);
}
