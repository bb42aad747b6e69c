import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import { giveBackTry } from '../../../../platform/limits/limits-store.ts';
import { arrivalPage } from '../../../../platform/office/arrival-page.ts';
import type { OfficeHandlers, OfficeNote } from '../../../../platform/office/office-call.ts';
import { attemptMinutes } from '../../../../platform/office/office-cookies.ts';
import { hashOf } from '../../../../platform/tokens/token-store.ts';
import type { OfficeServices } from '../office-services.ts';
import { openOfficeSession } from '../open-session.ts';
import { visitorLimit } from '../sign-in-limits.ts';
import {
  addStaffMember,
  changeStaffMember,
  findStaffBySubject,
  type StaffMember,
  takeInvitation,
} from '../staff-store.ts';
import type { ProviderPerson } from './office-provider.ts';

const attemptShape = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  invitation: z.string().optional(),
  /** The try that was taken for it, which is given back to whoever is let in; an older release says none. */
  taken: z.object({ address: z.string(), at: z.iso.datetime() }).optional(),
});

/** Signing in with the co-op's provider (office-40). */
export function providerHandlers(services: OfficeServices) {
  const { db, clock, officeSealer, officeUrl, provider } = services;
  return {
    'staff-sign-in.start-provider': async ({ body, visit }) => {
      if (provider === undefined) throw refusal(404, 'error.notFound');
      const now = clock.now();
      await takeTries(db, [visitorLimit(visit.address)], now);
      const { url, attempt } = await provider.begin(`${officeUrl}/v1/sign-in/callback`);
      const until = new Date(now.getTime() + attemptMinutes * 60_000);
      const taken = { address: visit.address, at: now.toISOString() };
      visit.cookies.begin(
        officeSealer.seal('office-attempt', { ...attempt, invitation: body.invitation, taken }, until),
      );
      return { url };
    },
    'staff-sign-in.provider-callback': async ({ url, visit, note, language }) => {
      if (provider === undefined) throw refusal(404, 'error.notFound');
      const attempt = attemptShape.safeParse(
        officeSealer.open('office-attempt', visit.cookies.attempt ?? '', clock.now()),
      );
      visit.cookies.endAttempt();
      if (!attempt.success) throw refusal(400, 'staff.signIn.tooLate');
      const person = await provider.finish(url, attempt.data).catch(() => undefined);
      if (person === undefined) {
        await note(db, { act: 'staff-sign-in-failed', facts: { way: 'provider' } });
        throw refusal(400, 'staff.signIn.tooLate');
      }
      const isIn = await db.transaction(async (tx) => {
        const member = await admitted(services, tx, person, attempt.data.invitation, note);
        if (!member || member.disabledAt !== null) return false;
        await openOfficeSession(services, tx, member, { way: 'provider', isProved: person.isStrong, visit, note });
        return true;
      });
      if (!isIn) {
        const personal = { email: person.email, subject: person.subject };
        await note(db, { act: 'staff-sign-in-failed', facts: { way: 'provider' }, personal });
        throw refusal(403, 'staff.signIn.notAdmitted');
      }
      const { taken } = attempt.data;
      if (taken) await giveBackTry(db, visitorLimit(taken.address), new Date(taken.at));
      return arrivalPage('/', language);
    },
  } satisfies Partial<OfficeHandlers>;
}

/**
 * The member of staff that a person at the provider is: known by who they are there, by an invitation, or let in by a group.
 * An e-mail address lets nobody in. What groups give is as they say now; whom one has let in goes with it.
 */
async function admitted(
  { clock }: OfficeServices,
  tx: Executor,
  person: ProviderPerson,
  invitation: string | undefined,
  note: OfficeNote<'staff-joined'>,
): Promise<StaffMember | undefined> {
  const now = clock.now();
  const { issuer, subject, groupRoles, email } = person;
  const known = await findStaffBySubject(tx, issuer, subject);
  if (known) {
    if (known.admittedBy === 'group' && groupRoles === undefined) return undefined;
    const roles = [...(groupRoles ?? [])];
    await changeStaffMember(tx, known.staffId, { groupRoles: roles });
    return { ...known, groupRoles: roles };
  }
  if (invitation !== undefined) {
    const invited = await takeInvitation(tx, hashOf(invitation), now, { issuer, subject });
    if (!invited) return undefined;
    await changeStaffMember(tx, invited.staffId, { groupRoles: [...(groupRoles ?? [])] });
    await noteJoined(tx, note, invited);
    return invited;
  }
  if (groupRoles === undefined || email === undefined) return undefined;
  const staffId = randomUUID();
  const isAdded = await addStaffMember(tx, {
    staffId,
    email,
    name: person.name ?? email,
    roles: [],
    groupRoles: [...groupRoles],
    admittedBy: 'group',
    issuer,
    subject,
    invitedAt: now,
    joinedAt: now,
  });
  const member = isAdded ? await findStaffBySubject(tx, issuer, subject) : undefined;
  if (member) await noteJoined(tx, note, member);
  return member;
}

async function noteJoined(tx: Executor, note: OfficeNote<'staff-joined'>, member: StaffMember): Promise<void> {
  const { staffId, name, email, admittedBy } = member;
  const subject = { kind: 'staff', id: staffId };
  await note(tx, {
    act: 'staff-joined',
    staffId,
    subject,
    facts: { way: 'provider', admittedBy },
    personal: { name, email },
  });
}
