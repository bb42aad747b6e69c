import { randomUUID } from 'node:crypto';
import { localTimeAt } from '@rochdale/domain/dates';
import { kindsOf, writeEspiScope } from '@rochdale/domain/energy/espi-scope/espi-scope';
import {
  allowedScope,
  allowedViolation,
  connectedDays,
  historyChoicesOf,
} from '@rochdale/domain/identity/connected-apps/connection-rules';
import { writeSignInScope } from '@rochdale/domain/identity/connected-apps/sign-in-scopes';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { fieldRefusal, refusal } from '../../../platform/http/refusal.ts';
import { memberNameOf } from '../../account/accounts/public.ts';
import { findLoginOfMember, type IdentityServices, requireCurrentPassword } from '../sign-in/public.ts';
import { authorizationRoutes } from './authorization-places.ts';
import { addConnection } from './connections-store.ts';
import { endConnection } from './ends/end-connections-store.ts';
import { freshnessOf } from './freshness.ts';
import { listConnectedApps } from './list-connected-apps.ts';
import { answerRequest } from './oauth-store.ts';
import { openRequest, unknownRequest } from './open-requests.ts';
import { agreeToSignIn } from './sign-in-clients-store.ts';

type ConnectedAppsHandlers = Pick<
  Handlers,
  | 'connected-apps.see-request'
  | 'connected-apps.allow'
  | 'connected-apps.sign-in'
  | 'connected-apps.refuse'
  | 'connected-apps.list'
  | 'connected-apps.end'
>;

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
  /** A person without a membership has no data to give, and is no member to tell of. */
  const giverOf = async (ownNumber: string) => {
    if ((await memberNameOf(db, ownNumber)) === undefined) throw refusal(404, 'error.notFound');
    return loginOf(ownNumber);
  };
  const continueAt = (requestId: string) => ({ continueAt: `${authorizationRoutes.authorization}/${requestId}` });

  return {
    'connected-apps.see-request': async ({ params: { requestId }, caller, browser }) => {
      const now = clock.now();
      const request = await openRequest(services, requestId, browser.connecting, now);
      await giverOf(caller.memberNumber);
      const { app } = request;
      return {
        kind: request.kind,
        told: request.kind === 'sign-in' ? [...request.told] : [],
        appName: app.name,
        siteUrl: app.siteUrl,
        privacyUrl: app.privacyUrl,
        approvedOn: localTimeAt(app.madeAt, site().timeZone).day,
        memberNumber: caller.memberNumber,
        today: todayAt(clock, site().timeZone),
        kinds: request.kind === 'data' ? [...kindsOf(request.asked.functionBlocks)] : [],
        historyMonths: request.kind === 'data' ? [...historyChoicesOf(request.asked)] : [],
        asksPassword: (await freshnessOf(db, caller.token, request.wanted, now)).asksProof,
      };
    },
    'connected-apps.allow': async ({ params: { requestId }, body, caller: { memberNumber, token }, browser, note }) => {
      const now = clock.now();
      const request = await openRequest(services, requestId, browser.connecting, now);
      if (request.kind !== 'data') throw unknownRequest();
      const { app, asked, payload, wanted, open } = request;
      const login = await giverOf(memberNumber);
      const accounts = [...new Set(body.accounts.map(({ accountNumber }) => accountNumber))];
      const allowed = { ...body, accounts };
      const wrong = allowedViolation(allowed, asked);
      if (wrong) throw fieldRefusal(wrong.violation, wrong.field);
      const { asksProof, provedUntil } = await freshnessOf(db, token, wanted, now);
      const proof = { typed: body.currentPassword, token, provedUntil };
      if (asksProof) await requireCurrentPassword(services, login, proof, note, true);
      const scope = allowedScope(asked, allowed);
      const { since, until } = connectedDays(allowed, todayAt(clock, site().timeZone));
      const connectionId = randomUUID();
      const result = { login: { accountId: connectionId, remember: false }, consent: { grantId: connectionId } };
      const written = writeEspiScope(scope);
      await db.transaction(async (tx) => {
        const answered = { ...payload, params: { ...payload.params, scope: written }, result };
        if (!(await answerRequest(tx, open, answered))) throw unknownRequest();
        await addConnection(tx, {
          ...{ connectionId, appId: app.appId, loginKey: login.loginKey, memberNumber, since, untilDay: until },
          ...{ accountNumbers: accounts, scope: written, functionBlocks: [...scope.functionBlocks], agreedAt: now },
        });
        await note(tx, { kind: 'app-connected' });
      });
      return continueAt(requestId);
    },
    'connected-apps.sign-in': async ({ params: { requestId }, body, caller, browser, note }) => {
      const now = clock.now();
      const { memberNumber, token } = caller;
      const request = await openRequest(services, requestId, browser.connecting, now);
      if (request.kind !== 'sign-in') throw unknownRequest();
      const { app, told, payload, wanted, open } = request;
      const login = await giverOf(memberNumber);
      const { asksProof, authenticatedAt, provedUntil } = await freshnessOf(db, token, wanted, now);
      const proof = { typed: body.currentPassword, token, provedUntil };
      if (asksProof) await requireCurrentPassword(services, login, proof, note, true);
      const ts = Math.floor(authenticatedAt.getTime() / 1000);
      await db.transaction(async (tx) => {
        const accountId = await agreeToSignIn(tx, {
          ...{ connectionId: randomUUID(), appId: app.appId, loginKey: login.loginKey, memberNumber, agreedAt: now },
          ...{ accountNumbers: [], functionBlocks: [], scope: writeSignInScope(told) },
          since: todayAt(clock, site().timeZone),
        });
        const result = { login: { accountId, remember: false, ts }, consent: { grantId: accountId } };
        if (!(await answerRequest(tx, open, { ...payload, result }))) throw unknownRequest();
        await note(tx, { kind: 'app-signed-in' });
      });
      return continueAt(requestId);
    },
    'connected-apps.refuse': async ({ params: { requestId }, browser }) => {
      const { payload, open } = await openRequest(services, requestId, browser.connecting, clock.now());
      const result = { error: 'access_denied', error_description: 'the member does not share' };
      if (!(await answerRequest(db, open, { ...payload, result }))) throw unknownRequest();
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
