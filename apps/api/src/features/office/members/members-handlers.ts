import type { Executor } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { forgetTries } from '../../../platform/limits/limits-store.ts';
import type { OfficeHandlers } from '../../../platform/office/office-call.ts';
import { revokeEveryToken } from '../../../platform/tokens/token-store.ts';
import { holdLoginOfMember, type Login, requestSignInHelp, triesOf } from '../../identity/sign-in/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import type { OfficeServices } from '../staff/office-services.ts';
import { addNote, findMember, happeningsAfter } from './members-store.ts';
import { readMember } from './read-member.ts';

/** Happenings of one page. */
const pageOf = 25;

/** Reading a member, and what a clerk does for one on the phone (office-60 to office-63). */
export function membersHandlers(services: OfficeServices) {
  const { db, clock, jobs, vault } = services;

  const heldLogin = async (tx: Executor, memberNumber: string): Promise<Login> => {
    const login = await holdLoginOfMember(tx, memberNumber);
    if (!login) throw refusal(404, 'members.noLogin');
    return login;
  };

  return {
    'members.see': async ({ caller, params: { memberNumber }, note }) => {
      const member = await readMember(services, memberNumber, caller.permissions);
      await note(db, { act: 'member-seen', subject: { kind: 'member', id: memberNumber } });
      return member;
    },
    'members.timeline': async ({ params: { memberNumber }, query }) => {
      const [at, key] = query.after?.split('~') ?? [];
      const place = at !== undefined && key !== undefined ? { at: new Date(at), key } : undefined;
      const found = await happeningsAfter(db, memberNumber, place, pageOf + 1);
      const entries = found.slice(0, pageOf).map((one) => ({ ...one, at: one.at.toISOString() }));
      const last = entries.at(-1);
      return {
        entries: entries.map(({ key: _place, ...one }) => one),
        next: found.length > pageOf && last ? `${last.at}~${last.key}` : null,
      };
    },
    'member-notes.add': async ({ caller, params: { memberNumber }, body, note }) => {
      if (!(await findMember(db, memberNumber))) throw refusal(404, 'members.unknown');
      await db.transaction(async (tx) => {
        await addNote(tx, { memberNumber, staffId: caller.staffId, text: body.text, at: clock.now() });
        await note(tx, { act: 'member-note-added', subject: { kind: 'member', id: memberNumber } });
      });
      return {};
    },
    'logins.unlock': async ({ params: { memberNumber }, body, note }) => {
      await db.transaction(async (tx) => {
        const { loginKey } = await heldLogin(tx, memberNumber);
        const { keys, pattern } = triesOf(loginKey);
        await forgetTries(tx, keys, pattern);
        const personal = { reason: body.reason };
        await note(tx, { act: 'login-unlocked', subject: { kind: 'member', id: memberNumber }, personal });
      });
      return {};
    },
    'logins.sign-out': async ({ params: { memberNumber }, body, note }) =>
      db.transaction(async (tx) => {
        if (!(await findMember(tx, memberNumber))) throw refusal(404, 'members.unknown');
        const ended = await revokeEveryToken(tx, clock.now(), memberNumber);
        const subject = { kind: 'member', id: memberNumber };
        await note(tx, { act: 'login-signed-out', subject, facts: { ended }, personal: { reason: body.reason } });
        return { ended };
      }),
    'logins.send-link': async ({ params: { memberNumber }, body, visit, note }) => {
      const sentTo = await db.transaction(async (tx) => {
        const { loginKey, loginId, email } = await heldLogin(tx, memberNumber);
        if (await holdsLoginClosed(tx, memberNumber)) throw refusal(409, 'members.closedLogin');
        // The same that anybody may ask for on the portal, and as often.
        await takeTries(tx, [{ key: `recovery:password:${loginKey}:${email}`, tries: 5, minutes: 60 }], clock.now());
        const { address } = visit;
        await requestSignInHelp(
          { db: tx, jobs, vault },
          { kind: 'forgot-password', username: loginId, email, address, language: 'en' },
        );
        const subject = { kind: 'member', id: memberNumber };
        await note(tx, { act: 'login-link-sent', subject, personal: { reason: body.reason } });
        return email;
      });
      return { sentTo };
    },
  } satisfies Partial<OfficeHandlers>;
}
