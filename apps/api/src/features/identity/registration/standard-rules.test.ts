import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const [account, memberNumber] = ['104500090', '200108'];
const minutes = (count: number): void => {
  now = new Date(now.getTime() + count * 60_000);
};

/** A co-op that takes the standard's rules where the specification leaves them to a setting (docs/security.md). */
beforeAll(async () => {
  at = await testApp({
    clock: { now: () => now },
    change: (site) => ({
      ...site,
      config: {
        ...site.config,
        security: {
          ...site.config.security,
          ...{ passwordRule: 'PASSPHRASE', passwordMaxLength: 128, securityQuestion: false, codeMinutes: 10 },
        },
      },
    }),
  });
  await at.database.pool.query("update members set email = 'jo@example.com' where member_number = $1", [memberNumber]);
});
afterAll(() => at.close());

const post = (url: string, payload: object) => at.app.inject({ method: 'POST', url: `/v3/${url}`, payload });
const begin = async () => {
  const options = (await post('registration/authentication-types', { accountNumber: account })).json();
  const selectedAuthenticateOption = options.emails[0].validatorResource;
  const { attempt } = (await post('registration/verify-account', { selectedAuthenticateOption })).json();
  const text = (await sentMessages(at))[0]?.text ?? '';
  return { attempt, verificationCode: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
};

it('a code lives ten minutes, no secret question is asked, and a phrase of 70 letters with spaces opens as it was typed', async () => {
  const late = await begin();
  minutes(10);
  expect((await post('registration/verify-code', late)).statusCode).toBe(400);
  const inTime = await begin();
  minutes(9);
  const { registrationToken } = (await post('registration/verify-code', inTime)).json();
  const password = 'the heron stands in the shallow water below the mill until the evening';
  expect(password).toHaveLength(70);
  const form = {
    ...{ registrationToken, loginId: 'jo.tester', email: 'jo@example.com', cnfemail: 'jo@example.com' },
    ...{ hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false, areMarketingEmailsAllowed: false },
    paperlessConfirmText: false,
  };
  const short = { password: 'Willow-88!', cnfpassword: 'Willow-88!' };
  expect((await post('registration/members', { ...form, ...short })).json()).toMatchObject([{ field: 'password' }]);
  expect((await post('registration/members', { ...form, password, cnfpassword: password })).statusCode).toBe(200);
  const { rows } = await at.database.pool.query(
    "select security_question, security_answer_hash from logins where login_key = 'jo.tester'",
  );
  expect(rows).toEqual([{ security_question: null, security_answer_hash: null }]);
  const signIn = (typed: string) => post('login', { username: 'jo.tester', password: typed });
  for (const changed of [password.replaceAll(' ', ''), password.slice(0, 50), `${password} `, password.toUpperCase()])
    expect((await signIn(changed)).statusCode).toBe(400);
  expect((await signIn(password)).json().memberNumber).toBe(memberNumber);
});
