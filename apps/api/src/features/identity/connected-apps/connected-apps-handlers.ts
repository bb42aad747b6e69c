import { randomUUID } from 'node:crypto';
import { localTimeAt } from '@rochdale/domain/dates';
import { kindsOf, readEspiScope, writeEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import {
  allowedScope,
  allowedViolation,
  connectedDays,
  freshSignInMinutes,
  historyChoicesOf,
} from '@rochdale/domain/identity/connected-apps/connection-rules';
import { z } from 'zod';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { isProvedToken, isYoungToken } from '../../../platform/tokens/token-store.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, type IdentityServices, requireCurrentPassword } from '../sign-in/public.ts';
import { authorizationRoutes } from './authorization-server.ts';
import { addConnection, endConnection } from './connections-store.ts';
import { listConnectedApps } from './list-connected-apps.ts';
import { answerRequest, findRequest } from './oauth-store.ts';
import { findActiveApp } from './third-parties-store.ts';

type ConnectedAppsHandlers = Pick<
  Handlers,
  | 'connected-apps.see-request'
  | 'connected-apps.allow'
  | 'connected-apps.refuse'
  | 'connected-apps.list'
  | 'connected-apps.end'
>;

/** What is read of a request that the library keeps. */
const requestShape = z.looseObject({ params: z.looseObject({ client_id: z.string(), scope: z.string() }) });

const unknown = () => refusal(404, 'connectedApps.request.unknown');

/**
 * What a member allows to apps. A request counts in the browser that brought it, for the login that answers it, once
 * (identity-114).
 */
export function connectedAppsHandlers(services: IdentityServices): ConnectedAppsHandlers {
  const { db, clock, site } = services;
  const loginOf = async (ownNumber: string) => {
    const login = await findLoginOfMember(db, ownNumber);
    if (!login) throw refusal(404, 'error.notFound');
    return login;
  };
  /** A person without a membership has no data to give. */
  const giverOf = async (ownNumber: string) => {
    if ((await memberNameOf(db, ownNumber)) === undefined) throw refusal(404, 'error.notFound');
    return loginOf(ownNumber);
  };
  const isFresh = async (token: string, now: Date): Promise<boolean> =>
    (await isYoungToken(db, token, new Date(now.getTime() - freshSignInMinutes * 60_000))) ||
    (await isProvedToken(db, token, now));
  const requestOf = async (requestId: string, browserToken: string | undefined, now: Date) => {
    if (browserToken === undefined) throw unknown();
    const found = await findRequest(db, requestId, browserToken, now);
    if (!found) throw unknown();
    const payload = requestShape.parse(found.payload);
    const [app, asked] = [await findActiveApp(db, payload.params.client_id), readEspiScope(payload.params.scope)];
    if (!app || !asked) throw unknown();
    return { app, asked, payload, open: { requestId, browserToken, now } };
  };
  const continueAt = (requestId: string) => ({ continueAt: `${authorizationRoutes.authorization}/${requestId}` });

  return {
    'connected-apps.see-request': async ({ params: { requestId }, caller, browser }) => {
      const now = clock.now();
      const { app, asked } = await requestOf(requestId, browser.connecting, now);
      await giverOf(caller.memberNumber);
      return {
        appName: app.name,
        siteUrl: app.siteUrl,
        privacyUrl: app.privacyUrl,
        approvedOn: localTimeAt(app.madeAt, site().timeZone).day,
        memberNumber: caller.memberNumber,
        today: todayAt(clock, site().timeZone),
        kinds: [...kindsOf(asked.functionBlocks)],
        historyMonths: [...historyChoicesOf(asked)],
        asksPassword: !(await isFresh(caller.token, now)),
      };
    },
    'connected-apps.allow': async ({ params: { requestId }, body, caller: { memberNumber, token }, browser, note }) => {
      const now = clock.now();
      const { app, asked, payload, open } = await requestOf(requestId, browser.connecting, now);
      const login = await giverOf(memberNumber);
      const accounts = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      const allowed = { ...body, accounts };
      const wrong = allowedViolation(allowed, asked);
      if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
      if (!(await isFresh(token, now)))
        await requireCurrentPassword(services, login, { typed: body.currentPassword, token }, note, true);
      const scope = allowedScope(asked, allowed);
      const { since, until } = connectedDays(allowed, todayAt(clock, site().timeZone));
      const connectionId = randomUUID();
      const result = { login: { accountId: connectionId, remember: false }, consent: { grantId: connectionId } };
      const written = writeEspiScope(scope);
      await db.transaction(async (tx) => {
        const answered = { ...payload, params: { ...payload.params, scope: written }, result };
        if (!(await answerRequest(tx, open, answered))) throw unknown();
        await addConnection(tx, {
          ...{ connectionId, appId: app.appId, loginKey: login.loginKey, memberNumber, since, untilDay: until },
          ...{ accountNumbers: accounts, scope: written, functionBlocks: [...scope.functionBlocks], agreedAt: now },
        });
        await note(tx, { kind: 'app-connected' });
      });
      return continueAt(requestId);
    },
    'connected-apps.refuse': async ({ params: { requestId }, browser }) => {
      const { payload, open } = await requestOf(requestId, browser.connecting, clock.now());
      const result = { error: 'access_denied', error_description: 'the member does not share' };
      if (!(await answerRequest(db, open, { ...payload, result }))) throw unknown();
      return continueAt(requestId);
    },
    'connected-apps.list': async ({ caller }) => {
      const { loginKey } = await loginOf(caller.memberNumber);
      return listConnectedApps(services, loginKey);
    },
    'connected-apps.end': async ({ params: { connectionId }, caller, note }) => {
      const { loginKey } = await loginOf(caller.memberNumber);
      await db.transaction(async (tx) => {
        const ended = await endConnection(tx, connectionId, { by: 'member', at: clock.now(), loginKey });
        if (ended) await note(tx, { kind: 'app-ended' });
      });
      return {};
    },
  };
}
