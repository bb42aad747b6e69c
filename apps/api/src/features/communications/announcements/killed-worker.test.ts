import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingWorker, outlives } from '../../../platform/testing/outlives.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { carriersOf } from '../messages/carriers.ts';
import { choose, notifiedMember } from '../notices/testing/notified-co-op.ts';
import { figuresOf } from './public.ts';
import { announce, runSeconds } from './testing/announced-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const began = '2027-06-08T19:00:00Z';
const later = new Date('2027-06-08T19:05:00Z');
const recipients = 50;
/** Statements between two deaths: no divisor of what a message takes, so that each place is met. */
const stride = 37;
/** What the texting company was handed, and by which numbers: the same number again is the same text. */
const handed = new Map<string, Set<string>>();

const company = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { to } = JSON.parse(body);
    handed.set(to, (handed.get(to) ?? new Set()).add(String(request.headers['idempotency-key'])));
    response.end();
  });
});

beforeAll(async () => {
  at = await testApp({ clock: { now: () => new Date(began) } });
  await new Promise<void>((done) => company.listen(0, '127.0.0.1', done));
  for (let index = 0; index < recipients; index += 1) {
    const number = String(970_000 + index);
    await notifiedMember(at, { number, phone: String(5_415_551_000 + index) });
    await choose(at, number, ['outage'], ['text']);
  }
});
afterAll(async () => {
  await at.close();
  await new Promise((done) => company.close(done));
});

const query = async (text: string) => (await at.database.pool.query(text)).rows;

it('a worker killed with SIGKILL anywhere in the sending of 50 texts tells each once (office-148)', {
  timeout: 280_000,
}, async () => {
  const address = company.address();
  const smsUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/texts`;
  const none = {
    smtpUrl: undefined,
    mailFrom: () => '',
    smsToken: undefined,
    voiceUrl: undefined,
    voiceToken: undefined,
  };
  const accountNumbers = Array.from({ length: recipients }, (_, index) => String(970_000 + index));
  const worker = await dyingWorker();
  let kills = 0;
  for (let step = 3, alive = false; !alive; step += stride) {
    handed.clear();
    await query(
      'truncate announcements, announcement_accounts, announcement_recipients, outgoing_messages, pgboss.job',
    );
    const id = await announce(at.services, { topic: 'outage', ways: ['text'], accountNumbers });
    alive = await outlives(worker, at, step, began, 'announcements', { SMS_URL: smsUrl });
    kills += Number(!alive);
    await runSeconds(at.database, { ...at.services, carriers: carriersOf({ ...none, smsUrl }) }, later);
    expect(await figuresOf(at.services.db, id)).toMatchObject({ waiting: 0, sent: recipients, failed: 0, stopped: 0 });
    expect([...handed.values()].map(({ size }) => size)).toEqual(Array(recipients).fill(1));
    const jobless = await query(
      `select 1 from outgoing_messages where not exists (select 1 from pgboss.job where job.data->>'messageId' = message_id::text)`,
    );
    expect(jobless).toEqual([]);
  }
  await worker.remove();
  expect(kills).toBeGreaterThan(5);
});
