import { randomUUID } from 'node:crypto';
import { permissionsOf, roleChangeViolation } from '@rochdale/domain/office/staff/roles';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import type { OfficeNote, TwoPeopleActs } from '../../../platform/office/office-call.ts';
import { newSessionToken } from '../../../platform/office/office-cookies.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { removePasskeys } from '../../identity/passkeys/public.ts';
import { removeCredentials } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';
import { roleSets, setRole } from './roles-store.ts';
import { passkeyOwner } from './second-step.ts';
import { endSessionsOf } from './sessions-store.ts';
import { invitationDays, sendInvitation } from './staff-messages.ts';
import {
  addStaffMember,
  addTouches,
  allStaff,
  changeStaffMember,
  holdRights,
  holdStaffMember,
  rolesIn,
  type StaffMember,
} from './staff-store.ts';

const dayMs = 86_400_000;
const subjectOf = (staffId: string) => ({ kind: 'staff', id: staffId }) as const;

/**
 * What changes who works here and what they may do (office-41). The office does it when two people want it, `coop staff` on
 * the server for whoever has the server. `onCode` is shown the code of an invitation.
 */
export function staffActs(services: OfficeServices, onCode: (code: string) => void = () => undefined) {
  const { clock } = services;
  const newInvitation = () => {
    const code = newSessionToken();
    const invitationExpiresAt = new Date(clock.now().getTime() + invitationDays * dayMs);
    return { code, columns: { invitationHash: hashOf(code), invitationExpiresAt } };
  };
  return {
    'staff.invite': async (tx, { body }, by) => {
      const now = clock.now();
      const { name, roles, reason } = body;
      const email = body.email.toLowerCase();
      const staffId = randomUUID();
      const { code, columns } = newInvitation();
      const member = { staffId, email, name, roles, admittedBy: 'invitation', invitedAt: now, ...columns } as const;
      if (!(await addStaffMember(tx, member))) throw refusal(409, 'staff.email.taken');
      await addTouches(tx, staffId, by.people, now);
      await sendInvitation(services, tx, member, code);
      await by.note(tx, {
        act: 'staff-invited',
        subject: subjectOf(staffId),
        facts: { roles },
        personal: { name, email, reason },
      });
      onCode(code);
    },
    'staff.change-roles': async (tx, { params, body }, by) => {
      const now = clock.now();
      await holdRights(tx);
      const { staffId, roles: from, name } = await heldBy(tx, params.staffId, by.people);
      const { roles: to, reason } = body;
      if ([...from].sort().join() === [...to].sort().join()) throw refusal(409, 'staff.state.already');
      await changeStaffMember(tx, staffId, { roles: to });
      await refuseWithoutAdmin(tx);
      if (to.some((role) => !from.includes(role))) await addTouches(tx, staffId, by.people, now);
      await by.note(tx, {
        act: 'staff-roles-changed',
        subject: subjectOf(staffId),
        facts: { from, to },
        personal: { name, reason },
      });
    },
    'staff.change-refund-limit': async (tx, { params, body }, by) => {
      const { staffId, refundLimit: from, name } = await heldBy(tx, params.staffId, by.people);
      const { refundLimitCents: to, reason } = body;
      if (from === to) throw refusal(409, 'staff.state.already');
      await changeStaffMember(tx, staffId, { refundLimit: to });
      await by.note(tx, {
        act: 'staff-refund-limit-changed',
        subject: subjectOf(staffId),
        facts: { from, to },
        personal: { name, reason },
      });
    },
    'staff.enable': async (tx, { params, body }, by) => {
      const { staffId, disabledAt, name } = await heldBy(tx, params.staffId, by.people);
      if (disabledAt === null) throw refusal(409, 'staff.state.already');
      await changeStaffMember(tx, staffId, { disabledAt: null });
      await addTouches(tx, staffId, by.people, clock.now());
      await by.note(tx, { act: 'staff-enabled', subject: subjectOf(staffId), personal: { name, reason: body.reason } });
    },
    'staff.reset-second-step': async (tx, { params, body }, by) => {
      const now = clock.now();
      const member = await heldBy(tx, params.staffId, by.people);
      const { staffId, name } = member;
      const { code, columns } = newInvitation();
      await removeCredentials(tx, staffId);
      await removePasskeys(tx, passkeyOwner(staffId));
      await endSessionsOf(tx, staffId, now);
      // Who they are at the provider is shown anew with the invitation.
      await changeStaffMember(tx, staffId, { ...columns, issuer: null, subject: null });
      await addTouches(tx, staffId, by.people, now);
      await sendInvitation(services, tx, member, code);
      await by.note(tx, {
        act: 'staff-second-step-reset',
        subject: subjectOf(staffId),
        personal: { name, reason: body.reason },
      });
      onCode(code);
    },
    'staff-roles.change': async (tx, { params, body }, by) => {
      const { role } = params;
      const { permissions, reason } = body;
      const found = roleChangeViolation(role, permissions);
      if (found) throw fieldRefusal(found, 'permissions');
      const { sets } = await roleSets(tx);
      await setRole(tx, role, permissions, clock.now());
      const facts = { from: sets[role], to: permissions };
      await by.note(tx, { act: 'role-changed', subject: { kind: 'role', id: role }, facts, personal: { reason } });
    },
  } satisfies Partial<TwoPeopleActs>;
}

/** Turns a login off and ends its sessions. One person does it: it can wait for nobody. */
export async function disableStaff(
  tx: Transaction,
  staffId: string,
  now: Date,
  reason: string,
  note: OfficeNote<'staff-disabled'>,
): Promise<void> {
  await holdRights(tx);
  const { disabledAt, name } = await heldBy(tx, staffId, []);
  if (disabledAt !== null) throw refusal(409, 'staff.state.already');
  await changeStaffMember(tx, staffId, { disabledAt: now, invitationHash: null });
  await endSessionsOf(tx, staffId, now);
  await refuseWithoutAdmin(tx);
  await note(tx, { act: 'staff-disabled', subject: subjectOf(staffId), personal: { name, reason } });
}

/** Somebody whom nobody else changes meanwhile, and who is none of those who change them. */
async function heldBy(tx: Executor, staffId: string, people: readonly string[]): Promise<StaffMember> {
  if (people[0] === staffId) throw refusal(400, 'staff.self');
  const member = await holdStaffMember(tx, staffId);
  if (!member) throw refusal(404, 'error.notFound');
  return member;
}

async function refuseWithoutAdmin(tx: Executor): Promise<void> {
  const { sets } = await roleSets(tx);
  const joined = (await allStaff(tx)).filter(({ joinedAt }) => joinedAt !== null);
  // Before anybody has come in there is nobody to keep.
  if (joined.length === 0) return;
  const active = joined.filter(({ disabledAt }) => disabledAt === null);
  if (!active.some((one) => permissionsOf(rolesIn(one), sets).has('staff.change')))
    throw refusal(400, 'staff.lastAdmin');
}
