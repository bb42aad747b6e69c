import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock, todayAt } from './platform/clock.ts';
import { testApp } from './platform/testing/test-app.ts';
import { asQuickPay, type Identity } from './testing/callers.ts';
import type { Numbers } from './testing/numbers.ts';
import { numbersOf } from './testing/numbers-of.ts';
import { callOf, rowOf } from './testing/well-formed-calls.ts';

const withLogin: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const withoutLogin: Identity = { memberNumber: '200090', accountNumber: '104500090' };
/** What opens a door of the member's: digits of each phone, the address that recovery asks for, the username. */
const phones = ['5419871361', '5419872472'];
const digits = phones.map((phone) => phone.slice(-4));
const email = 'quorra@zyx.example';
const username = 'zyxquorra.9';
const secrets = [...digits, email, username];

let at: Awaited<ReturnType<typeof testApp>>;
const known = new Map<Identity, Numbers>();
const today = todayAt(systemClock, 'America/Los_Angeles');
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const inject = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) => {
  await query('delete from attempts');
  return at.app.inject({ method, url, headers, ...(payload && { payload }) });
};

/** What of an answer gives a secret away that was not asked with. Seals and numbers of rows are read by nobody. */
function givenAway(asked: unknown, answer: { body: string; headers: object }): string[] {
  const said = `${answer.body} ${JSON.stringify(answer.headers)}`.toLowerCase().replace(/[\w-]{36,}/g, '');
  return secrets.filter((secret) => said.includes(secret) && !JSON.stringify(asked ?? '').includes(secret));
}

beforeAll(async () => {
  at = await testApp();
  for (const [index, who] of [withLogin, withoutLogin].entries()) {
    const { memberNumber } = who;
    await query('delete from member_phones where member_number = $1', memberNumber);
    await query("insert into member_phones values ($1, $2, 'Cell'), ($1, $3, 'Home')", memberNumber, ...phones);
    await query('update members set email = $2 where member_number = $1', memberNumber, email);
    known.set(who, await numbersOf(at, who, `S20001${index}`));
  }
  await query('update notification_contacts set address = $1 where kind = $2', email, 'email');
  await query(
    'update logins set email = $2, login_id = $3, login_key = $3 where member_number = $1',
    ...[withLogin.memberNumber, email, username],
  );
  // The outages are read a moment after the start.
  await vi.waitFor(async () => expect((await inject('GET', '/v3/outage/map')).statusCode).toBe(200), 20_000);
});
afterAll(() => at.close());

const open = (Object.keys(operations) as OperationName[]).filter((name) =>
  ['public', 'quick-pay'].some((one) => one === rowOf(name).access),
);

describe.each([
  ['who signs in', withLogin],
  ['without a login', withoutLogin],
])('of a member %s', (_name, who) => {
  it.each(open)('%s tells nothing that opens another door', async (name) => {
    const numbers = known.get(who);
    if (!numbers) throw new Error('A member without numbers.');
    const { method, url, payload } = callOf(name, { numbers, today, readOn: addDays(today, -3), later: today });
    const right = {
      ...payload,
      ...(payload && 'phoneLastFourDigits' in payload && { phoneLastFourDigits: digits[0] }),
    };
    const headers = rowOf(name).access === 'quick-pay' ? await asQuickPay(at, who) : {};
    for (const body of [payload, payload && right]) {
      const answer = await inject(method, url, body, headers);
      expect(answer.statusCode).toBeLessThan(500);
      expect(givenAway([url, body], answer)).toEqual([]);
    }
  });
});

it('where a code goes is said by kind and area code alone, numbered where two would look alike', async () => {
  const { accountNumber } = withoutLogin;
  const url = '/v3/registration/authentication-types';
  const options = await inject('POST', url, { accountNumber });
  expect(givenAway({ accountNumber }, options)).toEqual([]);
  const { cellPhones, emails } = options.json();
  expect(cellPhones.length + emails.length).toBeGreaterThan(0);
  for (const { validatorResource } of [...cellPhones, ...emails]) {
    const body = { selectedAuthenticateOption: validatorResource };
    const sent = await inject('POST', '/v3/registration/verify-account', body);
    expect(sent.statusCode).toBe(200);
    expect(givenAway(body, sent)).toEqual([]);
  }
});
