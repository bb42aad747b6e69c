import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { requisitions } from '../../../tables/payments.ts';
import { draftPostingHook } from './draft-posting-hook.ts';
import { rotateBankNumbers } from './rotate-bank-numbers.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
const member = '/v3/member/200017';
const bankNumber = '0099887766551234';

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  headers = {
    authorization: `Bearer ${(await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken}`,
  };
});
afterAll(() => at.close());

const item = (accountNumber: string, changes: object = {}) => ({
  accountNumber,
  action: 'ADD',
  draftMethod: 'DAY_OF_MONTH',
  draftDay: 15,
  draftStartDate: '2026-01-01',
  ...changes,
});
const setUp = (draftAccounts: object[], changes: object = {}) =>
  at.app.inject({
    method: 'PUT',
    url: `${member}/drafts`,
    headers,
    payload: {
      memberNumber: '200017',
      draftAccounts,
      draftType: 'Savings',
      bankAccountNumber: bankNumber,
      routingNumber: '021000021',
      bankName: 'ALDER VALLEY COMMUNITY BANK',
      draftAuthorize: true,
      ...changes,
    },
  });
const initiate = (payload: object) =>
  at.app.inject({
    method: 'POST',
    url: `${member}/drafts/initiate`,
    headers,
    payload: { paymentType: 'DRAFT', amount: 0, draftAuthorize: true, ...payload },
  });
const remove = (...numbers: string[]) =>
  initiate({
    removeDraft: true,
    accountsToDraft: numbers.map((accountNumber) => ({ accountNumber, action: 'REMOVE' })),
  });
const list = async () => (await at.app.inject({ url: `${member}/drafts`, headers })).json();
const drafted = async () =>
  (
    await at.database.pool.query(
      "select account_number as number from drafts where member_number = '200017' order by 1",
    )
  ).rows.map(({ number }) => number);
const said = (response: { json(): { message: string }[] }) => response.json()[0]?.message;

/** A debit of 50 dollars that stands in a bank file. */
const withBank = async (account: string) => {
  await at.database.pool.query(
    `insert into due_payments (plan_kind, plan_key, due_day, member_number, state, amount_cents, trans_no, try_on, updated_at)
     values ('draft', $1, '2027-06-08', '200017', 'sent', 5000, 'WITH-BANK', '2027-06-08', now())`,
    [account],
  );
  await at.database.pool.query(
    `insert into ach_entries (trace_number, file_number, kind, account_number, trans_no, amount_cents, effective_date)
     values ('021000020000001', 1, 'debit', $1, 'WITH-BANK', 5000, '2027-06-09')`,
    [account],
  );
};

it('another’s account is answered like none, and every rule is applied again', async () => {
  expect((await setUp([item('104500017')])).statusCode).toBe(404);
  expect((await remove('104500017')).statusCode).toBe(404);
  expect(said(await setUp([]))).toBe('Please select an account to add a draft.');
  expect(said(await setUp([item('104471890'), item('104471882')]))).toBe(
    'Account: 104471882 Pay the past due amount first, then set up a draft.',
  );
  expect(said(await setUp([item('104480324')]))).toBe(
    'Account: 104480324 Account is signed up for AutoPay. Draft is not allowed.',
  );
  expect(said(await setUp([item('104471890', { draftDay: 29 })]))).toBe(
    'Account: 104471890 Day of the Month must be before 29th',
  );
  expect(said(await setUp([item('104471890')], { draftAuthorize: false }))).toBe(
    'Please check the authorize checkbox to submit your draft.',
  );
  for (const routingNumber of ['122105155', '011000028', '000000000', '021000022'])
    expect(said(await setUp([item('104471890')], { routingNumber }))).toBe('Please enter valid routing number.');
  expect(await drafted()).toEqual([]);
});

it('a bank is answered for one routing number at a time', async () => {
  const of = async (query: string) =>
    (await at.app.inject({ url: `/v3/financial-institutions${query}`, headers })).json();
  expect(await of('?routingNumber=021000021')).toEqual({
    results: [{ routingNumber: '021000021', name: 'ALDER VALLEY COMMUNITY BANK' }],
  });
  expect(await of('?routingNumber=999999999')).toEqual({ results: [] });
  expect((await at.app.inject({ url: '/v3/financial-institutions', headers })).statusCode).toBe(400);
});

it('set up twice at once it is one; only the last four are shown, the number is encrypted, and the member is told', async () => {
  const answers = await Promise.all([setUp([item('104471890')]), setUp([item('104471890')])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await drafted()).toEqual(['104471890']);
  const { results } = await list();
  const found = results.find((one: { accountNumber: string }) => one.accountNumber === '104471890');
  expect(found.draft).toMatchObject({ draftType: 'DAY_OF_MONTH', draftDay: 15, draftAccountNumberMasked: '****1234' });
  expect(found.draft.nextDraftDate).toMatch(/-15$/);
  expect(JSON.stringify(results)).not.toContain(bankNumber);
  const { rows } = await at.database.pool.query(
    'select drafts::text as row, start_date::text as start from drafts where created_at is not null',
  );
  expect(rows[0].row).not.toContain(bankNumber);
  expect(rows[0].start > '2026-01-01').toBe(true);
  expect(await rotateBankNumbers(at.services)).toBe(3);
  expect((await sentMessages(at))[0]?.text).toContain('ending in 1234');
  expect(said(await setUp([item('104471890')]))).toContain('This account already has a draft.');
});

it('drafts are removed all or none', async () => {
  expect(said(await remove('104471890', '104480316'))).toBe('This account has no draft.');
  expect(said(await remove())).toBe('Please select an account to remove its draft.');
  expect(await drafted()).toEqual(['104471890']);
  await withBank('104471890');
  const overview = await at.app.inject({ url: `${member}/accounts/104471890/details`, headers });
  expect(overview.json()).toMatchObject({ draftExists: true, draftDate: '2027-06-09' });
  expect((await remove('104471890')).json()).toEqual({ message: 'Your draft information has been updated.' });
  expect(await drafted()).toEqual([]);
  expect((await sentMessages(at)).map(({ text }) => text).join()).toContain(
    'no longer take drafts for account 104471890',
  );
  expect((await sentMessages(at))[0]?.text).toContain(
    'A draft of $50.00 for account 104471890 is already with the bank. It will be taken on June 9, 2027.',
  );
  await at.database.pool.query('truncate due_payments, ach_entries');
});

it('a card opens the hosted page, whose result sets up each account once', async () => {
  const accountsToDraft = [item('104480316'), item('104495515')];
  const answer = await initiate({ removeDraft: false, draftOption: 'CC', accountsToDraft });
  const { applicationId, merchantId, paymentRequisitionSettings, configuration } = answer.json();
  expect(merchantId).toBe(paymentRequisitionSettings.clientId);
  expect(applicationId).toBe(configuration.applicationWebId);
  const { transNo } = paymentRequisitionSettings;
  const { rows } = await at.database.pool.query('select flow, purpose, intent from requisitions where trans_no = $1', [
    transNo,
  ]);
  expect(rows).toMatchObject([{ flow: 'drafts', purpose: 'store', intent: { items: accountsToDraft } }]);
  expect((await setUp([item('104495515')])).statusCode).toBe(200);
  const [requisition] = await at.services.db.select().from(requisitions);
  if (!requisition) throw new Error('There is no requisition.');
  const storedMethod = {
    token: 'TEST-CARD-1111',
    paymentType: 'cc' as const,
    brand: 'Visa',
    lastFour: '1111',
    expires: '2039-12',
  };
  for (let round = 0; round < 2; round += 1)
    await at.services.db.transaction((tx) =>
      draftPostingHook(at.services)(tx, { ...requisition, storedMethod }, new Date()),
    );
  const kept = await at.database.pool.query(
    'select account_number as number, draft_type as type, token from drafts where created_at is not null order by 1',
  );
  expect(kept.rows).toEqual([
    { number: '104480316', type: 'credit-card', token: 'TEST-CARD-1111' },
    { number: '104495515', type: 'bank', token: null },
  ]);
  expect((await initiate({ removeDraft: false, draftOption: 'BANK', accountsToDraft })).statusCode).toBe(404);
});
