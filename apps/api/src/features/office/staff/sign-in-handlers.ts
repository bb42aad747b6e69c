import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { beginAssertion } from '../../identity/passkeys/public.ts';
import { passwordMatches } from '../../identity/sign-in/public.ts';
import { findCredentials } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';
import { openOfficeSession } from './open-session.ts';
import { passkeySite, takeAppCode, takeStaffPasskey } from './second-step.ts';
import { challengeLimit, officeSignInLimits, visitorLimit } from './sign-in-limits.ts';
import { findStaffByEmail, findStaffMember } from './staff-store.ts';

/** Signing in with a local account or a passkey (office-40). */
export function staffSignInHandlers(services: OfficeServices) {
  const { db, clock, vault, provider } = services;
  return {
    'staff-sign-in.ways': async () => ({ provider: provider !== undefined, passkey: true, local: true }),
    'staff-sign-in.sign-in': async ({ body, visit, note }) => {
      const now = clock.now();
      const email = body.email.toLowerCase();
      const tries = await takeTries(db, officeSignInLimits(email, visit.address), now);
      const member = await findStaffByEmail(db, email);
      const mayTry = member !== undefined && member.disabledAt === null && member.joinedAt !== null;
      const held = mayTry ? await findCredentials(db, member.staffId) : undefined;
      const isRight = await passwordMatches(held?.passwordHash, body.password);
      if (!isRight || !held || !member || !(await takeAppCode(db, { vault, now }, held, body.code))) {
        await note(db, { act: 'staff-sign-in-failed', facts: { way: 'local' }, personal: { email } });
        throw refusal(400, 'staff.signIn.failed');
      }
      await tries.giveBack();
      await db.transaction((tx) =>
        openOfficeSession(services, tx, member, { way: 'local', isProved: true, visit, note }),
      );
      return {};
    },
    'staff-sign-in.passkey-options': async ({ visit }) => {
      await takeTries(db, [challengeLimit(visit.address)], clock.now());
      return beginAssertion(db, passkeySite(services), 'sign-in', { kind: 'staff' });
    },
    'staff-sign-in.passkey': async ({ body, visit, note }) => {
      const tries = await takeTries(db, [visitorLimit(visit.address)], clock.now());
      const staffId = await takeStaffPasskey(services, 'sign-in', body.assertion);
      const member = staffId === undefined ? undefined : await findStaffMember(db, staffId);
      if (!member || member.disabledAt !== null || member.joinedAt === null) {
        await note(db, { act: 'staff-sign-in-failed', facts: { way: 'passkey' } });
        throw refusal(400, 'staff.passkey.failed');
      }
      await tries.giveBack();
      await db.transaction((tx) =>
        openOfficeSession(services, tx, member, { way: 'passkey', isProved: true, visit, note }),
      );
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}
