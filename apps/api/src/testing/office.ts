import { randomBytes } from 'node:crypto';
import {
  type OfficeOperationName,
  type OfficeRequestOf,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import { codeOfStep, stepOf } from '../features/identity/sign-in/one-time-codes.ts';
import { writeEntry } from '../features/office/audit/write-entry.ts';
import type { OfficeProvider } from '../features/office/staff/provider/office-provider.ts';
import { staffActs } from '../features/office/staff/staff-acts.ts';
import type { BankSettings } from '../features/planned/bank-file/public.ts';
import { buildOffice, type OfficeAppServices } from '../office/office-app.ts';
import type { Clock } from '../platform/clock.ts';
import { auditSealOf } from '../platform/office/audit-seal.ts';
import { type OfficeSealPurpose, sealerOf } from '../platform/sealing/sealing.ts';
import type { testApp } from '../platform/testing/test-app.ts';

/** Somebody of the office, signed in with a local account. */
export interface Clerk {
  readonly staffId: string;
  readonly email: string;
  readonly password: string;
  readonly secret: string;
  readonly cookie: string;
}

type Parts = Partial<Record<'params' | 'query' | 'body', object | undefined>>;
type Given<N extends OfficeOperationName> = {
  [K in keyof OfficeRequestOf<N> as OfficeRequestOf<N>[K] extends undefined ? never : K]?: object;
};
type Headers = Readonly<Record<string, string>>;

/** A clock that a test moves. */
export function movedClock(): Clock & { move(minutes: number): void } {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    move: (minutes) => {
      aheadMs += minutes * 60_000;
    },
  };
}

/** The real office beside a test's portal, on the same database. */
export async function testOffice(
  at: Awaited<ReturnType<typeof testApp>>,
  options: {
    clock?: Clock;
    provider?: OfficeProvider;
    officeUrl?: string;
    auditKey?: string;
    bank?: BankSettings;
    /** Hosts with their ports that webhooks may name though they are this machine's. */
    trial?: readonly string[];
  } = {},
) {
  const officeUrl = options.officeUrl ?? 'http://localhost:3003';
  const auditSeal = auditSealOf([options.auditKey ?? at.masterKey]);
  const services: OfficeAppServices = {
    ...at.services,
    bank: options.bank,
    clock: options.clock ?? at.services.clock,
    auditSeal,
    officeSealer: sealerOf<OfficeSealPurpose>([at.masterKey]),
    officeUrl,
    waysOut: { ports: new Set([443]), trial: new Set(options.trial ?? []), pushHosts: [] },
    provider: options.provider,
    pages: undefined,
  };
  const app = await buildOffice(services);
  const { clock, db } = services;
  const own: Headers = { origin: new URL(officeUrl).origin, 'sec-fetch-site': 'same-origin' };

  /** A call as the office's own pages make it. */
  const call = <N extends OfficeOperationName>(
    name: N,
    given: Given<N>,
    who?: Pick<Clerk, 'cookie'>,
    headers: Headers = own,
  ) => {
    const { method, path } = officeRowOf(name);
    const { params = {}, query = {}, body }: Parts = given;
    const filled = Object.entries(params).reduce(
      (url, [key, value]) => url.replace(`{${key}}`, String(value)),
      `${path}`,
    );
    const asked = new URLSearchParams(
      Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
    ).toString();
    return app.inject({
      method,
      url: asked === '' ? filled : `${filled}?${asked}`,
      ...(body && { payload: body }),
      headers: { ...headers, ...(who && { cookie: who.cookie }) },
    });
  };

  /** The code that an authenticator app shows now. */
  const codeOf = ({ secret }: Pick<Clerk, 'secret'>): string => codeOfStep(secret, stepOf(clock.now()));

  /** Invites somebody as the server's command does, and answers the code of the invitation. */
  const invite = async (email: string, roles: readonly RoleName[], name = email.split('@')[0] ?? email) => {
    let code = '';
    const acts = staffActs(services, (given) => {
      code = given;
    });
    const body = { email, name, roles: [...roles], reason: 'works here' };
    await db.transaction((tx) =>
      acts['staff.invite'](
        tx,
        { params: undefined, query: undefined, body },
        {
          people: [],
          name: 'the server',
          note: (inner, entry) => writeEntry(inner, auditSeal, clock.now(), { ...entry, byWhom: 'command' }),
        },
      ),
    );
    return code;
  };

  /** Takes an invitation with a local account. */
  const join = async (invitation: string, email: string): Promise<Clerk> => {
    const opened = (await call('staff-invitation.open', { body: { invitation } })).json();
    const { secret, sealedSecret } = opened;
    const password = `${randomBytes(9).toString('base64url')} lantern harbor`;
    // The step before: the current one is left for signing in.
    const accept = (step: number) =>
      call('staff-invitation.accept', {
        body: { invitation, password, sealedSecret, code: codeOfStep(secret, step - 1) },
      });
    const step = stepOf(clock.now());
    let joined = await accept(step);
    // A step that ended meanwhile makes of the one before the one before that.
    if (joined.statusCode !== 200 && stepOf(clock.now()) > step) joined = await accept(stepOf(clock.now()));
    if (joined.statusCode !== 200) throw new Error(joined.body);
    const { rows } = await at.database.pool.query('select staff_id from staff where email = $1', [email.toLowerCase()]);
    return { staffId: rows[0].staff_id, email, password, secret, cookie: cookieIn(joined) };
  };

  return {
    app,
    services,
    own,
    call,
    codeOf,
    invite,
    join,
    /** Somebody with these roles who is signed in. */
    hire: async (email: string, roles: readonly RoleName[]) => join(await invite(email, roles), email),
    close: () => app.close(),
  };
}

/** What a browser sends back of the cookies that it was given. */
export function cookieIn({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  const given = headers['set-cookie'];
  const all = Array.isArray(given) ? given.map(String) : given === undefined ? [] : [String(given)];
  return all
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
}
