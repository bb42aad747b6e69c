import { maskedEmail } from '@rochdale/domain/identity/registration/contact';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { findLoginOfMember } from '../sign-in/public.ts';
import { endChange, findLink, type LoginChange } from './login-changes-store.ts';
import { linkHash, type TellServices, tellNotMade } from './tell-of-change.ts';

type LoginChangesHandlers = Pick<Handlers, 'login-changes.see' | 'login-changes.stop'>;

/** Whoever was told of a change of a login reads and stops it, without signing in (identity-71, identity-72). */
export function loginChangesHandlers(services: TellServices & { readonly db: Database }): LoginChangesHandlers {
  const { db, clock } = services;
  const limited = (address: string) =>
    takeTries(db, [{ key: `login-change:address:${address}`, tries: 60, minutes: 60 }], clock.now());
  const linked = async (code: string) => {
    const found = await findLink(db, linkHash(code));
    if (!found) throw refusal(404, 'stopChange.unknown');
    return found;
  };
  return {
    'login-changes.see': async ({ body, address }) => {
      await limited(address);
      return present((await linked(body.code)).change);
    },
    'login-changes.stop': async ({ body, address, note }) => {
      await limited(address);
      const { change, address: stoppedFrom } = await linked(body.code);
      const { changeId, memberNumber, emailAfter } = change;
      await db.transaction(async (tx) => {
        if (!(await endChange(tx, changeId, { state: 'stopped', at: clock.now(), stoppedFrom }))) return;
        const login = await findLoginOfMember(tx, memberNumber);
        await note(tx, {
          kind: 'login-change-stopped',
          memberNumber,
          ...(login && { loginKey: login.loginKey }),
        });
        if (login) await tellNotMade(services, tx, login, emailAfter, 'stopped');
      });
      return present((await linked(body.code)).change);
    },
  };
}

const present = ({ kind, state, emailAfter, dueAt }: LoginChange) => ({
  kind,
  state,
  email: emailAfter === null ? null : maskedEmail(emailAfter),
  dueAt: dueAt.toISOString(),
});
