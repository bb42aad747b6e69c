import { roleNames } from '@rochdale/domain/office/staff/roles';
import { refusal } from '../../../platform/http/refusal.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { passkeysOf } from '../../identity/passkeys/public.ts';
import { allCredentials } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';
import { roleSets } from './roles-store.ts';
import { passkeyOwner } from './second-step.ts';
import { endSession, openSessions } from './sessions-store.ts';
import { disableStaff } from './staff-acts.ts';
import { allStaff, rolesIn } from './staff-store.ts';

/** Everybody of the office, roles and sessions: what one person sees and does alone. */
export function staffHandlers(services: OfficeServices) {
  const { db, clock } = services;
  return {
    'staff.list': async () => {
      const locals = new Set((await allCredentials(db)).map(({ staffId }) => staffId));
      const members = await allStaff(db);
      const keys = await Promise.all(members.map(({ staffId }) => passkeysOf(db, passkeyOwner(staffId))));
      return {
        staff: members.map((member, index) => ({
          staffId: member.staffId,
          name: member.name,
          email: member.email,
          roles: rolesIn(member),
          state: member.disabledAt !== null ? 'disabled' : member.joinedAt === null ? 'invited' : 'active',
          signsIn: {
            provider: member.subject !== null,
            local: locals.has(member.staffId),
            passkeys: keys[index]?.length ?? 0,
          },
          invitedAt: member.invitedAt.toISOString(),
          lastSignedInAt: member.lastSignedInAt?.toISOString() ?? null,
          refundLimitCents: member.refundLimit,
        })),
      };
    },
    'staff.disable': async ({ caller, params, body, note }) => {
      if (params.staffId === caller.staffId) throw refusal(400, 'staff.self');
      await db.transaction((tx) => disableStaff(tx, params.staffId, clock.now(), body.reason, note));
      return {};
    },
    'staff-roles.list': async () => {
      const { sets, changed } = await roleSets(db);
      return {
        roles: roleNames.map((role) => ({ role, permissions: [...sets[role]], isStandard: !changed.has(role) })),
      };
    },
    'staff-sessions.list': async ({ caller }) => {
      const whose = caller.permissions.has('staff.see') ? undefined : caller.staffId;
      const found = await openSessions(db, clock.now(), whose);
      return {
        sessions: found.map(({ name, session }) => ({
          sessionId: session.sessionId,
          staffId: session.staffId,
          name,
          way: session.way,
          browser: session.browser,
          address: session.address,
          startedAt: session.startedAt.toISOString(),
          lastUsedAt: session.lastUsedAt.toISOString(),
          isOwn: session.sessionId === caller.sessionId,
        })),
      };
    },
    'staff-sessions.end': async ({ caller, params, note }) => {
      const whose = caller.permissions.has('staff.change') ? undefined : caller.staffId;
      await db.transaction(async (tx) => {
        const staffId = await endSession(tx, params.sessionId, clock.now(), whose);
        if (staffId === undefined) throw refusal(404, 'error.notFound');
        await note(tx, { act: 'staff-session-ended', subject: { kind: 'staff', id: staffId } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}
