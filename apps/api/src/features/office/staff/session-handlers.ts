import { proofMinutes } from '@rochdale/domain/office/staff/staff-session';
import { violation } from '@rochdale/domain/violation';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { OfficeHandlers, OfficeNote, StaffCaller } from '../../../platform/office/office-call.ts';
import {
  beginAssertion,
  beginRegistration,
  finishRegistration,
  passkeysOf,
  removePasskeys,
} from '../../identity/passkeys/public.ts';
import { findCredentials } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';
import { passkeyOwner, passkeySite, secondStepsOf, takeAppCode, takeStaffPasskey } from './second-step.ts';
import { endSession, proveSession } from './sessions-store.ts';
import { officeCodeLimit } from './sign-in-limits.ts';
import { holdStaffMember } from './staff-store.ts';

/** The own session, its second step and the own passkeys (office-42, office-43). */
export function staffSessionHandlers(services: OfficeServices) {
  const { db, clock, vault } = services;
  const proved = async (caller: StaffCaller, way: string, note: OfficeNote<'staff-proved'>) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await proveSession(tx, caller.sessionId, now);
      await note(tx, { act: 'staff-proved', facts: { way } });
    });
    return { provedUntil: new Date(now.getTime() + proofMinutes * 60_000).toISOString() };
  };
  return {
    'staff-session.me': async ({ caller }) => ({
      staffId: caller.staffId,
      name: caller.name,
      email: caller.email,
      roles: [...caller.roles],
      permissions: [...caller.permissions],
      needsSecondStep: caller.needsSecondStep,
      secondSteps: await secondStepsOf(db, caller.staffId),
      provedUntil: caller.provedUntil?.toISOString() ?? null,
      endsAt: caller.endsAt.toISOString(),
    }),
    'staff-session.sign-out': async ({ caller, visit, note }) => {
      await db.transaction(async (tx) => {
        await endSession(tx, caller.sessionId, clock.now());
        await note(tx, { act: 'staff-signed-out' });
      });
      visit.cookies.close();
      return {};
    },
    'staff-session.prove': async ({ caller, body, note }) => {
      const now = clock.now();
      const tries = await takeTries(db, [officeCodeLimit(caller.staffId)], now);
      const held = await findCredentials(db, caller.staffId);
      if (!held || !(await takeAppCode(db, { vault, now }, held, body.code)))
        throw fieldRefusal(violation('staff.code.failed'), 'code');
      await tries.giveBack();
      return proved(caller, 'authenticator', note);
    },
    'staff-session.prove-passkey-options': async ({ caller }) =>
      beginAssertion(db, passkeySite(services), 'prove', passkeyOwner(caller.staffId)),
    'staff-session.prove-passkey': async ({ caller, body, note }) => {
      const tries = await takeTries(db, [officeCodeLimit(caller.staffId)], clock.now());
      if ((await takeStaffPasskey(services, 'prove', body.assertion, caller.staffId)) === undefined)
        throw refusal(400, 'staff.passkey.failed');
      await tries.giveBack();
      return proved(caller, 'passkey', note);
    },
    'staff-passkeys.list': async ({ caller }) => ({
      passkeys: (await passkeysOf(db, passkeyOwner(caller.staffId))).map(
        ({ passkeyId, name, createdAt, lastUsedAt }) => ({
          passkeyId,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }),
      ),
    }),
    'staff-passkeys.options': async ({ caller }) => {
      await refuseUnproved(services, caller);
      const { staffId, email: userName, name: displayName } = caller;
      return beginRegistration(db, passkeySite(services), { ...passkeyOwner(staffId), userName, displayName });
    },
    'staff-passkeys.register': async ({ caller, body, note }) => {
      await refuseUnproved(services, caller);
      const owner = passkeyOwner(caller.staffId);
      await db.transaction(async (tx) => {
        if (!(await finishRegistration(tx, passkeySite(services), owner, body)))
          throw refusal(400, 'staff.passkey.failed');
        // Whoever has just verified themselves to make the first one has taken the step with it.
        if (caller.needsSecondStep) await proveSession(tx, caller.sessionId, clock.now());
        await note(tx, { act: 'staff-second-step-added', facts: { kind: 'passkey' }, personal: { name: body.name } });
      });
      return {};
    },
    'staff-passkeys.remove': async ({ caller, params, note }) => {
      await db.transaction(async (tx) => {
        // Of two that are removed at once the second sees that it is the last.
        await holdStaffMember(tx, caller.staffId);
        if ((await removePasskeys(tx, passkeyOwner(caller.staffId), params.passkeyId)) === 0)
          throw refusal(404, 'error.notFound');
        const { authenticator, passkeys } = await secondStepsOf(tx, caller.staffId);
        if (!authenticator && passkeys === 0) throw refusal(400, 'staff.secondStep.last');
        await note(tx, { act: 'staff-second-step-removed', facts: { kind: 'passkey' } });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

/** Whoever has a second step shows it before another one is added. */
async function refuseUnproved({ db }: OfficeServices, caller: StaffCaller): Promise<void> {
  const { authenticator, passkeys } = await secondStepsOf(db, caller.staffId);
  if ((authenticator || passkeys > 0) && caller.provedUntil === undefined) throw refusal(403, 'staff.proof.needed');
}
