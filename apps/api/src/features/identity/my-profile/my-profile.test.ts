import { addDays } from '@rochdale/domain/dates';
import type { Site } from '@rochdale/domain/website/site/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
const demo = 'Rochdale-demo-1!';
const opal = { member: '200701', first: '104507110', second: '104507111' };

/** Every field is offered, round-up plus as well. */
const offered = (site: Site): Site => ({
  ...site,
  config: {
    ...site.config,
    accounts: {
      ...site.config.accounts,
      paperlessAtMemberLevel: true,
      paperlessAtAccountLevel: true,
      roundUpPlus: true,
    },
  },
});
beforeAll(async () => {
  at = await testApp({ change: offered });
  token = await signIn('opal.lindqvist');
});
afterAll(() => at.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, bearer = token) =>
  at.app.inject({ method, url, headers: { authorization: `Bearer ${bearer}` }, ...(payload && { payload }) });
const signIn = async (username: string, password = demo): Promise<string> => {
  const answer = await at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password } });
  return answer.json().accessToken;
};
const details = async (bearer = token) =>
  (await call('GET', `/v3/member/${opal.member}/details`, undefined, bearer)).json();
const update = (payload: object, bearer = token) => call('PUT', `/v3/member/${opal.member}/details`, payload, bearer);
const question = { securityQuestionId: 'pet', securityQuestionAnswer: 'Biscuit' };

describe('member details', () => {
  it('say what is on file, and never the security answer', async () => {
    expect(await details()).toMatchObject({
      userName: 'opal@lindqvist.example',
      loginId: 'opal.lindqvist',
      secretQuestionId: '',
      hasSecretAnswer: false,
      secretQuestions: expect.arrayContaining([{ id: 'car', description: 'What was your first car?' }]),
      secretQuestionAnswer: '',
      paymentTypes: ['Credit', 'Check'],
      paymentEmailReceived: true,
      accounts: [
        { accountNumber: opal.first, hasEmailBillNotice: true, operationRoundup: true, operationRoundupAmount: 2.5 },
        { accountNumber: opal.second, hasEmailBillNotice: false, operationRoundupAmount: null },
      ],
    });
    const autoPay = await call('GET', `/v3/member/${opal.member}/auto-payments`);
    expect(autoPay.json()).toEqual({ results: [{ paymentMethod: 'CHARGE' }] });
  });

  it('are another member’s to nobody, nor are accounts within a change', async () => {
    expect((await call('GET', '/v3/member/200702/details')).statusCode).toBe(404);
    expect((await call('PUT', '/v3/member/200702/details', {})).statusCode).toBe(404);
    const foreign = { accountNumber: '104500017', isEmail: true, isPaperless: false, isPaperlessOther: false };
    expect((await update({ paperlessAccounts: [foreign] })).statusCode).toBe(404);
  });
});

describe('a change', () => {
  it.each([
    [{ userName: '' }, 'email', 'Please enter email.'],
    [{ userName: 'opal' }, 'email', 'Please enter a valid email address.'],
    [{ loginId: '' }, 'loginId', 'Please enter username.'],
    [{ loginId: 'a..bcdef' }, 'loginId', 'Username entry does not meet criteria.'],
    [{ loginId: 'Walter.Prine', ...question }, 'loginId', 'The username has already been registered.'],
    [{ securityQuestionId: '' }, 'secQuestion', 'Please select an option.'],
    [{ securityQuestionId: 'pet' }, 'secAnswer', 'Please enter security answer.'],
    [{ password: 'short', cnfpassword: 'short' }, 'password', /^Password entry does not meet criteria\./],
    [{ password: 'Willow-creek-88!' }, 'cnfpassword', 'Please enter a confirm password.'],
    [{ cnfpassword: 'Willow-creek-88!' }, 'password', 'Please enter a password.'],
    [{ password: 'Password1!', cnfpassword: 'Password1!' }, 'password', /too common/],
    [
      { removeStoredCreditData: true },
      'removeStoredCreditCardData',
      'Update not allowed. Active Payment setup exists.',
    ],
    [{ isPaperlessBilling: true }, 'paperlessConfirmText', 'Please check the paperless confirmation checkbox.'],
  ])('%j is refused', async (payload, field, message) => {
    const answer = await update(payload);
    expect([answer.statusCode, answer.json()[0].field]).toEqual([400, field]);
    expect(answer.json()[0].message).toMatch(message);
  });

  it('is all of what was sent, or nothing', async () => {
    const refused = await update({ isMarketEmail: true, removeStoredBankData: true, removeStoredCreditData: true });
    expect(refused.statusCode).toBe(400);
    expect(await details()).toMatchObject({ marketingEmail: false, paymentTypes: ['Credit', 'Check'] });
  });

  it('of one tab leaves the others as they were; a security answer is stored like a password', async () => {
    const answer = await update({ ...question, removeStoredBankData: true, receivePaymentEmail: false });
    expect(answer.json()).toEqual({ message: 'Your profile has been updated.' });
    expect(await details()).toMatchObject({
      secretQuestionId: 'pet',
      hasSecretAnswer: true,
      paymentTypes: ['Credit'],
      paymentEmailReceived: false,
      serviceOrderEmailReceived: true,
      accounts: [{ hasEmailBillNotice: true }, {}],
    });
    const stored = await at.database.pool.query(
      'select security_answer_hash from logins where security_question is not null',
    );
    expect(stored.rows[0].security_answer_hash).toMatch(/^\$argon2id\$/);
    expect((await update({ securityQuestionId: 'pet', securityQuestionAnswer: '' })).statusCode).toBe(200);
    expect((await update({ securityQuestionId: 'car', securityQuestionAnswer: '' })).statusCode).toBe(400);
  });

  it('of paper holds rows together, and needs the confirmation', async () => {
    const row = { accountNumber: opal.second, isEmail: true, isPaperless: true, isPaperlessOther: false };
    expect((await update({ paperlessAccounts: [row] })).json()[0].field).toBe('paperlessConfirmText');
    const torn = await update({ paperlessAccounts: [{ ...row, isEmail: false }], paperlessConfirmText: true });
    expect(torn.json()[0].field).toBe(`email-${opal.second}`);
    const good = await update({ paperlessAccounts: [row], paperlessConfirmText: true, isMarketEmail: true });
    expect(good.statusCode).toBe(200);
    expect((await details()).accounts[1]).toMatchObject({ hasEmailBillNotice: true, hasPaperlessBilling: true });
  });

  it('of round-up keeps an amount and a day from tomorrow on, and neither once it has ended', async () => {
    const today = todayAt(at.services.clock, at.services.site().timeZone);
    const row = { accountNumber: opal.second, optedForOp: true, opPlusAmount: 5, opPlusExpirationDate: today };
    const fields = async (changes: object) =>
      (await update({ roundupAccounts: [{ ...row, ...changes }] })).json()[0]?.field;
    expect(await fields({})).toBe(`expiration-${opal.second}`);
    expect(await fields({ opPlusAmount: -1, opPlusExpirationDate: null })).toBe(`amount-${opal.second}`);
    expect(await fields({ opPlusExpirationDate: addDays(today, 1) })).toBeUndefined();
    expect((await details()).accounts[1]).toMatchObject({
      operationRoundup: true,
      operationRoundupAmount: 5,
      operationRoundupExpiration: addDays(today, 1),
      hasPaperlessBilling: true,
    });
    await update({ roundupAccounts: [{ ...row, optedForOp: false }] });
    expect((await details()).accounts[1]).toMatchObject({ operationRoundup: false, operationRoundupAmount: null });
  });

  it('of what the site does not offer is refused', async () => {
    const plain = await testApp({ coop: 'whetstone-hills' });
    const session = await plain.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: { username: 'opal.lindqvist', password: demo },
    });
    const headers = { authorization: `Bearer ${session.json().accessToken}` };
    const status = async (payload: object) =>
      (await plain.app.inject({ method: 'PUT', url: `/v3/member/${opal.member}/details`, payload, headers }))
        .statusCode;
    expect(await status({ roundupAccounts: [] })).toBe(404);
    expect(await status(question)).toBe(404);
    expect(await status({ loginId: 'opal.lindqvist', userName: 'opal@lindqvist.example' })).toBe(200);
    await plain.close();
  });
});

it('a username is free unless another login has it', async () => {
  const free = async (loginId: string) =>
    (await call('POST', `/v3/member/${opal.member}/username`, { loginId })).json().available;
  expect([await free('WALTER.prine'), await free('opal.lindqvist'), await free('opal.lind')]).toEqual([
    false,
    true,
    true,
  ]);
});
