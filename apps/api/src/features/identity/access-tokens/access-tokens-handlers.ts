import { randomInt, randomUUID } from 'node:crypto';
import { accessTokenOf, secretLength, secretLetters } from '@rochdale/domain/identity/access-tokens/token-form';
import { mostTokens, tokenViolation } from '@rochdale/domain/identity/access-tokens/token-rules';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { takeTries } from '../../../platform/limits/limits.ts';
import { hashOf } from '../../../platform/tokens/token-store.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, type IdentityServices, requireCurrentPassword } from '../sign-in/public.ts';
import { accessTokensOf, addAccessToken, endAccessToken, holdTokenCount } from './access-tokens-store.ts';

type AccessTokensHandlers = Pick<Handlers, 'access-tokens.list' | 'access-tokens.make' | 'access-tokens.end'>;

const newToken = (): string =>
  accessTokenOf(Array.from({ length: secretLength }, () => secretLetters[randomInt(secretLetters.length)]).join(''));

/** A member's personal tokens (identity-110). The caller is the login itself, never one that acts for another. */
export function accessTokensHandlers(services: IdentityServices): AccessTokensHandlers {
  const { db, clock, site } = services;
  const today = () => todayAt(clock, site().timeZone);
  const loginOf = async (ownNumber: string) => {
    const login = await findLoginOfMember(db, ownNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  return {
    'access-tokens.list': async ({ caller: { memberNumber } }) => {
      const { loginKey } = await loginOf(memberNumber);
      const tokens = await accessTokensOf(db, loginKey, today());
      return {
        mayMake: (await memberNameOf(db, memberNumber)) !== undefined,
        today: today(),
        tokens: tokens.map(({ token: { tokenId, name, madeAt, endsOn, lastUsedAt, lastUsedFrom }, reads }) => ({
          tokenId,
          name,
          accounts: reads,
          madeAt: madeAt.toISOString(),
          endsOn,
          isOver: endsOn < today(),
          lastUsed: lastUsedAt === null ? null : { at: lastUsedAt.toISOString(), network: lastUsedFrom ?? '' },
        })),
      };
    },
    'access-tokens.make': async ({ body, caller: { memberNumber, token: session }, note }) => {
      const login = await loginOf(memberNumber);
      // A person without a membership has nothing to read.
      if ((await memberNameOf(db, memberNumber)) === undefined) throw refusal(404, 'error.notFound');
      const accountNumbers = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      const name = body.name.trim();
      const wrong = tokenViolation({ name, accounts: accountNumbers.length, endsOn: body.endsOn }, today());
      if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
      await requireCurrentPassword(services, login, { typed: body.currentPassword, token: session }, note, true);
      const now = clock.now();
      await takeTries(db, [{ key: `access-tokens:${memberNumber}`, tries: 30, minutes: 24 * 60 }], now);
      const [tokenId, token] = [randomUUID(), newToken()];
      const { loginKey } = login;
      await db.transaction(async (tx) => {
        if ((await holdTokenCount(tx, loginKey)) >= mostTokens)
          throw refusal(409, 'accessTokens.tooMany', { most: mostTokens });
        const { endsOn } = body;
        const made = { tokenId, loginKey, memberNumber, name, accountNumbers, endsOn, madeAt: now };
        await addAccessToken(tx, { ...made, tokenHash: hashOf(token) });
        await note(tx, { kind: 'access-token-made' });
      });
      return { tokenId, token };
    },
    'access-tokens.end': async ({ params: { tokenId }, caller: { memberNumber }, note }) => {
      const { loginKey } = await loginOf(memberNumber);
      await db.transaction(async (tx) => {
        if ((await endAccessToken(tx, loginKey, tokenId)) === undefined) throw refusal(404, 'error.notFound');
        await note(tx, { kind: 'access-token-ended' });
      });
      return {};
    },
  };
}
