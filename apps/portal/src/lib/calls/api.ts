import type { askedByPage } from '@rochdale/contract/asked-by';
import type { CallParts } from '@rochdale/contract/operation';
import type { InputOf, OperationName, ResponseOf, RouteOf } from '@rochdale/contract/operations/operations';
import type { FieldError } from '@rochdale/contract/schemas/errors';
import { maintenanceCode } from '@rochdale/domain/website/maintenance/maintenance';
import type { Site } from '@rochdale/domain/website/site/site';
import { pageLanguage, translate } from '@rochdale/ui/text/text.ts';
import { forgetSent, readStored } from '../device/storage.ts';
import { lookingNow } from '../session/looking.ts';
import { readSession, timeOutSession } from '../session/session.ts';
import { callAddress } from './call-address.ts';
import { dropEarlyCalls, takeArrivedCall, takeEarlyCall } from './early-calls.ts';
import { enterMaintenance } from './maintenance.ts';

/** Whose right a call uses. */
export type Right = 'session' | 'quick-pay' | 'none';

/** A call that did not end well. The message is the sentence for the member (general-1). */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** The error's number, where it has one. */
  readonly code: number | undefined;
  /** The answer as it came. */
  readonly body: unknown;
  /** How long the server asks not to be called again, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    status: number,
    fields: readonly FieldError[] = [],
    code?: number,
    body?: unknown,
    retryAfterMs?: number,
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.code = code;
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether the co-op's settings have changed since this page came. */
let isOutdated = false;
export const isSiteOutdated = (): boolean => isOutdated;

function noteSiteVersion(version: string | null): void {
  if (version !== null && version !== settings?.site.version) isOutdated = true;
}

let settings: { site: Site } | undefined;

/** When the session was last used here, on the clock of `performance.now()`; loading the page counts. */
let usedAt = 0;
export const lastUse = (): number => usedAt;

/** Says where the API is; once, before the first call. */
export function configureApi(site: Site): void {
  settings = { site };
}

interface How {
  /** Sent in place of what is kept. */
  readonly bearer?: string;
  /** The page asks by itself: that is no use of the session. */
  readonly askedBy?: typeof askedByPage | false;
  /** Sent to its end even when the page goes. */
  readonly keepalive?: boolean;
}

interface Operation<N extends OperationName> {
  (input: InputOf<N>, how?: How): Promise<ResponseOf<N>>;
  /** What the page asked with its first bytes, where that has come; once. */
  cameEarly(input: InputOf<N>): ResponseOf<N> | undefined;
}

/** Names an operation and its address once; the compiler holds both against the contract. */
export function operation<N extends OperationName>(
  _name: N,
  route: RouteOf<N>,
  right: Right = 'session',
): Operation<N> {
  const [method = 'GET', path = '/'] = route.split(' ');
  // The server has checked the answer against the operation's response schema.
  const ask = (input: InputOf<N>, how?: How) => call(method, path, right, input, how) as Promise<ResponseOf<N>>;
  return Object.assign(ask, { cameEarly: (input: InputOf<N>) => cameEarly(path, input) as ResponseOf<N> | undefined });
}

function cameEarly(path: string, parts: CallParts): unknown {
  const come = settings && takeArrivedCall(urlOf(settings.site, path, parts), tokenOf('session'));
  if (!come) return undefined;
  noteSiteVersion(come.siteVersion);
  usedAt = performance.now();
  return JSON.parse(come.text);
}

const urlOf = (site: Site, path: string, parts: CallParts): string =>
  `${site.settings.api.baseUrl}${callAddress(path, parts)}`;

async function call(
  method: string,
  path: string,
  right: Right,
  parts: CallParts,
  how: How = {},
  proof?: string,
): Promise<unknown> {
  const { bearer, askedBy, ...sending } = how;
  const token = bearer ?? tokenOf(right);
  const { site, url, headers } = callTo(path, parts, token);
  const early = method === 'GET' ? takeEarlyCall(url, token) : dropEarlyCalls();
  const init = {
    method,
    headers: {
      ...headers,
      ...(proof !== undefined && { 'Proof-Of-Work': proof }),
      ...askedBy,
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    ...sending,
    signal: AbortSignal.timeout(site.settings.api.timeoutInSeconds * 1000),
  };
  const response = await (early ? early.catch(() => send(url, init)) : send(url, init));
  noteSiteVersion(response.headers.get('site-version'));
  if (response.ok && right === 'session' && !askedBy) usedAt = performance.now();
  if (response.ok && method !== 'GET') forgetSent();
  if (response.ok) return response.json().catch(lost);
  // A member's screen then leads to sign-in by itself; a public one stays.
  if (response.status === 401 && usesSession(right) && readSession()) timeOutSession();
  if (response.status === 428 && proof === undefined) {
    const { done } = await import('./proof.ts');
    return call(method, path, right, parts, how, await done(response));
  }
  const error = await errorOf(response);
  if (error.code === maintenanceCode) enterMaintenance();
  throw error;
}

/** Where a call goes and what it carries, by the session where nothing else is said. */
export function callTo(path: string, parts: CallParts, token = tokenOf('session')) {
  if (!settings) throw new Error('The API was called before it was configured.');
  const { site } = settings;
  return { site, url: urlOf(site, path, parts), headers: headersOf(token, parts.body !== undefined, site) };
}

export const send = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(lost);

/** An answer that did not come, or broke off. */
export function lost(error: unknown): never {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  throw new ApiError(translate(isTimeout ? 'error.timeout' : 'error.offline'), 0);
}

/** Whoever looks as a member says so with every call, whatever a visitor would need for it. */
const usesSession = (right: Right): boolean => right === 'session' || lookingNow() !== undefined;

function tokenOf(right: Right): string | null | undefined {
  if (usesSession(right)) return readSession()?.accessToken;
  return right === 'quick-pay' ? readStored('quickPayToken') : undefined;
}

/** Every call carries the application id (website-4), the page's language and, where there is one, the bearer token. */
function headersOf(token: string | null | undefined, hasBody: boolean, site: Site): Record<string, string> {
  return {
    'Application-Id': site.config.applicationIdWeb,
    'Accept-Language': pageLanguage(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(hasBody && { 'Content-Type': 'application/json' }),
  };
}

/** Every refused answer as one sentence (general-1). */
export async function errorOf(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (status === 400 && isFieldErrors(body))
    return new ApiError(body[0]?.message ?? translate('error.unknown'), status, body);
  if (status === 401) return new ApiError(translate('error.unauthorized'), status);
  if (status === 500) return new ApiError(translate('error.unavailable'), status);
  const said = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in said ? String(said.message) : '';
  const code = 'code' in said ? Number(said.code) : undefined;
  const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || undefined;
  return new ApiError(
    message || `${status} ${statusText}`.trim() || translate('error.unknown'),
    status,
    [],
    code,
    said,
    retryAfterMs,
  );
}

function isFieldErrors(body: unknown): body is FieldError[] {
  return Array.isArray(body) && body.every((one) => typeof one === 'object' && one !== null && 'message' in one);
}
