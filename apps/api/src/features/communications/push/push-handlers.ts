import { randomUUID } from 'node:crypto';
import { mostDevices } from '@rochdale/domain/communications/push/push-message';
import type { Handlers } from '../../../platform/http/caller.ts';
import { browserHash } from '../../../platform/http/cookies/browser-cookie.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { findLoginOfMember, holdLoginOfMember, type IdentityServices } from '../../identity/sign-in/public.ts';
import { endpointHashOf, mayPushTo, type PushPlaces, sealEndpoint } from './endpoint.ts';
import { pushKeyOf } from './push-keys.ts';
import { devicesOf, forgetEnded, keepSubscription, otherDevices, removeDevice } from './subscriptions-store.ts';

/** The devices at which a login has its notices (communications-44). */
export function pushHandlers(
  services: IdentityServices & { readonly pushPlaces: PushPlaces },
): Pick<Handlers, 'push.devices' | 'push.subscribe' | 'push.remove'> {
  const { db, clock, vault, pushPlaces } = services;
  return {
    'push.devices': async ({ caller }) => {
      const login = await findLoginOfMember(db, caller.memberNumber);
      if (!login) throw refusal(404, 'error.notFound');
      const { publicKey } = await pushKeyOf(services);
      const devices = await devicesOf(db, login.loginKey);
      return {
        publicKey,
        devices: devices.map(({ subscriptionId, endpointHash, browser, madeAt, lastOkAt }) => ({
          ...{ subscriptionId, browser },
          endpointHash: endpointHash.toString('base64url'),
          madeAt: madeAt.toISOString(),
          lastOkAt: lastOkAt?.toISOString() ?? null,
        })),
      };
    },
    'push.subscribe': async ({ body, caller, browser, browserName, note }) => {
      if (!mayPushTo(body.endpoint, pushPlaces)) throw refusal(400, 'push.endpoint');
      const endpointHash = endpointHashOf(body.endpoint);
      return db.transaction(async (tx) => {
        // Of fifty at once each sees those before it.
        const login = await holdLoginOfMember(tx, caller.memberNumber);
        if (!login) throw refusal(404, 'error.notFound');
        const { loginKey } = login;
        await forgetEnded(tx, loginKey);
        if ((await otherDevices(tx, loginKey, endpointHash)) >= mostDevices)
          throw refusal(409, 'push.most', { most: String(mostDevices) });
        const made = randomUUID();
        const subscriptionId = await keepSubscription(tx, {
          subscriptionId: made,
          ...{ loginKey, endpointHash },
          sealed: sealEndpoint(vault, endpointHash, body),
          deviceHash: browser.token === undefined ? null : browserHash(browser.token),
          browser: browserName,
          madeAt: clock.now(),
          lastOkAt: null,
        });
        // A browser that says it again has turned nothing on.
        if (subscriptionId === made) await note(tx, { kind: 'push-on' });
        return { subscriptionId };
      });
    },
    'push.remove': async ({ params, caller, note }) => {
      const login = await findLoginOfMember(db, caller.memberNumber);
      await db.transaction(async (tx) => {
        if (!login || !(await removeDevice(tx, login.loginKey, params.subscriptionId)))
          throw refusal(404, 'error.notFound');
        await note(tx, { kind: 'push-off' });
      });
      return {};
    },
  };
}
