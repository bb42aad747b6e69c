import { isUse } from '@rochdale/contract/asked-by';
import { isKeyAccess, type OperationSpec } from '@rochdale/contract/operation';
import { actingFor, type NamedNumbers, opensOthers, type Reach } from '@rochdale/domain/identity/grants/reach';
import { viewMinutes } from '@rochdale/domain/office/as-member/as-member';
import type { KeyPermission } from '@rochdale/domain/office/connected/key-rules';
import type { FastifyRequest } from 'fastify';
import { endOf, type TokenHolder, type TokenPurpose } from '../tokens/token-store.ts';
import { isViewToken } from '../tokens/view-token.ts';
import type { DataBearer, GatewayCaller, KeyCaller, MemberCaller, QuickPayCaller } from './caller.ts';
import { refusal } from './refusal.ts';
import { callerAddress } from './trusted-hops.ts';

/** Who holds a token, which is used by that or not; undefined when it opens nothing. */
export type FindHolder = (purpose: TokenPurpose, token: string, isUse: boolean) => Promise<TokenHolder | undefined>;

/** A window in which somebody of the office looks as a member. */
export interface View {
  readonly viewId: string;
  readonly memberNumber: string;
}

/** Whose window a token opens; undefined when it opens nothing. */
export type FindView = (token: string) => Promise<View | undefined>;

/** What a login opens now, by its own number. */
export type FindReach = (ownNumber: string) => Promise<Reach>;

/** Whether all these accounts are a member's own. */
export type OwnsAccounts = (memberNumber: string, accountNumbers: readonly string[]) => Promise<boolean>;

/** What a key is to open, for whom it is asked. */
export interface KeyUse {
  readonly permission: KeyPermission;
  readonly operation: string;
  readonly address: string;
}

/** Who bears an API key that opens this from there, now; undefined when it opens nothing. */
export type FindKey = (token: string, use: KeyUse) => Promise<KeyCaller | undefined>;

/** Who bears a token that reads usage, from an address, now; undefined when it opens nothing. Refuses with 429. */
export type ReadDataBearer = (token: string, address: string) => Promise<DataBearer | undefined>;

export type Caller = MemberCaller | QuickPayCaller | GatewayCaller | KeyCaller | DataBearer | undefined;

/**
 * The window from which a request comes. It opens what its rows say, and nothing else, be it for everybody: 401 when it has
 * ended, 403 from a row that is not for it (office-84).
 */
export async function viewOf(
  { asMember }: Pick<OperationSpec, 'asMember'>,
  request: FastifyRequest,
  findView: FindView,
): Promise<View | undefined> {
  const token = bearerToken(request);
  if (token === undefined || !isViewToken(token)) return undefined;
  const view = await findView(token);
  if (view === undefined) throw refusal(401, 'error.unauthorized');
  if (!asMember) throw refusal(403, 'asMember.leftOut');
  return view;
}

/** Who knows whom a bearer's token stands for. */
export interface Finders {
  readonly findHolder: FindHolder;
  readonly findKey: FindKey;
  readonly readDataBearer: ReadDataBearer;
}

/** Who a request comes from by its bearer token, as the row's access rule asks. Refuses with 401. */
export async function identify(
  operation: string,
  { access, beforeMfa }: Pick<OperationSpec, 'access' | 'beforeMfa'>,
  request: FastifyRequest,
  { findHolder, findKey, readDataBearer, view }: Finders & { readonly view: View | undefined },
): Promise<Caller> {
  if (access === 'public') return undefined;
  if (access === 'gateway') return { headers: request.headers, rawBody: '' };
  const token = bearerToken(request);
  if (isKeyAccess(access)) {
    const use = { permission: access.key, operation, address: callerAddress(request) };
    const bearer = token === undefined ? undefined : await findKey(token, use);
    if (bearer === undefined) throw refusal(401, 'error.unauthorized');
    return bearer;
  }
  if (access === 'data') {
    const bearer = token === undefined ? undefined : await readDataBearer(token, callerAddress(request));
    if (bearer === undefined) throw refusal(401, 'error.unauthorized');
    return bearer;
  }
  if (view && token !== undefined) return { memberNumber: view.memberNumber, token, idleMinutes: viewMinutes };
  const purpose = access === 'member' ? 'access' : 'quick-pay';
  const holder = token === undefined ? undefined : await findHolder(purpose, token, isUse(request.headers));
  if (token === undefined || holder === undefined) throw refusal(401, 'error.unauthorized');
  if (holder.limitedTo !== null && !beforeMfa) throw refusal(401, 'error.unauthorized');
  if (access === 'member') {
    const { memberNumber, idleMinutes } = holder;
    return { memberNumber, token, idleMinutes, endsAt: endOf(holder) };
  }
  if (holder.accountNumber === null) throw refusal(401, 'error.unauthorized');
  return { memberNumber: holder.memberNumber, accountNumber: holder.accountNumber };
}

/** What is asked beside a call to know whose it is. */
export interface Ownership {
  readonly findReach: FindReach;
  readonly ownsAccounts: OwnsAccounts;
  /** Somebody of the office looks: as the member, who needs no login for it. */
  readonly isView: boolean;
}

/**
 * The one place where every member and account number named in a call is held against the caller's grants (identity-73), and
 * the caller, until then the login's own number, becomes whom the call acts for. Another member's number is answered like one that does not exist (general-4).
 */
export async function checkOwnership(
  caller: Caller,
  parts: readonly unknown[],
  row: Pick<OperationSpec, 'ofLogin' | 'asMember' | 'narrows' | 'delegates'>,
  { findReach, ownsAccounts, isView }: Ownership,
): Promise<Caller> {
  if (caller === undefined || 'rawBody' in caller || 'keyId' in caller || 'limitKey' in caller) return caller;
  const named = numbersIn(parts);
  if ('accountNumber' in caller) {
    const isOwn =
      named.members.every((number) => number === caller.memberNumber) &&
      named.accounts.every((number) => number === caller.accountNumber);
    if (!isOwn) throw refusal(404, 'error.notFound');
    return caller;
  }
  const { memberNumber: ownNumber } = caller;
  const reach = isView ? wholeReach(ownNumber) : await findReach(ownNumber);
  const asked = {
    ofLogin: row.ofLogin ?? false,
    isReading: row.asMember ?? false,
    narrows: row.narrows ?? false,
    opensTo: row.delegates ?? 'never',
  };
  for (const acting of actingFor(reach, named, asked))
    if (await ownsAccounts(acting.memberNumber, named.accounts))
      return {
        ...caller,
        ...acting,
        opensOthers: opensOthers(reach, acting.memberNumber),
        ...(acting.memberNumber !== ownNumber && { actingLogin: reach.loginKey }),
      };
  throw refusal(404, 'error.notFound');
}

/** What a membership's own whole grant opens. */
export const wholeReach = (memberNumber: string): Reach => ({
  ownNumber: memberNumber,
  isMember: true,
  grants: [{ memberNumber, accountNumber: null, scope: 'all' }],
});

/** The accounts that a call names. */
export const accountsNamed = (parts: readonly unknown[]): readonly string[] => numbersIn(parts).accounts;

function numbersIn(parts: readonly unknown[]): NamedNumbers {
  const named = { members: new Set<string>(), accounts: new Set<string>() };
  for (const part of parts) collectNumbers(part, named);
  return { members: [...named.members], accounts: [...named.accounts] };
}

/** The token of a request's `Authorization: Bearer`. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
}

function collectNumbers(value: unknown, named: { members: Set<string>; accounts: Set<string> }): void {
  if (Array.isArray(value)) for (const one of value) collectNumbers(one, named);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'memberNumber') named.members.add(String(inner));
      else if (key === 'accountNumber') named.accounts.add(String(inner));
      else collectNumbers(inner, named);
    }
}
