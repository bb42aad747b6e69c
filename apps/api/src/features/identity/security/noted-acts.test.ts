import type { AuditKind } from '@rochdale/contract/audit';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type WatchedWrites, watchWrites } from '../../../testing/watched-writes.ts';
import { settle } from '../../paying/payments/public.ts';
import { keptCard } from '../../paying/payments/testing/kept-card.ts';

const member = '200017';
const account = '104471882';
const sibling = '104471890';
const from = '203.0.113.7';
const today = todayAt(systemClock, 'America/Los_Angeles');

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
let writes: WatchedWrites;

beforeAll(async () => {
  at = await testApp({ trustedProxies: 1 });
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
  writes = await watchWrites(at.database);
});
afterAll(() => at.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
  const answer = await at.app.inject({
    method,
    url: `/v3/member/${member}${path}`,
    headers: { ...headers, 'x-forwarded-for': from },
    ...(payload && { payload }),
  });
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json();
};
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

/** What an act notes, each with its member and network, and whether all of it stood in the transaction that wrote the table. */
async function noted(act: () => Promise<unknown>, table: string) {
  await query('truncate security_events');
  await writes.taken();
  await act();
  const written = await writes.taken();
  const ofAct = written.filter(({ said }) => said.endsWith(` ${table}`)).map(({ transaction }) => transaction);
  const ofEvents = written.filter(({ said }) => said === 'insert security_events');
  const events = await query('select kind, member_number, address from security_events order by event_id');
  return {
    said: events.map(({ kind, member_number, address }) => `${kind} ${member_number} ${address}`),
    isOne: ofAct.length > 0 && ofEvents.every(({ transaction }) => ofAct.includes(transaction)),
  };
}
const once = (kind: AuditKind, network: string | null = `${from}`) => ({
  said: [`${kind} ${member} ${network}`],
  isOne: true,
});
const nothing = { said: [], isOne: true };

/** Comes back from a page of the payment company that was opened. */
const throughPage = (opened: { paymentRequisitionSettings: { transNo: string } }) =>
  settle(at.services, keptCard(opened.paymentRequisitionSettings.transNo));

it('auto pay: enrolled, changed, paused, resumed, ended', async () => {
  const terms = { storedPaymentId: 'S2000171', daysBefore: 0, ceiling: null, agreed: true };
  const enroll = () => call('POST', '/auto-pay', { ...terms, accounts: [{ accountNumber: account }] });
  const change = () => call('PUT', `/auto-pay/${account}`, { ...terms, daysBefore: 1 });
  const pause = (isPaused: boolean) => () => call('PUT', `/auto-pay/${account}/paused`, { isPaused });
  expect(await noted(enroll, 'auto_pays')).toEqual(once('auto-pay-enrolled'));
  expect(await noted(change, 'auto_pays')).toEqual(once('auto-pay-changed'));
  expect(await noted(pause(true), 'auto_pays')).toEqual(once('auto-pay-paused'));
  expect(await noted(pause(false), 'auto_pays')).toEqual(once('auto-pay-resumed'));
  expect(await noted(() => call('DELETE', `/auto-pay/${account}`), 'auto_pays')).toEqual(once('auto-pay-ended'));
});

it('a draft: set up from a bank account, set up on the payment company’s page, ended', async () => {
  const item = { ...{ accountNumber: sibling, action: 'ADD', draftMethod: 'WHEN_BILLED' }, draftDay: null };
  const drafts = [{ ...item, draftStartDate: addDays(today, 40) }];
  const bank = { draftType: 'Savings', bankAccountNumber: '0099887766551234', routingNumber: '021000021' };
  const fromBank = { ...bank, memberNumber: member, draftAccounts: drafts, bankName: 'A Bank', draftAuthorize: true };
  const initiate = (asked: object) =>
    call('POST', '/drafts/initiate', { paymentType: 'DRAFT', amount: 0, draftAuthorize: true, ...asked });
  const end = () => initiate({ removeDraft: true, accountsToDraft: [{ accountNumber: sibling, action: 'REMOVE' }] });
  expect(await noted(() => call('PUT', '/drafts', fromBank), 'drafts')).toEqual(once('draft-set-up'));
  expect(await noted(end, 'drafts')).toEqual(once('draft-ended'));
  const opened = await initiate({ removeDraft: false, draftOption: 'CC', accountsToDraft: drafts });
  expect(await noted(() => throughPage(opened), 'drafts')).toEqual(once('draft-set-up'));
  expect(await noted(() => throughPage(opened), 'drafts')).toMatchObject({ said: [] });
});

it('a way of paying: added on the payment company’s page, changed, removed', async () => {
  const opened = await call('POST', '/stored-payments', { paymentType: 'cc' });
  expect(await noted(() => throughPage(opened), 'stored_payments')).toEqual(once('way-to-pay-added', null));
  const path = `/stored-payments/${opened.paymentRequisitionSettings.transNo}`;
  const change = () => call('PUT', path, { label: 'Mine' });
  expect(await noted(change, 'stored_payments')).toEqual(once('way-to-pay-changed'));
  expect(await noted(() => call('DELETE', path), 'stored_payments')).toEqual(once('way-to-pay-removed'));
});

it('a way of paying that a payment for a later day brought', async () => {
  const owed = await call('GET', `/accounts/${account}/payment-amounts`);
  const accountsToPay = [{ ...owed, arrangementAmount: 0, minimumPaymentAmount: 0, paymentAmount: 250 }];
  const payWith = { kind: 'new', paymentType: 'cc' };
  const later = { accountsToPay, amount: 250, paymentDate: addDays(today, 9), payWith };
  const opened = await call('POST', '/scheduled-payments', later);
  expect(await noted(() => throughPage(opened), 'stored_payments')).toEqual(once('way-to-pay-added'));
});

it('settings: ways of paying removed, paper, the security answer', async () => {
  const save = (update: object) => () => call('PUT', '/details', update);
  expect(await noted(save({ removeStoredBankData: true }), 'stored_payments')).toEqual(once('way-to-pay-removed'));
  expect(await noted(save({ removeStoredBankData: true }), 'stored_payments')).toMatchObject({ said: [] });
  const row = { accountNumber: account, isEmail: true, isPaperless: true, isPaperlessOther: true };
  const paper = { paperlessAccounts: [row], paperlessConfirmText: true };
  expect(await noted(save(paper), 'account_preferences')).toEqual(once('paperless-changed'));
  expect(await noted(save(paper), 'account_preferences')).toEqual(nothing);
  const question = { securityQuestionId: 'pet', securityQuestionAnswer: 'Biscuit' };
  expect(await noted(save(question), 'logins')).toEqual(once('security-answer-changed'));
  expect(await noted(save({ securityQuestionId: 'pet' }), 'logins')).toMatchObject({ said: [] });
});

it('the profile: a change, whether it is in force at once or waits for review', async () => {
  const path = `/accounts/${account}/profile`;
  const { count: _, isVerified: __, phoneTypes: ___, ...form } = await call('GET', path);
  const save = () => call('PUT', path, { ...form, firstName: 'Marisol', middleName: 'A' });
  expect(await noted(save, 'profile_updates')).toEqual(once('profile-changed'));
  expect(await noted(save, 'profile_updates')).toMatchObject({ said: [] });
});

it('where notices go: added once its code came back, removed, and the login’s own address', async () => {
  const address = 'okonkwo@work.example';
  const { contactId } = await call('POST', '/contacts', { kind: 'email', address });
  const [message] = (await sentMessages(at)).filter(({ recipient }) => recipient === address);
  const verificationCode = /\d{6}/.exec(message?.text ?? '')?.[0];
  const verify = () => call('POST', `/contacts/${contactId}/verified`, { verificationCode });
  expect(await noted(verify, 'notification_contacts')).toEqual(once('contact-added'));
  const { results } = await call('GET', '/contacts');
  const own = results.find((one: { isLogin: boolean }) => one.isLogin);
  const remove = () => call('DELETE', `/contacts/${own.contactId}`);
  expect(await noted(remove, 'notification_contacts')).toEqual(once('contact-removed'));
  const add = () => call('POST', '/contacts', { kind: 'email', address: own.address });
  expect(await noted(add, 'notification_contacts')).toEqual(once('contact-added'));
});
