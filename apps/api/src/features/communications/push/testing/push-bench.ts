import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { fastify } from 'fastify';
import { callOutOf } from '../../../../platform/http/ways-out/call-out.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { movedClock } from '../../../../testing/office.ts';
import { deliver } from '../../messages/deliver-job.ts';
import { noticeCheck } from '../../notices/notice-check.ts';
import { runNotices } from '../../notices/run-notices.ts';
import { pushCarrierOf } from '../push-carrier.ts';
import { pushBrowser } from './push-browser.ts';
import { pushService } from './push-service.ts';

const password = 'Rochdale-demo-1!';

/** A co-op that offers notifications on devices, with a push service that is real. */
export async function pushBench() {
  const clock = movedClock();
  const service = await pushService();
  const at = await testApp({
    clock,
    trial: [service.host],
    change: (site) => ({ ...site, config: { ...site.config, push: true, quietHours: { from: 0, to: 0 } } }),
  });
  let serial = 0;
  const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
  const devices = () => query('select login_key, browser, last_ok_at from push_subscriptions order by made_at');

  /** A browser of its own in which a member has signed in. */
  async function signedIn(username: string, app = at.app) {
    const [{ member_number: memberNumber }] = await query(
      'select member_number from logins where login_key = $1',
      username,
    );
    const answer = await app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } });
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { cookie, authorization: `Bearer ${answer.json().accessToken}` };
    const own = `/v3/member/${memberNumber}/devices`;
    return {
      memberNumber,
      list: async () => (await app.inject({ method: 'GET', url: own, headers })).json(),
      subscribe: (endpoint: string, keys = pushBrowser()) =>
        app.inject({
          method: 'POST',
          url: own,
          headers,
          payload: { endpoint, p256dh: keys.p256dh, auth: keys.auth },
        }),
      remove: (id: string) => app.inject({ method: 'DELETE', url: `${own}/${id}`, headers }),
      signOut: () => app.inject({ method: 'POST', url: '/v3/logout', headers }),
    };
  }

  /** A member of the demo is told that a payment has come. */
  async function isPaid(memberNumber: string): Promise<void> {
    const [{ account_number: account }] = await query(
      'select account_number from accounts where member_number = $1 order by 1 limit 1',
      memberNumber,
    );
    await query('delete from notification_choices where account_number = $1', account);
    await query(
      `insert into notification_contacts (member_number, contact_id, kind, address, takes_texts, takes_voice, verified_at, created_at)
       values ($1, $2, 'email', $3, false, false, '2026-01-01', '2026-01-01') on conflict do nothing`,
      ...[memberNumber, randomUUID(), `${memberNumber}@example.com`],
    );
    await query(
      `insert into notification_choices (member_number, account_number, topic, channel, chosen_at)
       values ($1, $2, 'paymentReceived', 'email', '2026-01-01')`,
      ...[memberNumber, account],
    );
    serial += 1;
    await query(
      'insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, 2500, $3)',
      ...[account, `P-${serial}`, clock.now()],
    );
    await runNotices({ ...at.services, log: fastify({ logger: false }).log });
  }

  const carrier = (vault = at.services.vault) =>
    pushCarrierOf({ ...at.services, vault, callOut: callOutOf(at.services.pushPlaces.waysOut) });
  /** Hands over what waits for devices; answers what became of each message. */
  async function handOver(vault = at.services.vault): Promise<(string | null)[][]> {
    const waiting = await query(
      "select message_id as id from outgoing_messages where channel = 'push' and state = 'waiting' order by created_at",
    );
    const carriers = { email: undefined, text: undefined, voice: undefined, push: carrier(vault) };
    for (const { id } of waiting) await deliver({ ...at.services, carriers, check: noticeCheck(at.services) }, id);
    const ids = waiting.map(({ id }) => id);
    const found = await query('select state, reason from outgoing_messages where message_id = any($1)', ids);
    return found.map(({ state, reason }) => [state, reason]);
  }
  return {
    ...{ at, clock, service, query, devices, signedIn, isPaid, handOver },
    /** As no test had been there before. */
    clear: async (): Promise<void> => {
      service.answers.status = 201;
      service.taken.length = 0;
      await query('delete from attempts');
      await query('delete from push_subscriptions');
    },
    close: async (): Promise<void> => {
      await at.close();
      await service.close();
    },
  };
}

/** Whether a token of RFC 8292 was signed with the private key of a public one. */
export function isSignedBy(publicKey: string, authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const shown = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: shown, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned && key === publicKey;
}
