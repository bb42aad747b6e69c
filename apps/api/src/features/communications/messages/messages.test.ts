import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, mailSink, unbroken } from '../../../platform/testing/mail-sink.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { carriersOf } from './carriers.ts';
import { deliver, deliverJob } from './deliver-job.ts';
import type { MessageCheck } from './message-check.ts';
import { newestMessages } from './message-store.ts';
import { bodyOf, sendMessage } from './send-message.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const texts: { authorization: string | undefined; body: string }[] = [];
let smsStatus = 200;

let smtp: MailSink;
const sms = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    texts.push({ authorization: request.headers.authorization, body });
    response.writeHead(smsStatus).end();
  });
});
const listening = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const portOf = (server: { address(): AddressInfo | string | null }) => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The sink does not listen.');
  return address.port;
};

beforeAll(async () => {
  at = await testApp();
  smtp = await mailSink();
  await listening(sms);
});
afterAll(async () => {
  await at.close();
  await smtp.stop();
  await new Promise((done) => sms.close(done));
});

const carriers = () =>
  carriersOf({
    smtpUrl: smtp.url,
    mailFrom: () => '"Cedar Ridge" <members@cedarridge.example>',
    smsUrl: `http://127.0.0.1:${portOf(sms)}/messages`,
    smsToken: 'a token',
    voiceUrl: `http://127.0.0.1:${portOf(sms)}/calls`,
    voiceToken: 'another token',
  });
const content = { subject: 'A <subject> & more', paragraphs: ['Hello Łukasz, 5 < 6.'], code: '123456' };
const send = (channel: 'email' | 'text', recipient: string) =>
  at.services.db.transaction((tx) =>
    sendMessage(at.services, tx, { channel, recipient, kind: 'test', language: 'en' }, () => content),
  );
const check: MessageCheck = { clear: async () => ({ kind: 'goes' }), refused: async () => undefined };
const newest = async () => (await newestMessages(at.services.db, 1))[0];

describe('a message', () => {
  it('goes out over SMTP in plain text and HTML with the co-op’s brand, and its words are gone after that', async () => {
    await send('email', 'lukasz@example.com');
    const id = (await newest())?.messageId ?? '';
    await deliver({ ...at.services, check, carriers: carriers() }, id);
    await deliver({ ...at.services, check, carriers: carriers() }, id);
    expect(smtp.mails).toHaveLength(1);
    expect(unbroken(smtp.mails[0])).toContain('To: lukasz@example.com');
    expect(unbroken(smtp.mails[0])).toContain('From: Cedar Ridge <members@cedarridge.example>');
    expect(unbroken(smtp.mails[0])).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(unbroken(smtp.mails[0])).toContain('background:#1c5e45');
    expect(unbroken(smtp.mails[0])).toContain('<title>A &#60;subject&#62; &#38; more</title>');
    expect(await newest()).toMatchObject({ state: 'sent', body: null });
  });

  it('says of itself which language it is in', async () => {
    const to = { channel: 'email', recipient: 'x@example.com', kind: 'test', language: 'es' } as const;
    await at.services.db.transaction((tx) => sendMessage(at.services, tx, to, () => content));
    const message = await newest();
    expect(message && bodyOf(at.services.vault, message)?.html).toContain('<html lang="es-US">');
  });

  it('goes out as a text message, and stays waiting while nobody takes it', async () => {
    await send('text', '5415550142');
    const id = (await newest())?.messageId ?? '';
    smsStatus = 503;
    await expect(deliver({ ...at.services, check, carriers: carriers() }, id)).rejects.toThrow('503');
    expect((await newest())?.state).toBe('waiting');
    smsStatus = 200;
    await deliver({ ...at.services, check, carriers: carriers() }, id);
    expect(texts.at(-1)).toEqual({
      authorization: 'Bearer a token',
      body: JSON.stringify({ to: '+15415550142', text: 'Cedar Ridge: Hello Łukasz, 5 < 6. 123456' }),
    });
    expect((await newest())?.state).toBe('sent');
  });

  it('is there exactly when what it tells about is: a transaction that fails leaves neither message nor job', async () => {
    const before = await newest();
    const jobs = async () =>
      Number(
        (await at.database.pool.query("select count(*) from pgboss.job where name = 'messages.deliver'")).rows[0].count,
      );
    const jobsBefore = await jobs();
    const to = { recipient: 'x@example.com', kind: 'test', language: 'en' } as const;
    await expect(
      at.services.db.transaction(async (tx) => {
        await sendMessage(at.services, tx, { ...to, channel: 'email' }, () => content);
        throw new Error('something else failed');
      }),
    ).rejects.toThrow('something else failed');
    expect(await newest()).toEqual(before);
    expect(await jobs()).toBe(jobsBefore);
  });

  it('stays in the outbox where there is nobody to hand it to; the worker does all of this by itself', async () => {
    await deliverJob(at.jobs, {
      ...at.services,
      check,
      carriers: { email: undefined, text: undefined, voice: undefined },
    });
    await send('email', 'outbox@example.com');
    await expect.poll(async () => (await newest())?.state, { timeout: 10_000 }).toBe('kept');
    const page = await at.app.inject('/dev/outbox');
    expect(page.body).toContain('to outbox@example.com');
    expect(page.body).toContain('A &#60;subject&#62; &#38; more');
    expect(page.body).toContain('123456');
  });
});
