import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { altered } from '../../../testing/altered.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const account = '104500090';
const memberNumber = '200108';

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  await at.database.pool.query("update members set email = 'jo@example.com' where member_number = $1", [memberNumber]);
  await at.database.pool.query('delete from member_phones where member_number = $1', [memberNumber]);
  await at.database.pool.query(
    "insert into member_phones values ($1, '5415550142', 'Cell'), ($1, '5415550143', 'Home')",
    [memberNumber],
  );
  for (const { text } of await textOfTables()) for (const [number] of text.matchAll(/\b\d{6}\b/g)) imported.add(number);
});
afterAll(() => at.close());

/** Numbers of six digits that are imported: a code may be one of them by chance. */
const imported = new Set<string>();

async function textOfTables(): Promise<{ tablename: string; text: string }[]> {
  const tables = await at.database.pool.query("select tablename from pg_tables where schemaname = 'public'");
  return Promise.all(
    tables.rows.map(async ({ tablename }) => {
      const { rows } = await at.database.pool.query(`select string_agg(t::text, $1) as text from "${tablename}" t`, [
        '\n',
      ]);
      return { tablename, text: rows[0].text ?? '' };
    }),
  );
}

/** Each call comes a moment after the one before, so that the newest message is the last one. */
const post = (path: string, payload: object) => {
  now = new Date(now.getTime() + 1);
  return at.app.inject({ method: 'POST', url: `/v3/registration/${path}`, payload });
};
const options = async (accountNumber = account) => (await post('authentication-types', { accountNumber })).json();
const begin = async () => {
  const validatorResource = (await options()).emails[0].validatorResource;
  const { attempt } = (await post('verify-account', { selectedAuthenticateOption: validatorResource })).json();
  const text = (await sentMessages(at))[0]?.text ?? '';
  return { attempt, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
};
const freshLimits = () => at.database.pool.query('delete from attempts');

describe('step 1', () => {
  it('lists what is on file masked, cell phones only, and says nothing else of the member', async () => {
    const answer = await options();
    expect(answer.cellPhones.map((one: { label: string }) => one.label)).toEqual(['Cell (541) ***-****']);
    expect(answer.emails.map((one: { label: string }) => one.label)).toEqual(['j***@example.com']);
    expect([answer.isSmsEnabled, answer.memberNumber, answer.ownContact]).toEqual([true, null, null]);
    expect(JSON.stringify(answer)).not.toMatch(/5415550142|jo@example|200\d{3}/);
  });

  it('answers an unknown account like one without contacts', async () => {
    expect(await options('999999999')).toEqual({
      cellPhones: [],
      emails: [],
      isSmsEnabled: true,
      memberNumber: null,
      ownContact: null,
    });
  });

  it('sends the code where its owner chose, by text message too', async () => {
    const validatorResource = (await options()).cellPhones[0].validatorResource;
    const sent = (await post('verify-account', { selectedAuthenticateOption: validatorResource })).json();
    expect(sent.sentTo).toBe('(541) ***-****');
    const message = (await sentMessages(at))[0];
    expect(message).toMatchObject({ recipient: '5415550142' });
    expect(message?.text).toMatch(
      /^Cedar Ridge: \d{6} is your code. It works for 2 hours. We will never ask you for it.$/,
    );
  });

  it('takes five tries at a code, also at once; the sixth is not evaluated even when it is right', async () => {
    await freshLimits();
    const { attempt, code } = await begin();
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => post('verify-code', { attempt, verificationCode: wrong })),
    );
    expect(tries.map((one) => one.json()[0].message)).toEqual(Array(5).fill('Account verification is unsuccessful.'));
    expect((await post('verify-code', { attempt, verificationCode: code })).statusCode).toBe(400);
  });

  it('takes a code for two hours, and once', async () => {
    await freshLimits();
    const late = await begin();
    now = new Date(now.getTime() + 120 * 60_000);
    expect((await post('verify-code', { attempt: late.attempt, verificationCode: late.code })).statusCode).toBe(400);
    const { attempt, code } = await begin();
    now = new Date(now.getTime() + 119 * 60_000);
    const right = await post('verify-code', { attempt, verificationCode: code });
    expect(right.json()).toMatchObject({ memberNumber, message: 'Account verification is successful.' });
    expect((await post('verify-code', { attempt, verificationCode: code })).statusCode).toBe(400);
    const again = await begin();
    const given = { attempt: again.attempt, verificationCode: again.code };
    const atOnce = await Promise.all([1, 2, 3, 4].map(() => post('verify-code', given)));
    expect(atOnce.filter((one) => one.statusCode === 200)).toHaveLength(1);
  });

  it('takes no seal of another purpose, and none that was altered', async () => {
    await freshLimits();
    const validatorResource: string = (await options()).emails[0].validatorResource;
    const { attempt } = await begin();
    for (const sealed of [attempt, altered(validatorResource), 'x'])
      expect((await post('verify-account', { selectedAuthenticateOption: sealed })).statusCode).toBe(400);
    expect((await post('verify-code', { attempt: validatorResource, verificationCode: '123456' })).statusCode).toBe(
      400,
    );
    expect((await post('members', { ...form, registrationToken: attempt })).statusCode).toBe(400);
  });
});

const form = {
  loginId: 'jo.tester',
  email: 'Jo@Example.com',
  cnfemail: 'jo@example.com',
  password: 'Willow-creek-88!',
  cnfpassword: 'Willow-creek-88!',
  secQuestion: 'pet',
  secAnswer: 'Rex',
  hasOptedForPaperlessBilling: true,
  hasOptedForPaperlessOther: false,
  areMarketingEmailsAllowed: false,
  paperlessConfirmText: true,
};

describe('step 2', () => {
  it('applies every rule again, each with its own sentence', async () => {
    await freshLimits();
    const { attempt, code } = await begin();
    const { registrationToken } = (await post('verify-code', { attempt, verificationCode: code })).json();
    const said = async (change: object) => (await post('members', { ...form, registrationToken, ...change })).json()[0];
    expect(await said({ loginId: 'jo' })).toMatchObject({ message: 'Username entry does not meet criteria.' });
    expect(await said({ loginId: 'Walter.Prine' })).toMatchObject({
      field: 'loginId',
      message: 'The username has already been registered.',
    });
    expect(await said({ email: 'jo@' })).toMatchObject({ field: 'email' });
    expect(await said({ cnfemail: 'al@example.com' })).toMatchObject({
      message: 'Email and Confirm Email does not match.',
    });
    expect(await said({ password: 'short', cnfpassword: 'short' })).toMatchObject({ field: 'password' });
    expect(await said({ cnfpassword: 'Willow-creek-89!' })).toMatchObject({ field: 'cnfpassword' });
    expect(await said({ password: 'Password1!', cnfpassword: 'Password1!' })).toMatchObject({
      message: expect.stringContaining('too common'),
    });
    expect(await said({ secQuestion: 'constructor' })).toMatchObject({ message: 'Please select an option.' });
    expect(await said({ secAnswer: ' ' })).toMatchObject({ message: 'Please enter an answer.' });
    expect(await said({ paperlessConfirmText: false })).toMatchObject({ field: 'paperlessConfirmText' });
  });

  it('makes the login once, also when it is sent twenty times at once; then it signs in', async () => {
    await freshLimits();
    const { attempt, code } = await begin();
    const { registrationToken } = (await post('verify-code', { attempt, verificationCode: code })).json();
    const free = await post('username', { loginId: 'jo.tester', registrationToken });
    expect(free.json()).toEqual({ available: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('members', { ...form, registrationToken })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await post('username', { loginId: 'Jo.Tester', registrationToken })).json()).toEqual({ available: false });
    expect((await sentMessages(at))[0]).toMatchObject({ kind: 'welcome', recipient: 'jo@example.com' });
    const signedIn = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'JO.tester', password: form.password },
    });
    expect(signedIn.json().memberNumber).toBe(memberNumber);
    const chosen = await at.database.pool.query('select * from member_preferences where member_number = $1', [
      memberNumber,
    ]);
    expect(chosen.rows[0]).toMatchObject({ paperless_billing: true, paperless_other: false, marketing_emails: false });
  });

  it('tells a member who has a login so, once the code was right', async () => {
    await freshLimits();
    const { attempt, code } = await begin();
    const answer = await post('verify-code', { attempt, verificationCode: code });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('already has a portal login'),
    ]);
  });
});

it('keeps no password, code, answer or secret in clear, in no table', async () => {
  const codes = (await sentMessages(at)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  expect(codes.length).toBeGreaterThan(3);
  for (const { tablename, text } of await textOfTables()) {
    expect([tablename, text.includes('Willow-creek'), /\bRex\b/.test(text)]).toEqual([tablename, false, false]);
    const found = codes.filter((code) => !imported.has(code) && new RegExp(`\\b${code}\\b`).test(text));
    expect([tablename, found]).toEqual([tablename, []]);
  }
  const jobs = await at.database.pool.query('select string_agg(data::text, $1) as text from pgboss.job', ['\n']);
  for (const canary of ['Willow-creek', ...codes.map((code) => ` ${code}`)])
    expect(jobs.rows[0].text).not.toContain(canary);
});

it('lets a member without contacts type one where the site allows it', async () => {
  const lenient = await testApp({
    change: (site) => ({
      ...site,
      config: { ...site.config, registration: { ...site.config.registration, allowUserProvidedContact: true } },
    }),
  });
  await lenient.database.pool.query('update members set email = null where member_number = $1', [memberNumber]);
  await lenient.database.pool.query('delete from member_phones where member_number = $1', [memberNumber]);
  const call = (path: string, payload: object) =>
    lenient.app.inject({ method: 'POST', url: `/v3/registration/${path}`, payload });
  const { ownContact } = (await call('authentication-types', { accountNumber: account })).json();
  expect((await call('verify-account', { ownContact, email: 'none' })).json()[0].message).toBe(
    'Please enter a valid email address.',
  );
  expect((await call('verify-account', { ownContact, phone: '(041) 555-0142' })).json()[0].message).toBe(
    'Please enter a valid phone number.',
  );
  expect((await call('verify-account', { ownContact, email: 'New@Example.com' })).json().sentTo).toBe(
    'n***@example.com',
  );
  expect((await sentMessages(lenient))[0]?.recipient).toBe('new@example.com');
  expect((await call('authentication-types', { accountNumber: '999999999' })).json().ownContact).toBeNull();
  await lenient.close();
});
