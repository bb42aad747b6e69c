import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asQuickPay } from '../../../testing/callers.ts';
import { answer } from '../../identity/sign-in/sign-in-help-job.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  at = await testApp({ clock: { now: () => now }, trustedProxies: 1 });
});
afterAll(() => at.close());
beforeEach(() => at.database.pool.query('delete from attempts'));

const walter = { accountNumber: '104500017', phoneLastFourDigits: '0103' };
const wrong = { ...walter, phoneLastFourDigits: '9999' };
const verify = (payload: object, address = '203.0.113.9', headers: Record<string, string> = {}) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload,
    headers: { 'x-forwarded-for': address, ...headers },
  });
const post = (path: string, payload: object, address = '203.0.113.9') =>
  at.app.inject({ method: 'POST', url: `/v3/${path}`, payload, headers: { 'x-forwarded-for': address } });
const unknown = (index: number) => ({ accountNumber: String(900_000_000 + index), phoneLastFourDigits: '0000' });
/** Does what the worker does with the requests that were left to it. */
const work = async () => {
  const jobs = await at.database.pool.query(
    "delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked",
  );
  for (const { locked } of jobs.rows) await answer(at.services, locked);
};
/** The proof that a browser makes of what it was asked. */
const proofFor = async (asked: { json(): { challenge: Parameters<typeof solveChallenge>[0]['challenge'] } }) => {
  const { challenge } = asked.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
};
const lock = async () => {
  for (let tried = 0; tried < 5; tried += 1) expect((await verify(wrong, `198.51.${tried}.1`)).statusCode).toBe(404);
};

describe('wrong phone digits', () => {
  it('on one account are evaluated five times a day, from one network or ten thousand', async () => {
    let evaluated = 0;
    for (let first = 0; first < 10_000; first += 200) {
      const guesses = Array.from({ length: 200 }, (_, index) => {
        const made = first + index;
        const ending = String(made).padStart(4, '0');
        return verify(
          { ...walter, phoneLastFourDigits: ending },
          `${10 + (made >> 16)}.${(made >> 8) & 255}.${made & 255}.1`,
        );
      });
      for (const { statusCode } of await Promise.all(guesses)) {
        expect([404, 429]).toContain(statusCode);
        if (statusCode === 404) evaluated += 1;
      }
    }
    expect(evaluated).toBe(5);
  }, 120_000);

  it('lock it for everybody new: right and wrong digits are answered alike, and told until when and whom to call', async () => {
    await lock();
    const [right, other] = [await verify(walter), await verify(wrong)];
    expect([right.statusCode, right.json()]).toEqual([429, other.json()]);
    expect(right.json()).toMatchObject({ code: 4291 });
    expect(right.json().message).toContain('Until Nov 21, 2026, 10:00 AM it opens only with a code');
    expect(Number(right.headers['retry-after'])).toBe(24 * 3600);
  });

  it('320 of them from 5 networks close nothing: who was never wrong is let in, who was does some work first', async () => {
    for (let made = 0; made < 320; made += 1) {
      const asked = await verify(unknown(made), `198.51.${made % 5}.7`);
      if (asked.statusCode === 428) {
        const proof = await proofFor(asked);
        expect((await verify(unknown(made), `198.51.${made % 5}.7`, { 'proof-of-work': proof })).statusCode).toBe(404);
      } else expect(asked.statusCode).toBe(404);
    }
    expect((await verify(walter, '203.0.113.9')).statusCode).toBe(200);
    const neighbor = await verify(walter, '198.51.3.200');
    expect([neighbor.statusCode, neighbor.json().code]).toEqual([428, 4280]);
    const proof = await proofFor(neighbor);
    const proved = { 'proof-of-work': proof };
    expect((await verify({ ...walter, accountNumber: '104500025' }, '198.51.3.200', proved)).statusCode).toBe(428);
    const once = await Promise.all([1, 2, 3].map(() => verify(walter, '198.51.3.200', proved)));
    expect(once.map(({ statusCode }) => statusCode).sort()).toEqual([200, 428, 428]);
    const text = await at.services.metrics.text();
    expect(text).toMatch(/rochdale_door_events_total\{door="quick-pay",event="proof-asked"\} [1-9]/);
  }, 120_000);
});

describe('a locked account', () => {
  it('opens by a code to a contact on file, for a payment or a report; fifty asks send three', async () => {
    await lock();
    const before = (await sentMessages(at)).length;
    const asks = [];
    for (let asked = 0; asked < 50; asked += 1) {
      asks.push(
        await post('account-code', { accountNumber: walter.accountNumber, channel: 'text' }, `192.0.${asked}.1`),
      );
      await work();
    }
    expect(new Set(asks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const sent = (await sentMessages(at)).slice(0, -before || undefined);
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual(
      Array(3).fill(['verification-code', '5415550103']),
    );
    const verificationCode = /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0] ?? '';
    const { attempt } = asks[2]?.json() ?? {};
    const { accountKey } = (await post('account-code/check', { attempt, verificationCode })).json();
    const keys = { accountNumber: walter.accountNumber, accountKey };
    expect((await verify(keys)).json()).toMatchObject({ memberNumber: '200025' });
    expect((await post('outage/public/status', keys)).statusCode).toBe(200);
    expect((await verify({ ...keys, accountNumber: '104480316' })).statusCode).toBe(400);
    expect((await post('account-code/check', { attempt, verificationCode })).statusCode).toBe(400);
  }, 60_000);

  it('that is not there, or not locked, is answered alike, and nothing is sent', async () => {
    const before = (await sentMessages(at)).length;
    const known = await post('account-code', { accountNumber: walter.accountNumber, channel: 'email' });
    const other = await post('account-code', { accountNumber: '999999999999', channel: 'email' });
    await work();
    expect([known.statusCode, known.json().message]).toEqual([other.statusCode, other.json().message]);
    expect(await sentMessages(at)).toHaveLength(before);
  });

  it('opens by its digits in a browser that paid for it, which has five tries of its own', async () => {
    const headers = await asQuickPay(at, { memberNumber: '200025', accountNumber: walter.accountNumber });
    await at.database.pool.query(
      `insert into requisitions (trans_no, flow, state, member_number, amount_cents, fingerprint, created_at, updated_at, expires_at)
       values ('PAID-1', 'quick-pay', 'posted', '200025', 1000, 'paid', now(), now(), now())`,
    );
    await at.database.pool.query("insert into requisition_accounts values ('PAID-1', $1, 1000)", [
      walter.accountNumber,
    ]);
    const sealed = at.services.sealer.seal('payment-result', { transNo: 'PAID-1' }, new Date(now.getTime() + 60_000));
    const url = `/v3/quick-pay/payments/status?${new URLSearchParams({ encryptedPayload: sealed })}`;
    const receipt = await at.app.inject({ url, headers });
    const kept = String(receipt.headers['set-cookie']);
    expect(kept).toMatch(/^rochdale_browser=[\w-]{43}; Path=\/v3; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const cookie = kept.split(';')[0] ?? '';
    await lock();
    expect((await verify(walter)).statusCode).toBe(429);
    expect((await verify(walter, '203.0.113.9', { cookie })).statusCode).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await verify(wrong, '203.0.113.9', { cookie });
    expect((await verify(walter, '203.0.113.9', { cookie })).statusCode).toBe(429);
    now = new Date(now.getTime() + 181 * 86_400_000);
    await lock();
    expect((await verify(walter, '203.0.113.9', { cookie })).statusCode).toBe(429);
  });
});
