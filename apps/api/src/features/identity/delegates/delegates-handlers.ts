import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { invitationDays, invitationViolation, openInvitations } from '@rochdale/domain/identity/delegates/invitation';
import { maskedEmail, tidyEmail } from '@rochdale/domain/identity/registration/contact';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import { todayAt } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import {
  findLoginOfMember,
  holdLoginOfMember,
  type IdentityServices,
  requireCurrentPassword,
} from '../sign-in/public.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { sendInvitation, tellEnded } from './delegate-mail.ts';
import {
  addDelegation,
  type Delegation,
  endDelegation,
  findDelegation,
  findInvitation,
  openInvitationsOf,
  renewInvitation,
} from './delegates-store.ts';
import { joinByInvitation } from './join-by-invitation.ts';
import { listDelegates } from './list-delegates.ts';

type DelegatesHandlers = Pick<
  Handlers,
  | 'delegates.list'
  | 'delegates.invite'
  | 'delegates.send-again'
  | 'delegates.end'
  | 'delegates.see-invitation'
  | 'delegates.accept'
  | 'delegates.join'
>;

/** The hash under which an invitation's code is stored. */
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Refuses one more invitation where a holder has as many open as may be (identity-91). */
async function refuseOneMore(tx: Transaction, memberNumber: string, now: Date): Promise<void> {
  if ((await openInvitationsOf(tx, memberNumber, now)) >= openInvitations)
    throw refusal(409, 'delegates.tooMany', { max: openInvitations });
}

/** Whom a member lets in (identity-89). The caller is the login itself, never one that acts for another. */
export function delegatesHandlers(services: IdentityServices): DelegatesHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);
  const newLink = () => {
    const code = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + invitationDays * 24 * 3_600_000);
    return { code, codeHash: hashOf(code), expiresAt };
  };
  const limited = (address: string) =>
    takeTries(db, [{ key: `delegation:address:${address}`, tries: 60, minutes: 60 }], clock.now());
  const limitedInviting = (memberNumber: string) =>
    takeTries(db, [{ key: `delegation:holder:${memberNumber}`, tries: 20, minutes: 24 * 60 }], clock.now());
  const loginOf = async (ownNumber: string) => {
    const login = await findLoginOfMember(db, ownNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  const holderOf = async (memberNumber: string): Promise<string> => {
    const name = await memberNameOf(db, memberNumber);
    // A person without a membership has nothing to open.
    if (name === undefined) throw refusal(404, 'error.notFound');
    return name;
  };

  return {
    'delegates.list': ({ caller }) => listDelegates(services, caller.memberNumber),
    'delegates.invite': async ({ body, caller: { memberNumber, token }, note, language }) => {
      const holder = await holderOf(memberNumber);
      const login = await loginOf(memberNumber);
      const now = clock.now();
      const accountNumbers = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      const found = invitationViolation(
        { email: body.email, accounts: accountNumbers.length, endsOn: body.endsOn },
        { today: today(), ownEmail: login.email },
      );
      if (found) throw fieldRefusal(found.violation, found.field);
      await requireCurrentPassword(services, login, { typed: body.currentPassword, token }, note, true);
      await limitedInviting(memberNumber);
      const { code, ...link } = newLink();
      const delegation: Delegation = {
        ...{ delegationId: randomUUID(), memberNumber, accountNumbers, ...link },
        ...{ email: tidyEmail(body.email), scope: body.scope, endsOn: body.endsOn, state: 'invited', invitedAt: now },
        ...{ loginKey: null, acceptedAt: null, endedAt: null, endedBy: null },
      };
      await db.transaction(async (tx) => {
        await holdLoginOfMember(tx, memberNumber);
        await refuseOneMore(tx, memberNumber, now);
        await addDelegation(tx, delegation);
        await note(tx, { kind: 'delegate-invited' });
        await sendInvitation(services, tx, delegation, {
          holder,
          code,
          language: login.language ?? memberLanguage(language),
        });
      });
      return { delegationId: delegation.delegationId };
    },
    'delegates.send-again': async ({ params: { delegationId }, caller: { memberNumber }, note, language }) => {
      const holder = await holderOf(memberNumber);
      const login = await loginOf(memberNumber);
      await limitedInviting(memberNumber);
      const now = clock.now();
      const { code, ...link } = newLink();
      await db.transaction(async (tx) => {
        await holdLoginOfMember(tx, memberNumber);
        const before = await findDelegation(tx, delegationId, { memberNumber });
        // One that is open already is no further one.
        if (before?.state === 'invited' && before.expiresAt <= now) await refuseOneMore(tx, memberNumber, now);
        const renewed = await renewInvitation(tx, { delegationId, memberNumber }, link, today());
        if (!renewed) throw refusal(404, 'error.notFound');
        await note(tx, { kind: 'delegate-invited' });
        await sendInvitation(services, tx, renewed, {
          holder,
          code,
          language: login.language ?? memberLanguage(language),
        });
      });
      return {};
    },
    'delegates.end': async ({ params: { delegationId }, caller: { memberNumber }, note }) => {
      const { loginKey } = await loginOf(memberNumber);
      const meant = await findDelegation(db, delegationId, { memberNumber, loginKey });
      if (!meant) throw refusal(404, 'error.notFound');
      const by = meant.memberNumber === memberNumber ? 'holder' : 'delegate';
      const holder = (await memberNameOf(db, meant.memberNumber)) ?? '';
      await db.transaction(async (tx) => {
        const ended = await endDelegation(tx, delegationId, { by, at: clock.now() });
        if (!ended) return;
        await note(tx, {
          ...{ kind: 'delegate-ended', memberNumber: ended.memberNumber, loginKey },
          byDelegate: by === 'delegate',
        });
        if (ended.state === 'accepted') await tellEnded(services, tx, ended, holder);
      });
      return {};
    },
    'delegates.see-invitation': async ({ body, address }) => {
      await limited(address);
      const found = await findInvitation(db, hashOf(body.code), { now: clock.now(), today: today() });
      if (!found) throw refusal(404, 'delegates.unknown');
      const { email, scope, accountNumbers, endsOn } = found.delegation;
      return { holder: found.holder, email: maskedEmail(email), scope, accountCount: accountNumbers.length, endsOn };
    },
    'delegates.accept': async ({ body, caller: { memberNumber }, address, note }) => {
      await limited(address);
      const login = await loginOf(memberNumber);
      const accepted = await db.transaction((tx) =>
        acceptInvitation(services, tx, { codeHash: hashOf(body.code), login, ownNumber: memberNumber, note }),
      );
      return { memberNumber: accepted.memberNumber };
    },
    'delegates.join': async ({ body, address, note, language }) => {
      await limited(address);
      return joinByInvitation(services, { ...body, codeHash: hashOf(body.code), note, language });
    },
  };
}
