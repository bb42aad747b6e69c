import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { accountsWatching, markUndeliverable, ownThresholdOf, recipientsOf, stopTopic } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp({
    change: (site) => ({
      ...site,
      config: { ...site.config, security: { ...site.config.security, securityQuestion: false } },
    }),
  });
});
afterAll(() => at.close());

const member = '/v3/member/200017';
const [first, water, prepaid] = ['104471882', '104471890', '104495507'];
const phone = '5415550142';
let token = '';

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, more: object = {}) {
  if (token === '') {
    const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
    token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json().accessToken;
  }
  const headers = { authorization: `Bearer ${token}`, ...more };
  const answer = await at.app.inject({ method, url: member + url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const notices = async (account: string) => (await ask('GET', `/accounts/${account}/notifications`)).body;
const topicOf = async (account: string, topic: string) =>
  (await notices(account)).topics.find((one: { topic: string }) => one.topic === topic);
const choose = (account: string, topic: string, channels: string[], more: object = {}) =>
  ask('PUT', `/accounts/${account}/notifications`, {
    topics: [{ topic, channels, threshold: null, ...more }],
    appliesToAll: false,
    ...('appliesToAll' in more && { appliesToAll: more.appliesToAll }),
  });
const contacts = async () => (await ask('GET', '/contacts')).body;
const contactAt = async (address: string) =>
  (await contacts()).results.find((one: { address: string }) => one.address === address);
const newestCode = async (recipient: string) => {
  const found = (await sentMessages(at)).find((message) => message.recipient === recipient);
  return /\d{6}/.exec(found?.text ?? '')?.[0] ?? '';
};
const toldOfContacts = async () =>
  (await sentMessages(at))
    .filter(({ kind, recipient }) => kind.startsWith('contact-') && recipient === 'marisol@okonkwo.example')
    .map(({ text }) => text);
const verify = (contactId: string, verificationCode: string) =>
  ask('POST', `/contacts/${contactId}/verified`, { verificationCode });

async function consentsTo(address: string) {
  const { rows } = await at.database.pool.query(
    `select takes_texts || ' ' || takes_voice as uses, consent_text as text, language, ended_at is not null as ended
     from contact_consents where phone = $1 order by given_at`,
    [address],
  );
  return rows as { uses: string; text: string; language: string; ended: boolean }[];
}

async function addVerified(typed: { kind: string; address: string; takesTexts?: boolean; takesVoice?: boolean }) {
  const { contactId } = (await ask('POST', '/contacts', typed)).body;
  const recipient = typed.kind === 'email' ? typed.address : typed.address.replace(/\D/g, '');
  expect((await verify(contactId, await newestCode(recipient))).status).toBe(200);
  return contactId as string;
}

describe('before a choice', () => {
  it('nothing goes, and the login’s own e-mail address is there', async () => {
    const { topics, channels, otherAccounts } = await notices(first);
    expect(topics.map((one: { topic: string }) => one.topic)).toEqual([
      ...['billReady', 'paymentDue', 'pastDue', 'paymentReceived', 'draftComing', 'highUsage', 'outage'],
    ]);
    expect(topics.every((one: { channels: string[] }) => one.channels.length === 0)).toBe(true);
    expect(channels).toMatchObject([
      { channel: 'email', contacts: [{ address: 'marisol@okonkwo.example', isUndeliverable: false }] },
      { channel: 'text', contacts: [] },
      { channel: 'voice', contacts: [] },
    ]);
    expect(otherAccounts).toBe(6);
    expect(await recipientsOf(at.services.db, 'billReady', [first])).toEqual([]);
  });

  it('a prepaid account has its own topics', async () => {
    const { topics } = await notices(prepaid);
    expect(topics.map((one: { topic: string }) => one.topic)).toContain('lowPrepaidBalance');
    expect((await choose(prepaid, 'pastDue', ['email'])).status).toBe(400);
  });

  it('phones on file are offered, but for those with an extension', async () => {
    expect((await contacts()).suggestions).toEqual([
      { kind: 'phone', address: phone, takesTexts: true, takesVoice: false },
    ]);
  });

  it('a channel without a verified contact can’t be chosen', async () => {
    const refused = await choose(first, 'outage', ['text']);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('verified contact')]);
  });
});

describe('a contact', () => {
  it('gets nothing before its code came back; a wrong code and a foreign contact are refused', async () => {
    const added = await ask('POST', '/contacts', {
      kind: 'phone',
      address: '(541) 555-0142',
      takesTexts: true,
      takesVoice: false,
    });
    expect(added.body).toMatchObject({ isVerified: false });
    const { contactId } = added.body;
    expect((await contactAt(phone)).state).toBe('unverified');
    const code = await newestCode(phone);
    const wrong = await verify(contactId, code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.body[0].field]).toEqual([400, 'code']);
    expect((await verify('0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1', code)).status).toBe(404);

    await ask('POST', `/contacts/${contactId}/code`);
    expect((await verify(contactId, code)).status).toBe(400);
    expect((await verify(contactId, await newestCode(phone))).body.message).toContain('(541) 555-0142 is verified');
    expect((await contactAt(phone)).state).toBe('verified');
    expect(await toldOfContacts()).toEqual([expect.stringContaining('(541) 555-0142 was added to the contacts')]);
    const [welcome] = (await sentMessages(at)).filter(({ recipient }) => recipient === phone);
    expect(welcome?.text).toMatch(
      /^Cedar Ridge: You are signed up .* rates may apply\. Reply HELP for help, STOP to end\.$/,
    );
    expect(
      (await ask('POST', '/contacts', { kind: 'phone', address: phone, takesTexts: true, takesVoice: true })).status,
    ).toBe(400);
  });

  it('that is a phone keeps what its member agreed to, to the letter, in the language in which it was read', async () => {
    const kept = await consentsTo(phone);
    expect(kept).toEqual([
      {
        uses: 'true false',
        text: expect.stringMatching(/^By checking a box, I agree to get automated .* from Cedar Ridge /),
        language: 'en',
        ended: false,
      },
    ]);
    const typed = { kind: 'phone', address: '5415550177', takesTexts: true, takesVoice: true };
    await ask('POST', '/contacts', typed, { 'accept-language': 'es' });
    expect(await consentsTo(typed.address)).toEqual([
      { uses: 'true true', text: kept[0]?.text, language: 'es', ended: false },
    ]);
    await ask('POST', '/contacts', { ...typed, takesVoice: false });
    expect(await consentsTo(typed.address)).toMatchObject([
      { uses: 'true true', ended: true },
      { uses: 'true false', language: 'en', ended: false },
    ]);
    const { contactId } = await contactAt(typed.address);
    await ask('DELETE', `/contacts/${contactId}`);
    expect((await consentsTo(typed.address)).map(({ ended }) => ended)).toEqual([true, true]);
    expect(await consentsTo('marisol@okonkwo.example')).toEqual([]);
  });

  it.each([
    [{ kind: 'email', address: 'nowhere' }, 'address'],
    [{ kind: 'phone', address: '123', takesTexts: true, takesVoice: false }, 'address'],
    [{ kind: 'phone', address: '5415550199', takesTexts: false, takesVoice: false }, 'use'],
  ])('that is wrong is refused at its field: %o', async (typed, field) => {
    const refused = await ask('POST', '/contacts', typed);
    expect([refused.status, refused.body[0].field]).toEqual([400, field]);
  });

  it('gets three codes an hour at most, whoever asks', async () => {
    const typed = { kind: 'email', address: 'often@okonkwo.example' };
    const { contactId } = (await ask('POST', '/contacts', typed)).body;
    const again = [1, 2, 3, 4].map(() => ask('POST', `/contacts/${contactId}/code`));
    expect((await Promise.all(again)).map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
    await ask('DELETE', `/contacts/${contactId}`);
  });
});

describe('what is chosen', () => {
  it('goes to the verified contacts of its channels', async () => {
    expect((await choose(first, 'billReady', ['email', 'text'])).body.message).toBe('Your notices are saved.');
    expect((await topicOf(first, 'billReady')).channels.sort()).toEqual(['email', 'text']);
    expect(await recipientsOf(at.services.db, 'billReady', [first, water])).toMatchObject([
      { accountNumber: first, memberNumber: '200017', channel: 'email', address: 'marisol@okonkwo.example' },
      { accountNumber: first, channel: 'text', address: phone },
    ]);
    await choose(first, 'billReady', ['text']);
    expect((await topicOf(first, 'billReady')).channels).toEqual(['text']);
  });

  it('for all accounts reaches those that have the topic; a line of use those of the same unit', async () => {
    const chosen = { threshold: 45.5, appliesToAll: true };
    expect((await choose(first, 'highUsage', ['email'], chosen)).body.message).toContain('7 accounts');
    expect(await topicOf(prepaid, 'highUsage')).toMatchObject({ channels: ['email'], threshold: 45.5 });
    expect(await topicOf(water, 'highUsage')).toMatchObject({ channels: ['email'], threshold: null });
    const pages = await accountsWatching(at.services.db, 'highUsage', { after: first, limit: 2 });
    expect(pages.watched).toMatchObject([{ accountNumber: water, threshold: null }, { threshold: 45_500 }]);
    const refused = await choose(first, 'highUsage', [], { threshold: 0 });
    expect([refused.status, refused.body[0].field]).toEqual([400, 'line-highUsage']);
    const account = { accountNumber: first, memberNumber: '200017' };
    expect(await ownThresholdOf(at.services.db, account, 'highUsage')).toBe(45_500);
    await choose(first, 'highUsage', ['email'], { threshold: 5 });
    const { highUsageDays } = (await ask('GET', `/accounts/${first}/usage/insight`)).body;
    expect(highUsageDays.length).toBeGreaterThan(0);
    expect(highUsageDays.every((day: { threshold: number }) => day.threshold === 5)).toBe(true);
  });

  it('ends for the topic that a phone answered STOP to, until it is turned on again', async () => {
    const { db } = at.services;
    await choose(first, 'outage', ['text']);
    await stopTopic(db, phone, 'outage', new Date());
    expect((await topicOf(first, 'outage')).stopped).toMatchObject([{ address: phone }]);
    expect(await recipientsOf(db, 'outage', [first])).toEqual([]);
    expect(await recipientsOf(db, 'billReady', [first])).toHaveLength(1);

    await choose(first, 'outage', ['text']);
    expect(await recipientsOf(db, 'outage', [first])).toEqual([]);
    const { contactId } = await contactAt(phone);
    await ask('POST', `/contacts/${contactId}/resumed`, { topic: 'outage' });
    expect(await recipientsOf(db, 'outage', [first])).toHaveLength(1);

    await stopTopic(db, phone, 'outage', new Date());
    await choose(first, 'outage', []);
    await choose(first, 'outage', ['text']);
    expect(await recipientsOf(db, 'outage', [first])).toHaveLength(1);
  });

  it('does not go where messages failed, until the contact is verified again', async () => {
    const { db } = at.services;
    await markUndeliverable(db, phone, 'The number is not in service.', new Date());
    expect(await recipientsOf(db, 'outage', [first])).toEqual([]);
    const { contactId, state } = await contactAt(phone);
    expect(state).toBe('undeliverable');
    expect((await notices(first)).channels[1].contacts).toMatchObject([{ isUndeliverable: true }]);
    const resumed = await ask('POST', `/contacts/${contactId}/resumed`, { topic: null });
    expect([resumed.status, resumed.body.message]).toEqual([
      ...[409, 'Messages are not reaching (541) 555-0142. Verify it again or remove it.'],
    ]);
    await ask('POST', `/contacts/${contactId}/code`);
    await verify(contactId, await newestCode(phone));
    expect(await recipientsOf(db, 'outage', [first])).toHaveLength(1);
  });

  it('ends with its last contact, once the member was told so', async () => {
    const { contactId, ends } = await contactAt(phone);
    expect(ends).toEqual([
      { topic: 'billReady', channel: 'text', accounts: 1 },
      { topic: 'outage', channel: 'text', accounts: 1 },
    ]);
    expect((await ask('DELETE', `/contacts/${contactId}`)).status).toBe(409);
    expect((await ask('DELETE', `/contacts/${contactId}?mayEndNotices=true`)).status).toBe(200);
    const told = await toldOfContacts();
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('(541) 555-0142 was removed from the contacts');
    expect((await topicOf(first, 'outage')).channels).toEqual([]);
    expect((await contacts()).suggestions).toMatchObject([{ address: phone }]);
  });

  it('does not stand for another member of the account', async () => {
    const { db } = at.services;
    expect(await recipientsOf(db, 'highUsage', [water])).toHaveLength(1);
    await at.database.pool.query("update accounts set member_number = '200025' where account_number = $1", [water]);
    expect(await recipientsOf(db, 'highUsage', [water])).toEqual([]);
    await at.database.pool.query("update accounts set member_number = '200017' where account_number = $1", [water]);
  });
});

describe('the address of the login', () => {
  it('stays away once it was removed, and is added again without a code', async () => {
    const second = await addVerified({ kind: 'email', address: 'okonkwo@work.example' });
    const { contactId, ends } = await contactAt('marisol@okonkwo.example');
    expect(ends).toEqual([]);
    await ask('DELETE', `/contacts/${contactId}`);
    expect(await contactAt('marisol@okonkwo.example')).toBeUndefined();
    expect((await contacts()).suggestions[0]).toMatchObject({ address: 'marisol@okonkwo.example' });
    const added = await ask('POST', '/contacts', { kind: 'email', address: 'Marisol@Okonkwo.example' });
    expect(added.body).toEqual({ contactId, isVerified: true });
    await ask('DELETE', `/contacts/${second}`);
  });

  it('is followed when it changes', async () => {
    await ask('PUT', '/details', { userName: 'new@okonkwo.example', currentPassword: 'Rochdale-demo-1!' });
    expect(await contactAt('marisol@okonkwo.example')).toBeUndefined();
    expect(await contactAt('new@okonkwo.example')).toMatchObject({ isLogin: true, state: 'verified' });
  });

  it('and ten others are too many', async () => {
    const { memberNumber } = { memberNumber: '200017' };
    await at.database.pool.query(
      `insert into notification_contacts (member_number, contact_id, kind, address, created_at)
       select $1, gen_random_uuid(), 'email', 'a' || n || '@okonkwo.example', now() from generate_series(1, 9) n`,
      [memberNumber],
    );
    expect((await ask('POST', '/contacts', { kind: 'email', address: 'b@okonkwo.example' })).status).toBe(409);
  });
});
