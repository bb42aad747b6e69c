import { randomUUID } from 'node:crypto';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createRequisition } from '../../features/paying/payments/public.ts';
import { carryOutRefunds } from '../../features/paying/refunds/public.ts';
import { sentMessages } from '../../platform/testing/sent-messages.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { paymentCommand } from './payment.ts';
import { reconcileCommand } from './reconcile.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  vi.stubEnv('GATEWAY_URL', at.sandboxUrl);
  vi.stubEnv('GATEWAY_SECRET', at.secret);
  vi.stubEnv('MASTER_KEY', at.masterKey);
  vi.stubEnv('AUDIT_KEY', 'A'.repeat(43));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});
beforeEach(async () => {
  await at.database.pool.query(
    'truncate requisitions, requisition_accounts, gateway_results, ledger, returned_payments, outgoing_messages cascade',
  );
  said.length = 0;
});

/** A payment that stored card 1111 was charged for. */
async function charged(amountCents: number): Promise<string> {
  const { clock, db, gateway } = at.services;
  const createdAt = new Date(clock.now().getTime() - 3_600_000);
  const { transNo } = await createRequisition(db, {
    transNo: randomUUID(),
    flow: 'member',
    purpose: 'payment',
    memberNumber: '200017',
    amount: amountCents,
    fingerprint: randomUUID(),
    createdAt,
    expiresAt: createdAt,
    accounts: [{ accountNumber: '104471882', amount: amountCents }],
  });
  const result = await gateway.charge({ transNo, token: 'TEST-CARD-1111', amountCents, accountNumber: '104471882' });
  const payload = { result: sign('postback', result, at.secret) };
  await at.app.inject({ method: 'POST', url: '/v3/hosted-payment/postback', payload });
  return transNo;
}

/** As if nothing had come back from the company. */
async function forgotten(transNo: string): Promise<void> {
  const { pool } = at.database;
  const state = async () =>
    (await pool.query('select state from requisitions where trans_no = $1', [transNo])).rows[0].state;
  await expect.poll(state, { timeout: 10_000 }).toBe('posted');
  await pool.query('delete from ledger where trans_no = $1', [transNo]);
  await pool.query('delete from gateway_results where trans_no = $1', [transNo]);
  await pool.query("update requisitions set state = 'declined', reference = null, ask_at = null where trans_no = $1", [
    transNo,
  ]);
}
const reverse = (...args: string[]) => paymentCommand.run(['reverse', ...args]);
const why = ['--by', 'Office', '--reason', 'Paid twice at the counter'];
const ledgerSum = async () =>
  (await at.database.pool.query('select coalesce(sum(amount_cents), 0)::int as sum from ledger')).rows[0].sum;

it('reconcile posts what was charged and not posted, and says so', async () => {
  const transNo = await charged(1101);
  await forgotten(transNo);
  expect(await reconcileCommand.run([])).toBe(0);
  expect(said.join('\n')).toContain(`${transNo}: charged by the payment company, posted now`);
  expect(await ledgerSum()).toBe(1101);
  expect(await reconcileCommand.run([])).toBe(0);
});

it('reconcile books back what was refunded at the company, tells the member, and comes to an end', async () => {
  const transNo = await charged(1500);
  const found = await at.database.pool.query('select reference from requisitions where trans_no = $1', [transNo]);
  await at.services.gateway.refund(found.rows[0].reference);
  expect(await reconcileCommand.run([])).toBe(0);
  expect(await ledgerSum()).toBe(0);
  expect((await sentMessages(at)).map(({ kind }) => kind)).toContain('payment-reversed');
  expect(await reconcileCommand.run([])).toBe(0);
});

it('reconcile names returns of nothing that the portal knows, and ends with 1 until they are dismissed', async () => {
  await at.database.pool.query(
    "insert into returned_payments (reference, return_code, returned_on) values ('NOBODYS', 'R01', current_date)",
  );
  expect(await reconcileCommand.run([])).toBe(1);
  expect(said.join('\n')).toMatch(/NOBODYS: returned .* and names no payment of ours/);
  const dismiss = (...args: string[]) => paymentCommand.run(['dismiss-return', 'NOBODYS', ...args]);
  await expect(dismiss()).rejects.toThrow('--by <name>');
  expect(await dismiss('--by', 'Ann Lee', '--reason', 'Of the credit union')).toBe(0);
  expect(said.at(-1)).toBe('The return of NOBODYS needs nothing more: Of the credit union (Ann Lee).');
  expect(await dismiss('--by', 'Ann Lee', '--reason', 'Again')).toBe(1);
  expect(await reconcileCommand.run([])).toBe(0);
  const kept = await at.database.pool.query('select outcome, by_whom, note from returned_payments');
  expect(kept.rows).toEqual([{ outcome: 'nothing', by_whom: 'Ann Lee', note: 'Of the credit union' }]);
});

it('a payment is shown with all that became of it, and booked back with who and why, once', async () => {
  const transNo = await charged(2000);
  expect(await paymentCommand.run(['show', transNo])).toBe(0);
  expect(said.join('\n')).toMatch(
    /posted, payment by member, \$20.00, member 200017[\s\S]*company: approved \$20.00[\s\S]*ledger: /,
  );
  expect(await reverse(transNo, ...why)).toBe(0);
  expect(said.at(-1)).toContain('Nothing moves at the payment company.');
  expect(await reverse(transNo, ...why)).toBe(1);
  const left = await at.database.pool.query('select source, return_code, by_whom, note from returned_payments');
  expect(left.rows).toEqual([
    { source: 'office', return_code: 'office', by_whom: 'Office', note: 'Paid twice at the counter' },
  ]);
  expect((await at.services.gateway.resultsOf(transNo)).map(({ status }) => status)).toEqual(['approved']);
});

it('a refund is decided with who and why, split over what is left, and carried out once', async () => {
  const transNo = await charged(2000);
  const refund = (...args: string[]) => paymentCommand.run(['refund', transNo, ...args]);
  await expect(refund('--amount', 'much', ...why)).rejects.toThrow('--amount 20.00');
  expect(await refund('--amount', '20.01', ...why)).toBe(1);
  expect(said.at(-1)).toContain('At most $20.00');
  expect(await refund('--amount', '5.50', ...why)).toBe(0);
  expect(said.at(-1)).toContain(`${transNo}-R1: $5.50.`);
  const log = at.app.log;
  await Promise.all([1, 2].map(() => carryOutRefunds({ ...at.services, log })));
  expect(await ledgerSum()).toBe(1450);
  expect((await at.services.gateway.resultsOf(transNo))[0]).toMatchObject({ status: 'approved', refundedCents: 550 });
  const noted = await at.database.pool.query("select by_whom from audit where act = 'refund-approved'");
  expect(noted.rows).toEqual([{ by_whom: 'command' }]);
  expect(await paymentCommand.run(['show', transNo])).toBe(0);
  expect(said.at(-1)).toContain(`${transNo}-R1: $5.50 done, by Office: Paid twice at the counter`);
});

it('what is unknown, not posted, held, or asked without a name is refused', async () => {
  const transNo = await charged(2000);
  await forgotten(transNo);
  expect([await reverse('NOBODYS', ...why), await reverse(transNo, ...why)]).toEqual([1, 1]);
  expect(said).toEqual(['There is no such payment.', 'It is not posted: there is nothing to book back.']);
  await expect(reverse(transNo, '--by', 'Office')).rejects.toThrow('Give who decides and why');
});
