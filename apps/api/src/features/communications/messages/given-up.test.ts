import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, mailSink } from '../../../platform/testing/mail-sink.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { carriersOf, MailServerAway, mailServerAway } from './carriers.ts';
import { deliverJob } from './deliver-job.ts';
import { findMessage } from './message-store.ts';
import { sendMessage } from './send-message.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let slow: MailSink;
const takes: (() => void)[] = [];

beforeAll(async () => {
  at = await testApp();
  slow = await mailSink({ take: (say) => void takes.push(say) });
});
afterAll(async () => {
  await at.close();
  for (const say of takes) say();
  await slow.stop();
});

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const none = { smsUrl: undefined, smsToken: undefined, voiceUrl: undefined, voiceToken: undefined };
const mailTo = (smtpUrl: string) =>
  carriersOf({ ...none, smtpUrl, mailAnswersWithinMs: 300, mailFrom: () => 'members@cedarridge.example' });
const body = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const failedWith = (smtpUrl: string) =>
  mailTo(smtpUrl)
    .email?.('one@example.com', body, 'm1')
    .catch((error: unknown) => error);

it('a mail that the mail server was given and did not answer in time may have been taken: it is no server that is away', async () => {
  const said = await failedWith(slow.url);
  expect(slow.mails).toHaveLength(1);
  expect(said).toBeInstanceOf(Error);
  expect(said).not.toBeInstanceOf(MailServerAway);
});

it('a mail server that is not there is away', async () => {
  const gone = await mailSink();
  await gone.stop();
  expect(await failedWith(gone.url)).toBeInstanceOf(MailServerAway);
});

it('when the mail server is back, only what found it away is tried at once, without a count', async () => {
  const ids = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'] as const;
  for (const [index, told] of [mailServerAway, 'Timeout'].entries())
    await query(
      `insert into pgboss.job (id, name, state, retry_count, retry_limit, start_after, output)
       values ($1, 'messages.deliver', 'retry', 3, 12, now() + interval '1 hour', jsonb_build_object('message', $2::text))`,
      ids[index],
      told,
    );
  await at.jobs.retryNow('messages.deliver', mailServerAway);
  const tries = await query('select retry_count as n from pgboss.job where id = any($1::uuid[]) order by id', ids);
  expect(tries).toEqual([{ n: 2 }, { n: 3 }]);
  await query('delete from pgboss.job where id = any($1::uuid[])', ids);
});

it('a message that nobody took in all its tries is given up: the log says so, and it can be sent again', async () => {
  const to = { channel: 'email', recipient: 'one@example.com', kind: 'test', language: 'en' } as const;
  const write = () =>
    at.services.db.transaction((tx) => sendMessage(at.services, tx, to, () => ({ subject: 'Hello', paragraphs: [] })));
  const [last, lost, waiting] = [await write(), await write(), await write()];
  await query("update pgboss.job set retry_count = retry_limit where data->>'messageId' = $1", last);
  await query("update pgboss.job set retry_count = 3 where data->>'messageId' = $1", waiting);
  await query("delete from pgboss.job where data->>'messageId' = $1", lost);
  await query("update outgoing_messages set created_at = now() - interval '2 days' where message_id = $1", lost);
  const email = () => Promise.reject(new Error('450 try later'));
  const check = { clear: async () => ({ kind: 'goes' }) as const, refused: async () => undefined };
  const carriers = { email, text: undefined, voice: undefined };
  const end = await deliverJob(at.jobs, { ...at.services, check, carriers });
  const stateOf = async (id: string) => {
    const { state, reason, body: words } = (await findMessage(at.services.db, id)) ?? {};
    return { state, reason, hasWords: words !== null };
  };
  await expect
    .poll(() => stateOf(last), { timeout: 10_000 })
    .toEqual({ state: 'refused', reason: 'given up: 450 try later', hasWords: true });
  expect(await stateOf(lost)).toEqual({ state: 'refused', reason: 'given up', hasWords: true });
  expect(await stateOf(waiting)).toMatchObject({ state: 'waiting' });
  end();
});
