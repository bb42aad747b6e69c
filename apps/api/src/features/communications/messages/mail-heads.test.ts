import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mail, type MailSink, mailSink } from '../../../platform/testing/mail-sink.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember } from '../../../testing/callers.ts';
import { unknownNumbers } from '../../../testing/numbers.ts';
import { callOf } from '../../../testing/well-formed-calls.ts';
import { carriersOf } from './carriers.ts';
import { deliver } from './deliver-job.ts';
import { newestMessages } from './message-store.ts';
import { sendMessage } from './send-message.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let sink: MailSink;

beforeAll(async () => {
  at = await testApp();
  sink = await mailSink();
});
afterAll(async () => {
  await at.close();
  await sink.stop();
});

const who = { memberNumber: '200017', accountNumber: '104471882' };
const injected = 'Bcc: victim@evil.example\r\nX-Injected: yes\r\n\r\n<p>another body</p>';
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '=0D=0A', '?=\r\n =?utf-8?q?'];

/** Hands over all that waits, over SMTP, as the worker does. */
async function deliverAll(coopName = 'Cedar Ridge'): Promise<void> {
  const carriers = carriersOf({
    smtpUrl: sink.url,
    mailFrom: () => `"${coopName}" <members@cedarridge.example>`,
    smsUrl: undefined,
    smsToken: undefined,
    voiceUrl: undefined,
    voiceToken: undefined,
  });
  const check = { clear: async () => ({ kind: 'goes' }) as const, refused: async () => undefined };
  for (const { messageId, state } of await newestMessages(at.services.db, 500))
    if (state === 'waiting') await deliver({ ...at.services, carriers, check }, messageId).catch(() => undefined);
}

/** Heads are ours alone, the mail has one body of two parts, and goes to one recipient, who is not made up. */
function expectWhole({ from, recipients, raw }: Mail): void {
  const [head = ''] = raw.split('\r\n\r\n');
  const names = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  const known = [
    ...[
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'list-unsubscribe',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ],
  ];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(from).toBe('members@cedarridge.example');
  expect(recipients).toHaveLength(1);
  expect(recipients.join()).not.toContain('evil.example');
  expect(raw.match(/^Content-Type: text\//gim)).toHaveLength(2);
}

it('names, remarks and addresses from calls with line breaks add no head, no recipient and no body', async () => {
  const terms = { numbers: unknownNumbers(who), today: '2026-11-20', readOn: '2026-11-18', later: '2026-12-20' };
  const headers = await asMember(at, who);
  let taken = 0;
  for (const end of breaks) {
    const text = `A${end}${injected}`;
    for (const [name, fields] of [
      ['account-profile.update', ['firstName', 'lastName', 'streetName', 'city']],
      ['service-requests.submit', ['comments', 'phone']],
      ['notifications.add-contact', ['address']],
      ['my-profile.username', ['loginId']],
      ['my-profile.update', ['email', 'userName']],
      ['recovery.forgot-password', ['username', 'email']],
      ['recovery.forgot-username', ['email', 'accountNumber']],
      ['outage.report', ['remarks', 'outageReason']],
      ['payment-profile.change', ['label']],
    ] as const) {
      for (const field of fields) {
        const { method, url, payload } = callOf(name, terms);
        const value = field === 'address' || field === 'email' ? `a@example.com${end}${injected}` : text;
        const answer = await at.app.inject({
          method,
          url,
          headers,
          payload: { ...payload, [field]: value.slice(0, 200) },
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode === 200) taken += 1;
      }
    }
    await at.database.pool.query('delete from attempts');
  }
  // Whatever a file of the billing system, or an older release, left in the database.
  await at.database.pool.query("update members set first_name = $1, last_name = $1 where member_number = '200017'", [
    `A\r\n${injected}`,
  ]);
  const sending = callOf('my-profile.username', terms);
  await at.app.inject({ method: sending.method, url: sending.url, headers, payload: { loginId: 'another.username' } });
  await deliverAll();
  expect(taken).toBeGreaterThan(0);
  expect(sink.mails.length).toBeGreaterThan(0);
  for (const mail of sink.mails) expectWhole(mail);
});

it('a subject, a co-op’s name and a recipient with line breaks end nowhere but in their own head', async () => {
  sink.mails.length = 0;
  for (const end of breaks) {
    const content = { subject: `S${end}${injected}`, paragraphs: [`P${end}${injected}`], code: `1${end}2` };
    for (const recipient of [
      'a@example.com',
      `a@example.com${end}Bcc: victim@evil.example`,
      'a@example.com, victim@evil.example',
    ])
      await at.services.db.transaction((tx) =>
        sendMessage(at.services, tx, { channel: 'email', recipient, kind: 'test', language: 'en' }, () => content),
      );
    await deliverAll(`Cedar${end}${injected}`);
  }
  expect(sink.mails.length).toBeGreaterThanOrEqual(breaks.length);
  for (const mail of sink.mails) expectWhole(mail);
});

it('hands nothing over to a mail server that offers no TLS, where that must be encrypted', async () => {
  const before = sink.mails.length;
  const carriers = carriersOf({
    ...{ smtpUrl: sink.url, requiresTls: true, mailFrom: () => 'members@cedarridge.example' },
    ...{ smsUrl: undefined, smsToken: undefined, voiceUrl: undefined, voiceToken: undefined },
  });
  expect(await carriers.emailIsTaken?.()).toBe(false);
  const mail = { subject: 'Code', text: '492817', html: '', unsubscribeUrl: undefined };
  await expect(carriers.email?.('walter@prine.example', mail, 'one')).rejects.toThrow();
  expect(sink.mails).toHaveLength(before);
});
