import { operations } from '@rochdale/contract/operations/operations';
import { applicationFields } from '@rochdale/domain/application-for-service/application';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';

const own = {
  memberNumber: '200025',
  accountNumber: '104500017',
  billDate: '2026-01-01',
  transNo: '20260101-NONE',
  locationId: 'L104500017',
  contactId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a1',
};
const foreign = { memberNumber: '200017', accountNumber: '104471882' };
const absent = { memberNumber: '999999', accountNumber: '999999999' };

interface Rest {
  readonly query?: string;
  readonly payload?: object;
}

const draftOf = (accountNumber: string) => ({
  ...{ accountNumber, action: 'ADD', draftMethod: 'WHEN_BILLED', draftDay: null, draftStartDate: '2026-01-01' },
});
const askedDays = '?fromDate=2026-01-01&toDate=2026-01-01';

const payable = (accountNumber: string) => ({
  ...{ accountNumber, accountBalance: 10, paymentAmount: 10, dueDate: null, pastDueAmount: 0 },
  ...{ reconnectFee: 0, additionalDeposit: 0, arrangementAmount: 0, liabilityConfirmationAmount: 0 },
  ...{ showLiabilityConfirmation: false, cutoffAmount: 0, derivedStatus: '', disconnectFee: 0 },
  ...{ isPrepaidAccount: false, minimumPaymentAmount: 0, overPayAmount: 0, prepaidReconnectAmount: 0 },
});
const autoPayTerms = { storedPaymentId: 'S1', daysBefore: 0, ceiling: null, agreed: true };
const levelizedUpdate = { action: 'Add', billingType: 'Average', estimatedBill: 1, settlementMonth: 1 };

/** What a call carries beside its path to be well formed, so that only the number can be at fault. */
const rests: Readonly<Record<string, (accountNumber: string) => Rest>> = {
  'account-profile.update': () => ({
    payload: {
      ...{ firstName: 'Walter', middleName: '', lastName: 'Prine', streetNumber: '1', streetName: 'Mill' },
      ...{ streetType: 'RD', unit: '', city: 'Cedar', state: 'IA', zip: '52404', contactPhones: [] },
    },
  }),
  'application-for-service.apply-as-member': () => ({
    payload: {
      applicationId: '6f1b7a52-54c8-4c39-9d5e-0f5a3ef4a6a1',
      application: Object.fromEntries(applicationFields.map((field) => [field, ''])),
    },
  }),
  'auto-pay.enroll': (accountNumber) => ({ payload: { ...autoPayTerms, accounts: [{ accountNumber }] } }),
  'auto-pay.change': () => ({ payload: autoPayTerms }),
  'auto-pay.pause': () => ({ payload: { isPaused: true } }),
  'language.choose': () => ({ payload: { language: 'es' } }),
  'delinquents.document': () => ({ query: '?delinquentViewUrl=unknown' }),
  'draft-payments.update': (accountNumber) => ({
    payload: {
      ...{ memberNumber: own.memberNumber, draftAccounts: [draftOf(accountNumber)], draftType: 'Savings' },
      ...{ bankAccountNumber: '123456', routingNumber: '021000021', bankName: 'A Bank', draftAuthorize: true },
    },
  }),
  'draft-payments.initiate': (accountNumber) => ({
    payload: {
      ...{ paymentType: 'DRAFT', amount: 0, removeDraft: false, draftOption: 'CC', draftAuthorize: true },
      accountsToDraft: [draftOf(accountNumber)],
    },
  }),
  'levelized-billing.update': () => ({ payload: levelizedUpdate }),
  'levelized-billing.update-many': (accountNumber) => ({ payload: [{ ...levelizedUpdate, accountNumber }] }),
  'operation-roundup.update': (accountNumber) => ({
    payload: [{ accountNumber, isRoundUp: true, amount: null, expireDate: null }],
  }),
  'green-button.download': () => ({ query: '?from=2026-01-01&to=2026-01-02' }),
  'member-pay.settings': (accountNumber) => ({ query: `?accountNumber=${accountNumber}` }),
  'scheduled-payments.create': (accountNumber) => ({
    payload: {
      accountsToPay: [payable(accountNumber)],
      ...{ amount: 10, paymentDate: '2099-01-01', payWith: { kind: 'stored', storedPaymentId: 'S1' } },
    },
  }),
  'member-pay.initiate': (accountNumber) => ({
    payload: {
      accountsToPay: [payable(accountNumber)],
      ...{ amount: 10, reconnectFee: 0, additionalDeposit: 0, arrangementPaymentAmount: 0, reconnectMeter: true },
    },
  }),
  'member-pay.result': () => ({ query: '?encryptedPayload=unknown' }),
  'meter-reading.submit': () => ({ payload: { meterNumber: '1', reading: 1, confirmed: false } }),
  'mfa.set': () => ({ payload: { encryptedMember: 'unknown', code: '000000', key: 'unknown' } }),
  'notifications.save': () => ({ payload: { topics: [], appliesToAll: false } }),
  'notifications.add-contact': () => ({ payload: { kind: 'email', address: 'walter@home.example' } }),
  'notifications.verify-contact': () => ({ payload: { verificationCode: '123456' } }),
  'notifications.resume-texts': () => ({ payload: { topic: 'outage' } }),
  'outage.report': (accountNumber) => ({
    payload: {
      ...{ reportId: '8d6f0f5a-8b0e-4a6e-9a39-6a1c2f2a7d11', accountNumber, outageReason: 'No power at all' },
      ...{ callBack: false },
    },
  }),
  'payment-profile.add': () => ({ payload: { paymentType: 'cc' } }),
  'payment-profile.change': () => ({ payload: { label: 'Mine' } }),
  'my-profile.update': () => ({ payload: { isMarketEmail: true } }),
  'service-requests.submit': (accountNumber) => ({ payload: { accountNumber, workType: 'TREE', phone: '5415550142' } }),
  'usage.daily': () => ({ query: askedDays }),
  'usage.temperatures': () => ({ query: askedDays }),
  'usage.prepaid': () => ({ query: askedDays }),
  'usage.intervals': () => ({ query: askedDays }),
  'usage.interval-range': () => ({ query: askedDays }),
  'my-profile.username': () => ({ payload: { loginId: 'walter.prine.2' } }),
};

/** Operations that name an account elsewhere than in their path. */
const namesAccount = new Set([
  'auto-pay.enroll',
  'draft-payments.update',
  'draft-payments.initiate',
  'member-pay.settings',
  'member-pay.initiate',
  'outage.report',
  'scheduled-payments.create',
  'levelized-billing.update-many',
  'operation-roundup.update',
  'service-requests.submit',
]);

const rows = Object.entries(operations).flatMap(([name, row]) =>
  row.access === 'member'
    ? (['memberNumber', 'accountNumber'] as const)
        .filter((key) => row.path.includes(`{${key}}`) || (key === 'accountNumber' && namesAccount.has(name)))
        .map((key) => ({ name, key, row }))
    : [],
);

describe('another member’s numbers', () => {
  let at: Awaited<ReturnType<typeof testApp>>;
  let headers: { readonly authorization: string };

  beforeAll(async () => {
    at = await testApp();
    const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    headers = { authorization: `Bearer ${accessToken}` };
  });
  afterAll(() => at.close());

  it.each(rows)('are answered by $name like a $key that does not exist', async ({ name, key, row }) => {
    const ask = async (number: string) => {
      const numbers = { ...own, [key]: number };
      const path = Object.entries(numbers).reduce<string>(
        (url, [part, value]) => url.replace(`{${part}}`, value),
        row.path,
      );
      const { query = '', payload } = rests[name]?.(numbers.accountNumber) ?? {};
      const answer = await at.app.inject({
        method: row.method,
        url: path + query,
        headers,
        ...(payload && { payload }),
      });
      return [answer.statusCode, answer.json()];
    };
    const theirs = await ask(foreign[key]);
    expect(theirs).toEqual(await ask(absent[key]));
    expect(theirs[0]).toBe(404);
  });

  it('do not enter the account list by asking for one of them', async () => {
    const url = `/v3/member/${own.memberNumber}/accounts?selected=${foreign.accountNumber}`;
    const answer = await at.app.inject({ url, headers });
    expect(answer.json().results.map((account: { accountNumber: string }) => account.accountNumber)).toEqual([
      own.accountNumber,
    ]);
  });
});
