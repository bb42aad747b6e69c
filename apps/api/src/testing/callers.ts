import { randomUUID } from 'node:crypto';
import { type Access, isKeyAccess } from '@rochdale/contract/operation';
import { accessTokenOf, secretLength } from '@rochdale/domain/identity/access-tokens/token-form';
import { type KeyPermission, keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { grantOwnMemberships } from '../features/identity/grants/public.ts';
import type { testApp } from '../platform/testing/test-app.ts';
import { hashOf, issueToken, revokeToken } from '../platform/tokens/token-store.ts';
import { keyOf } from './api-keys.ts';

type App = Awaited<ReturnType<typeof testApp>>;
type Headers = Readonly<Record<string, string>>;

/** Somebody who calls: by what headers, and whether a row's access rule lets them in. */
export interface CallerKind {
  readonly name: string;
  readonly headers: (at: App, who: Identity) => Promise<Headers>;
  readonly isLetIn: (access: Access, beforeMfa: boolean) => boolean;
}

/** A member with one account. */
export interface Identity {
  readonly memberNumber: string;
  readonly accountNumber: string;
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const isOpen = (access: Access): boolean => access === 'public' || access === 'gateway';
const token = (
  { services: { db } }: App,
  { memberNumber, accountNumber }: Identity,
  details: { purpose?: 'access' | 'quick-pay' | 'direct-usage'; now?: Date; idleMinutes?: number; limited?: true } = {},
): Promise<string> => {
  const { purpose = 'access', now = new Date(), idleMinutes = 20, limited } = details;
  const account = purpose === 'access' ? {} : { accountNumber };
  const limit = limited ? { limitedTo: 'mfa-set-up' as const } : {};
  return issueToken(db, { purpose, memberNumber, ...account, ...limit, idleMinutes, now });
};

/** A member's own session; who has no login yet gets one, with the grant of the own membership. */
export async function asMember(at: App, who: Identity): Promise<Headers> {
  await at.database.pool.query(
    `insert into logins (login_key, login_id, member_number, email, password_hash)
     values ($1, $1, $2, 'm@example.com', 'x') on conflict do nothing`,
    [`of-${who.memberNumber}`, who.memberNumber],
  );
  await grantOwnMemberships(at.services.db, 'registration', [`of-${who.memberNumber}`]);
  return bearer(await token(at, who));
}
/** A Quick Pay verification of one account. */
export const asQuickPay = async (at: App, who: Identity): Promise<Headers> =>
  bearer(await token(at, who, { purpose: 'quick-pay' }));

/** The bearer of a key that may this alone. */
export const asKey = async (at: App, permission: KeyPermission): Promise<Headers> =>
  (await keyOf(at, [permission])).headers;

/** The bearer of a personal token that reads one account. */
export async function asMachine(
  at: App,
  who: Identity,
  details: { readonly endsOn?: string; readonly lastAccount?: string } = {},
): Promise<Headers> {
  const { endsOn = '2099-01-01', lastAccount = who.accountNumber } = details;
  const secret = accessTokenOf(randomUUID().replaceAll('-', '').padEnd(secretLength, '0'));
  await asMember(at, who);
  // A login has so many at most.
  await at.database.pool.query('delete from access_tokens where member_number = $1', [who.memberNumber]);
  await at.database.pool.query(
    `insert into access_tokens (token_id, login_key, member_number, name, account_numbers, token_hash, made_at, ends_on)
     select $1, login_key, member_number, 'Test', $2, $3, now(), $4 from logins where member_number = $5`,
    [randomUUID(), [lastAccount], hashOf(secret), endsOn, who.memberNumber],
  );
  return bearer(secret);
}

/** What a row asks its caller for; nothing where anybody may call. */
export async function headersFor(at: App, access: Access, who: Identity): Promise<Headers> {
  if (isKeyAccess(access)) return asKey(at, access.key);
  if (access === 'quick-pay') return asQuickPay(at, who);
  if (access === 'data') return asMachine(at, who);
  return access === 'member' ? asMember(at, who) : {};
}

/** Keys that open nothing, whatever they may. */
const closedKeys: readonly CallerKind[] = [
  {
    name: 'a key that has ended',
    headers: async (at) => (await keyOf(at, keyPermissions, { endsInDays: -1 })).headers,
    isLetIn: isOpen,
  },
  {
    name: 'a key that was revoked',
    headers: async (at) => (await keyOf(at, keyPermissions, { revokedAt: new Date() })).headers,
    isLetIn: isOpen,
  },
  {
    name: 'a key from another network',
    headers: async (at) => (await keyOf(at, keyPermissions, { networks: ['203.0.113.0/24'] })).headers,
    isLetIn: isOpen,
  },
  {
    name: 'a key that may nothing',
    headers: async (at) => (await keyOf(at, [])).headers,
    isLetIn: isOpen,
  },
  {
    name: 'a good key in another scheme',
    headers: async (at) => ({ authorization: `Basic ${(await keyOf(at, keyPermissions)).secret}` }),
    isLetIn: isOpen,
  },
  { name: 'a key that nobody made', headers: async () => bearer(`rk_${'A'.repeat(43)}`), isLetIn: isOpen },
  {
    name: 'a session of the office',
    headers: async () => ({ cookie: `rochdale_office_session=${'A'.repeat(43)}` }),
    isLetIn: isOpen,
  },
];

/** Personal tokens, which open what reads usage and nothing else. */
const machines: readonly CallerKind[] = [
  { name: 'a personal token', headers: asMachine, isLetIn: (access) => isOpen(access) || access === 'data' },
  {
    name: 'a personal token that has ended',
    headers: (at, who) => asMachine(at, who, { endsOn: '2020-01-01' }),
    isLetIn: isOpen,
  },
  {
    name: 'a personal token of an account that is another’s now',
    headers: (at, who) => asMachine(at, who, { lastAccount: '104500017' }),
    isLetIn: isOpen,
  },
  {
    name: 'a personal token that nobody made',
    headers: async () => bearer(accessTokenOf('A'.repeat(secretLength))),
    isLetIn: isOpen,
  },
  {
    name: 'a good personal token in another scheme',
    headers: async (at, who) => ({
      authorization: `Basic ${(await asMachine(at, who)).authorization?.slice('Bearer '.length)}`,
    }),
    isLetIn: isOpen,
  },
];

/** Everybody who may call; whom a rule does not let in is answered 401. */
export const callerKinds: readonly CallerKind[] = [
  { name: 'anonymous', headers: async () => ({}), isLetIn: isOpen },
  { name: 'an unknown token', headers: async () => bearer('A'.repeat(43)), isLetIn: isOpen },
  { name: 'a malformed token', headers: async () => bearer("' or 1=1 --"), isLetIn: isOpen },
  {
    name: 'a good token in another scheme',
    headers: async (at, who) => ({ authorization: `Basic ${await token(at, who)}` }),
    isLetIn: isOpen,
  },
  {
    name: 'a good token in a cookie',
    headers: async (at, who) => ({ cookie: `accessToken=${await token(at, who)}; language=es` }),
    isLetIn: isOpen,
  },
  {
    name: 'a session left alone too long',
    headers: async (at, who) => bearer(await token(at, who, { now: ago(21) })),
    isLetIn: isOpen,
  },
  {
    name: 'a session of more than twelve hours',
    headers: async (at, who) => bearer(await token(at, who, { now: ago(12 * 60 + 1), idleMinutes: 24 * 60 })),
    isLetIn: isOpen,
  },
  {
    name: 'signed out',
    headers: async (at, who) => {
      const ended = await token(at, who);
      await revokeToken(at.services.db, ended, new Date());
      return bearer(ended);
    },
    isLetIn: isOpen,
  },
  {
    name: 'a session before multi-factor is set up',
    headers: async (at, who) => bearer(await token(at, who, { limited: true })),
    isLetIn: (access, beforeMfa) => isOpen(access) || beforeMfa,
  },
  {
    name: 'the direct usage tracker’s token',
    headers: async (at, who) => bearer(await token(at, who, { purpose: 'direct-usage' })),
    isLetIn: isOpen,
  },
  {
    name: 'a Quick Pay token that has ended',
    headers: async (at, who) => bearer(await token(at, who, { purpose: 'quick-pay', now: ago(21) })),
    isLetIn: isOpen,
  },
  { name: 'a Quick Pay token', headers: asQuickPay, isLetIn: (access) => isOpen(access) || access === 'quick-pay' },
  { name: 'the member', headers: asMember, isLetIn: (access) => isOpen(access) || access === 'member' },
  ...closedKeys,
  ...machines,
  ...keyPermissions.map((permission) => ({
    name: `a key for ${permission}`,
    headers: (at: App) => asKey(at, permission),
    isLetIn: (access: Access) => isOpen(access) || (isKeyAccess(access) && access.key === permission),
  })),
];
