import { randomBytes } from 'node:crypto';
import { handOverPrefix, handOverSeconds } from '@rochdale/domain/identity/hand-overs/hand-over-token';
import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findLoginOfMember, type IdentityServices } from '../sign-in/public.ts';
import { addHandOver } from './hand-overs-store.ts';

/** Another system hands a member over who has signed in there: a token that counts once, for a minute (identity-137). */
export function handOversHandlers({ db, clock, publicUrl }: IdentityServices): Pick<Handlers, 'hand-overs.make'> {
  return {
    'hand-overs.make': async ({ body: { memberNumber }, caller }) => {
      const token = `${handOverPrefix}${randomBytes(32).toString('base64url')}`;
      const expiresAt = new Date(clock.now().getTime() + handOverSeconds * 1000);
      await db.transaction(async (tx) => {
        const login = await findLoginOfMember(tx, memberNumber);
        if (!login || login.lockedAt !== null) throw refusal(404, 'handOver.noLogin');
        const { loginKey } = login;
        await addHandOver(tx, token, { loginKey, memberNumber, keyId: caller.keyId, expiresAt });
        await caller.noteUse(tx, { memberNumber });
      });
      const url = `${publicUrl}${addressOf('external-redirect', { token, member: memberNumber })}`;
      return { token, url, expiresAt: expiresAt.toISOString() };
    },
  };
}
