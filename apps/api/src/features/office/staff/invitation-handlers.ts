import { violation } from '@rochdale/domain/violation';
import { z } from 'zod';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import {
  authenticatorUri,
  guessedPasswordViolation,
  hashPassword,
  matchingStep,
  newAuthenticatorSecret,
} from '../../identity/sign-in/public.ts';
import { setCredentials } from './credentials-store.ts';
import type { OfficeServices } from './office-services.ts';
import { openOfficeSession } from './open-session.ts';
import { visitorLimit } from './sign-in-limits.ts';
import { findInvited, takeInvitation } from './staff-store.ts';

/** How long a new authenticator may wait for its first code, and the fewest characters of a password of staff. */
const setUpMinutes = 15;
const shortest = 15;
const sealedShape = z.object({ staffId: z.string(), secret: z.string() });

/** Taking an invitation with a local account (office-40). */
export function invitationHandlers(services: OfficeServices) {
  const { db, clock, vault, officeSealer, site } = services;
  return {
    'staff-invitation.open': async ({ body, visit }) => {
      const now = clock.now();
      const tries = await takeTries(db, [visitorLimit(visit.address)], now);
      const invited = await findInvited(db, hashOf(body.invitation), now);
      if (!invited) throw refusal(400, 'staff.invitation.invalid');
      await tries.giveBack();
      const { staffId, name, email } = invited;
      const secret = newAuthenticatorSecret();
      const until = new Date(now.getTime() + setUpMinutes * 60_000);
      const sealedSecret = officeSealer.seal('office-authenticator', { staffId, secret }, until);
      const totpUri = authenticatorUri(secret, email, site().settings.coopName);
      return { name, email, secret, sealedSecret, totpUri };
    },
    'staff-invitation.accept': async ({ body, visit, note }) => {
      const now = clock.now();
      const tries = await takeTries(db, [visitorLimit(visit.address)], now);
      const hash = hashOf(body.invitation);
      const invited = await findInvited(db, hash, now);
      const sealed = sealedShape.safeParse(officeSealer.open('office-authenticator', body.sealedSecret, now));
      if (!invited || !sealed.success || sealed.data.staffId !== invited.staffId)
        throw refusal(400, 'staff.invitation.invalid');
      const { staffId, email } = invited;
      refuseWeak(body.password, services, email);
      const { secret } = sealed.data;
      const step = matchingStep(secret, body.code, now);
      if (step === undefined) throw fieldRefusal(violation('staff.code.failed'), 'code');
      await tries.giveBack();
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        const member = await takeInvitation(tx, hash, now);
        if (!member) throw refusal(400, 'staff.invitation.invalid');
        const authenticatorSecret = vault.lock('staff-authenticator', staffId, secret);
        await setCredentials(tx, { staffId, passwordHash, authenticatorSecret, lastStep: step, setAt: now });
        const subject = { kind: 'staff', id: staffId };
        const personal = { name: member.name, email };
        await note(tx, { act: 'staff-joined', staffId, subject, facts: { way: 'local' }, personal });
        await openOfficeSession(services, tx, member, { way: 'local', isProved: true, visit, note });
      });
      return {};
    },
  } satisfies Partial<OfficeHandlers>;
}

function refuseWeak(password: string, { site }: Pick<OfficeServices, 'site'>, email: string): void {
  if (password.length < shortest) throw fieldRefusal(violation('staff.password.short', { min: shortest }), 'password');
  if (guessedPasswordViolation(password, site().settings, { loginId: email, email }) !== undefined)
    throw fieldRefusal(violation('staff.password.common'), 'password');
}
