import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, mailSink, unbroken } from '../../../platform/testing/mail-sink.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { carriersOf } from '../messages/carriers.ts';
import { deliver } from '../messages/deliver-job.ts';
import { findMessage } from '../messages/message-store.ts';
import { bodyOf } from '../messages/send-message.ts';
import { noticeCheck } from './notice-check.ts';
import { runNotices } from './run-notices.ts';
import { choose, notifiedMember } from './testing/notified-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2027-06-08T19:00:00Z');
const posted: { url: string | undefined; body: string }[] = [];
let status = 200;

let smtp: MailSink;
const company = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    posted.push({ url: request.url, body });
    response.writeHead(status).end();
  });
});
const portOf = (server: { address(): AddressInfo | string | null }) => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The sink does not listen.');
  return address.port;
};

beforeAll(async () => {
  at = await testApp({
    clock: { now: () => now },
    change: (site) => ({ ...site, config: { ...site.config, stopEnds: 'TOPIC' } }),
  });
  smtp = await mailSink({ isUnknown: (address) => address.startsWith('lost') });
  await new Promise<void>((done) => company.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await at.close();
  await smtp.stop();
  await new Promise((done) => company.close(done));
});

const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);
const run = () => runNotices({ ...at.services, log: fastify({ logger: false }).log });
const deliverServices = () => ({
  ...at.services,
  check: noticeCheck(at.services),
  carriers: carriersOf({
    smtpUrl: smtp.url,
    mailFrom: () => 'members@cedarridge.example',
    smsUrl: `http://127.0.0.1:${portOf(company)}/texts`,
    smsToken: undefined,
    voiceUrl: `http://127.0.0.1:${portOf(company)}/calls`,
    voiceToken: 'a token',
  }),
});
const messagesOf = async (recipient: string) =>
  (
    await query(
      'select message_id as id, kind, channel, state, reason from outgoing_messages where recipient = $1 order by created_at, kind',
      [recipient],
    )
  ).rows;
/** Hands over all that waits for a recipient. */
const deliverTo = async (recipient: string) => {
  for (const { id, state } of await messagesOf(recipient))
    if (state === 'waiting') await deliver(deliverServices(), id);
};
const lastStateOf = async (recipient: string) => {
  const { kind, state, reason } = (await messagesOf(recipient)).at(-1);
  return [kind, state, reason];
};
let serial = 0;
const pays = async (number: string) => {
  serial += 1;
  await query('insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, 2500, $3)', [
    ...[number, `S-${serial}`, now],
  ]);
  await run();
};
const contactOf = async (address: string) =>
  (
    await query('select undeliverable_at, undeliverable_reason from notification_contacts where address = $1', [
      address,
    ])
  ).rows[0];

describe('a notice that is sent', () => {
  it('has links to act on and to stop it by e-mail, and is short by text and voice', async () => {
    await notifiedMember(at, { number: '970001', phone: '5415550171' });
    await choose(at, '970001', ['paymentReceived'], ['email', 'text', 'voice']);
    await pays('970001');
    await deliverTo('970001@example.com');
    await deliverTo('5415550171');
    expect(unbroken(smtp.mails.at(-1))).toContain('Subject: We received your payment');
    // A long line of a mail's head goes on in the next one.
    const head = unbroken(smtp.mails.at(-1)).replace(/\r?\n\s+/g, ' ');
    expect(head).toContain(`List-Unsubscribe: <${at.services.publicUrl}/pages/manage-notifications?accountno=970001>`);
    expect(unbroken(smtp.mails.at(-1))).toContain(
      `href=3D"${at.services.publicUrl}/pages/billpayments/history?accountno=3D970001"`,
    );
    const sentence = 'Thank you. We received $25.00 for account ending 0001.';
    const spoken = sentence.replace('0001', '0 0 0 1');
    expect(posted.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/texts', { to: '+15415550171', text: `Cedar Ridge: ${sentence} STOP ends these; STOP ALL ends all.` }],
      [
        '/calls',
        {
          to: '+15415550171',
          text: `Cedar Ridge Electric Cooperative. ${spoken} To end these calls, call us at (541) 555-0100, or sign in and open Manage Notifications. Again, our number is (541) 555-0100.`,
          language: 'en-US',
        },
      ],
    ]);
  });

  it('waits while it is night, on the nights in which the clocks change too, and is not sent once it was stopped', async () => {
    const nights = [
      ['2027-11-07T05:00:00Z', '2027-11-07T15:59:00Z', '2027-11-07T16:00:00Z'],
      ['2028-03-12T06:00:00Z', '2028-03-12T14:59:00Z', '2028-03-12T15:00:00Z'],
    ] as const;
    await notifiedMember(at, { number: '970002', phone: '5415550172' });
    await choose(at, '970002', ['paymentReceived'], ['text']);
    for (const [evening, early, morning] of nights) {
      now = new Date(evening);
      await pays('970002');
      const before = posted.length;
      for (const moment of [evening, early]) {
        now = new Date(moment);
        await deliverTo('5415550172');
      }
      expect([posted.length, (await lastStateOf('5415550172'))[1]]).toEqual([before, 'waiting']);
      const jobs = await query(
        "select max(start_after) as at from pgboss.job where name = 'messages.deliver' and data->>'messageId' = $1",
        [(await messagesOf('5415550172')).at(-1).id],
      );
      expect(jobs.rows[0].at.toISOString()).toBe(new Date(morning).toISOString());
      now = new Date(morning);
      await deliverTo('5415550172');
      expect(posted.length).toBe(before + 1);
    }
    now = new Date('2028-03-12T06:00:00Z');
    await pays('970002');
    await query("insert into text_stops values ('5415550172', 'paymentReceived', now())");
    now = new Date('2028-03-12T16:00:00Z');
    await deliverTo('5415550172');
    expect(await lastStateOf('5415550172')).toEqual(['notice-paymentReceived', 'dropped', 'stopped']);
  });
});

describe('an address that takes nothing', () => {
  it('is marked with what was said, not tried again, and told nothing more until it is verified', async () => {
    await notifiedMember(at, { number: '970003', phone: '5415550173', email: 'lost@example.com' });
    await choose(at, '970003', ['paymentReceived'], ['email', 'text']);
    await pays('970003');
    await deliverTo('lost@example.com');
    expect(await lastStateOf('lost@example.com')).toEqual([
      ...['notice-paymentReceived', 'refused', '550 5.1.1 No such user here'],
    ]);
    expect((await contactOf('lost@example.com')).undeliverable_reason).toBe('550 5.1.1 No such user here');
    status = 410;
    await deliverTo('5415550173');
    expect(await lastStateOf('5415550173')).toEqual([
      ...['notice-paymentReceived', 'refused', 'The text message service answered 410.'],
    ]);
    await pays('970003');
    expect((await messagesOf('lost@example.com')).length + (await messagesOf('5415550173')).length).toBe(2);
  });

  it('is not marked for what a company says of itself', async () => {
    await notifiedMember(at, { number: '970004', phone: '5415550174' });
    await choose(at, '970004', ['paymentReceived'], ['text']);
    await pays('970004');
    for (const answer of [401, 429, 503]) {
      status = answer;
      await expect(deliverTo('5415550174')).rejects.toThrow(String(answer));
    }
    status = 200;
    expect((await contactOf('5415550174')).undeliverable_at).toBeNull();
    await deliverTo('5415550174');
    expect(await lastStateOf('5415550174')).toEqual(['notice-paymentReceived', 'sent', null]);
  });

  it('is reported by a company that knows the secret, and by nobody else', async () => {
    const report = { recipient: '970004@EXAMPLE.com', reason: 'mailbox closed' };
    const call = (headers: Record<string, string>) =>
      at.app.inject({ method: 'POST', url: '/v3/messages/undeliverable', headers, payload: report });
    const { smsInboundSecret: secret } = at.services;
    const signature = createHmac('sha256', secret ?? '')
      .update(JSON.stringify(report))
      .digest('hex');
    expect((await call({})).statusCode).toBe(401);
    expect((await call({ authorization: 'Bearer another secret' })).statusCode).toBe(401);
    expect((await call({ 'x-signature': signature.replace(/^./, 'z') })).statusCode).toBe(401);
    expect((await contactOf('970004@example.com')).undeliverable_at).toBeNull();
    expect((await call({ 'x-signature': signature })).json()).toEqual({ received: true });
    expect((await contactOf('970004@example.com')).undeliverable_reason).toBe('mailbox closed');
  });
});

describe('an answer to a text', () => {
  const answers = async (text: string, id?: string, from = '+15415550175') => {
    const answer = await at.app.inject({
      method: 'POST',
      url: '/v3/text-messages/inbound',
      payload: { from, text, id },
      headers: { authorization: `Bearer ${at.services.smsInboundSecret}` },
    });
    expect(answer.json()).toEqual({ received: true });
    const replies = (await messagesOf(from.slice(2))).filter(({ kind }) => kind === 'text-reply');
    const last = await findMessage(at.services.db, replies.at(-1)?.id ?? '00000000-0000-4000-8000-000000000000');
    return { replies: replies.length, said: last && bodyOf(at.services.vault, last)?.text };
  };
  const stops = async () =>
    (await query("select topic from text_stops where address = '5415550175' order by 1")).rows.map(
      ({ topic }) => topic,
    );

  const noted = async () =>
    (await query("select kind from security_events where member_number = '970005' order by event_id")).rows.map(
      ({ kind }) => kind,
    );

  it('STOP ends the topic that it answers and no other, once however often it is passed on', async () => {
    await notifiedMember(at, { number: '970005', phone: '5415550175' });
    await choose(at, '970005', ['paymentReceived', 'pastDue'], ['text']);
    await pays('970005');
    await deliverTo('5415550175');
    const stopped = await answers(' Stop. ', 'A1');
    expect(stopped).toEqual({
      replies: 1,
      said: 'Cedar Ridge: You will not get more texts about payments received. Reply STOP ALL to end all, START to turn them on.',
    });
    expect(await answers('STOP', 'A1')).toEqual(stopped);
    expect(await stops()).toEqual(['paymentReceived']);
    expect(await noted()).toEqual(['texts-stopped']);
    await query(
      "update accounts set account_balance_cents = 100000, due_date = '2028-03-10' where account_number = '970005'",
    );
    now = new Date('2028-03-13T20:00:00Z');
    await pays('970005');
    expect((await messagesOf('5415550175')).map(({ kind }) => kind)).toEqual([
      ...['notice-paymentReceived', 'text-reply', 'notice-pastDue'],
    ]);
  });

  it('STOP ALL ends all, START begins again, HELP says whom to call, and anything else is nothing', async () => {
    expect((await answers('stop all')).said).toContain('not get more texts about your account');
    const standing = async () =>
      (await query("select 1 from contact_consents where phone = '5415550175' and ended_at is null")).rows.length;
    expect([await stops(), await standing()]).toEqual([['paymentReceived'], 0]);
    expect((await answers('START')).said).toContain('You will again get the texts you chose');
    expect([await stops(), await standing()]).toEqual([[], 1]);
    expect(await noted()).toEqual(['texts-stopped', 'texts-stopped', 'texts-started']);
    expect((await answers('Help?')).said).toContain('Call (541) 555-0100');
    expect((await answers('thank you')).replies).toBe(4);
    expect(await answers('STOP', undefined, '+15415550199')).toEqual({ replies: 0, said: undefined });
    await query(
      "insert into logins (login_key, login_id, member_number, email, password_hash, language) values ('n5', 'n5', '970005', 'n5@example.com', '', 'es')",
    );
    expect((await answers('Ayuda')).said).toContain('Preguntas: llame al (541) 555-0100');
  });
});

it('that power is back waits for the morning, and is not said where it is out again by then', async () => {
  now = new Date('2028-06-10T05:30:00Z');
  await notifiedMember(at, { number: '970009', phone: '5415550179' }, { location_id: 'LN9' });
  await choose(at, '970009', ['outage'], ['voice'], '2028-01-01T00:00:00Z');
  const begins = async (outageNumber: string, startedAt: string) => {
    await query('insert into outages (outage_number, description, started_at) values ($1, $2, $3)', [
      ...[outageNumber, 'Storm', startedAt],
    ]);
    await query("insert into outage_locations values ('LN9', $1)", [outageNumber]);
  };
  await begins('N9-1', '2028-06-09T22:00');
  await run();
  await query("update outages set restored_at = '2028-06-09T22:20' where outage_number = 'N9-1'");
  await run();
  await begins('N9-2', '2028-06-10T04:00');
  now = new Date('2028-06-10T19:00:00Z');
  await run();
  await deliverTo('5415550179');
  const told = (await messagesOf('5415550179')).find(({ kind }) => kind === 'notice-restoration');
  expect([told?.state, told?.reason]).toEqual(['dropped', 'out again']);
});
