import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { settle } from '../payments/settle.ts';
import { keptCard } from '../payments/testing/kept-card.ts';
import { forgetRemoved } from './forget-removed.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let token: string;
const greta = { member: '200801', account: '104508110' };
const inUse = 'Update not allowed. Active Payment setup exists.';

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'greta.solheim', password: 'Rochdale-demo-1!' };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
});
afterAll(() => at.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object, member = greta.member) =>
  at.app.inject({
    method,
    url: `/v3/member/${member}/stored-payments${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
interface Listed {
  storedPaymentId: string;
  lastFour: string;
  label: string;
  isDefault: boolean;
  expiry: string;
  uses: object[];
}
const list = async (): Promise<Listed[]> => (await call('GET')).json().results;
const endingIn = async (lastFour: string): Promise<Listed> => {
  const found = (await list()).find((one) => one.lastFour === lastFour);
  if (!found) throw new Error(`Nothing ends in ${lastFour}.`);
  return found;
};
const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);

async function add(card: string): Promise<string> {
  const opened = (await call('POST', '', { paymentType: 'cc' })).json();
  const { transNo } = opened.paymentRequisitionSettings;
  await settle(at.services, keptCard(transNo, { token: card }));
  return transNo;
}

describe('the list', () => {
  it('says what is stored, how it stands and what uses it; never a token', async () => {
    const answer = await call('GET');
    expect(answer.body).not.toContain('TEST-');
    expect(answer.json().addable).toEqual({ card: true, echeck: true });
    const states = (await list()).map(({ lastFour, expiry, uses }) => [lastFour, expiry, uses]);
    expect(states).toEqual([
      ['1111', 'good', [{ kind: 'billingAutoPay' }]],
      ['4444', 'soon', []],
      ['0002', 'expired', []],
      ['6789', 'none', []],
    ]);
  });

  it('is another member’s to nobody', async () => {
    expect((await call('GET', '', undefined, '200802')).statusCode).toBe(404);
    expect((await call('DELETE', '/S2008022')).statusCode).toBe(404);
    expect((await call('PUT', '/S2008022', { label: 'Mine' })).statusCode).toBe(404);
  });
});

describe('adding', () => {
  it('opens a page that keeps only what was asked for, and keeps what comes back once', async () => {
    const opened = (await call('POST', '', { paymentType: 'echeck' })).json();
    expect(opened.storePage).toEqual({ accountNumber: greta.account, allowCard: false, allowEcheck: true });
    const transNo = await add('KEPT-1');
    await settle(at.services, keptCard(transNo, { token: 'KEPT-1' }));
    const added = (await list()).filter((one) => one.storedPaymentId === transNo);
    expect(added).toMatchObject([{ lastFour: '4242', isDefault: true, label: '', uses: [] }]);
    const ledger = await query('select count(*) from ledger where trans_no = $1', [transNo]);
    expect(ledger.rows[0].count).toBe('0');
  });
});

describe('a change', () => {
  it('names one, and makes one alone the default', async () => {
    const { storedPaymentId } = await endingIn('6789');
    expect((await call('PUT', `/${storedPaymentId}`, { label: ' House money ' })).statusCode).toBe(200);
    expect((await call('PUT', `/${storedPaymentId}`, { isDefault: true })).statusCode).toBe(200);
    const [first, ...others] = await list();
    expect(first).toMatchObject({ storedPaymentId, label: 'House money', isDefault: true });
    expect(others.some((one) => one.isDefault)).toBe(false);
    expect((await call('PUT', `/${storedPaymentId}`, { label: 'x'.repeat(41) })).statusCode).toBe(400);
  });
});

describe('removing', () => {
  it('is refused while auto pay, a draft or a scheduled payment uses it', async () => {
    const refused = async (lastFour: string, uses: object[]) => {
      const { storedPaymentId, ...listed } = await endingIn(lastFour);
      expect(listed.uses).toEqual(uses);
      const answer = await call('DELETE', `/${storedPaymentId}`);
      expect([answer.statusCode, answer.json().message ?? answer.json()[0].message]).toEqual([400, inUse]);
    };
    await refused('1111', [{ kind: 'billingAutoPay' }]);
    const bank = await endingIn('6789');
    await query(`insert into auto_pays values ($1, $2, $3, 0, null, false, '2026-01-01', now())`, [
      ...[greta.account, greta.member, bank.storedPaymentId],
    ]);
    await refused('6789', [{ kind: 'autoPay', accountNumber: greta.account }]);
    await query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date, token)
       values ('104508111', $1, 'credit-card', 'WHEN_BILLED', '2026-01-01', 'TEST-CARD-4444')`,
      [greta.member],
    );
    await refused('4444', [{ kind: 'draft', accountNumber: '104508111' }]);
    await query(
      `insert into scheduled_payments values ('LATER-1', $1, 'Credit', 'Visa', 'KEPT-1', 100, '2039-01-02', now(), null)`,
      [greta.member],
    );
    await refused('4242', [{ kind: 'scheduled', paymentDate: '2039-01-02' }]);
    for (const table of ['auto_pays', 'drafts', 'scheduled_payments'])
      await query(`delete from ${table} where member_number = $1`, [greta.member]);
  });

  it('takes it from the list, makes another the default, and lets the company forget what nobody else has', async () => {
    const isDefault = (await list()).find((one) => one.isDefault);
    const answer = await call('DELETE', `/${isDefault?.storedPaymentId}`);
    expect(answer.json().message).toBe('Bank account ending in 6789 has been removed.');
    expect((await list())[0]?.isDefault).toBe(true);
    const own = await endingIn('4242');
    await call('DELETE', `/${own.storedPaymentId}`);
    expect((await call('DELETE', `/${own.storedPaymentId}`)).statusCode).toBe(404);

    const asked: string[] = [];
    const gateway = { forget: async (card: string) => void asked.push(card) };
    const failing = { forget: () => Promise.reject(new Error('not there')) };
    expect(await forgetRemoved({ ...at.services, gateway: failing })).toBe(0);
    expect(await forgetRemoved({ ...at.services, gateway })).toBe(1);
    expect(await forgetRemoved({ ...at.services, gateway })).toBe(0);
    expect(asked).toEqual(['KEPT-1']);
  });

  it('lets the sandbox forget, as often as it is asked', async () => {
    const transNo = await add('KEPT-2');
    await call('DELETE', `/${transNo}`);
    expect(await forgetRemoved(at.services)).toBe(1);
    await at.services.gateway.forget('KEPT-2');
  });

  it('waits for an enrolment that is under way', async () => {
    const transNo = await add('KEPT-3');
    const client = await at.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from stored_payments where stored_payment_id = $1 for update', [transNo]);
    const removal = call('DELETE', `/${transNo}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await client.query(`insert into auto_pays values ($1, $2, $3, 0, null, false, '2026-01-01', now())`, [
      ...[greta.account, greta.member, transNo],
    ]);
    await client.query('commit');
    client.release();
    expect((await removal).statusCode).toBe(400);
  });
});

it('no more pages than a member needs can be opened in an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, () => call('POST', '', { paymentType: 'cc' })));
  expect(answers.some((answer) => answer.statusCode === 429)).toBe(true);
});
