import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { postSettled } from '../../paying/payments/public.ts';
import { compareAll } from '../comparing/compare.ts';
import { findExport, writeExport } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
});
afterAll(() => at.close());

const settled = (transNo: string, amount: number) =>
  at.services.db.transaction((tx) =>
    postSettled(at.services, tx, {
      transNo,
      flow: 'member',
      memberNumber: '200025',
      accountNumber: '104500017',
      amount,
      reference: `R-${transNo}`,
      now,
    }),
  );
const exported = () => writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'payments');
const differences = async () => (await compareAll(at.services, 30)).map(({ kind, transNo }) => `${transNo} ${kind}`);

it('a payment goes to the billing system in one file, which can be written again, and what differs is listed', async () => {
  const { pool } = at.database;
  expect(await exported()).toBeUndefined();
  await settled('20270101-A', 12_345);
  await settled('20270101-B', 500);
  const [first, second] = await Promise.all([exported(), exported()]);
  expect([first, second].filter(Boolean)).toHaveLength(1);
  const file = first ?? second;
  expect(file?.rows).toBe(2);
  expect(file?.body.split('\r\n')[1]).toMatch(/^20270101-A,104500017,\d{4}-\d\d-\d\d,123\.45,E-Check,member,/);
  expect((await findExport(at.services.db, file?.exportNumber ?? 0))?.body).toBe(file?.body);
  expect(await exported()).toBeUndefined();

  now = new Date(now.getTime() + 20 * 60_000);
  expect(await differences()).toEqual(['20270101-A not-charged', '20270101-B not-charged']);
  await pool.query(
    `insert into posted_payments (account_number, payment_date, payment_id, payment_cents, payment_method, trans_no)
     values ('104500017', current_date, 'P1', 12300, 'E-Check', '20270101-A'),
            ('104500017', current_date, 'P2', 100, 'E-Check', '20260101-NOBODY')`,
  );
  now = new Date(now.getTime() + 6 * 86_400_000);
  expect(await differences()).toEqual([
    '20260101-NOBODY billing-unknown',
    '20270101-A not-charged',
    '20270101-A billing-amount',
    '20270101-B not-charged',
    '20270101-B billing-late',
  ]);
});

it('the posting file has the day on which the company took the money, by the co-op’s clock, and the fee once', async () => {
  const { pool } = at.database;
  const charged = async (transNo: string, ...numbers: readonly string[]) => {
    await pool.query(
      `insert into requisitions (trans_no, flow, purpose, member_number, state, amount_cents, fee_cents, fingerprint,
         created_at, updated_at, expires_at, approved_at, charged_at)
       values ($1, 'member', 'payment', '200025', 'posted', 1000, 275, $1, now(), now(), now(),
         '2027-06-10T15:00:00Z', '2027-06-09T06:59:00Z')`,
      [transNo],
    );
    for (const number of numbers)
      await pool.query(
        "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ($1, $2, 500, '2027-06-10T15:00:00Z')",
        [number, transNo],
      );
  };
  await charged('20270608-LATE', '104500017', '104500058');
  await pool.query(
    "insert into ledger (account_number, trans_no, amount_cents, posted_at) values ('104500017', '20270608-LATE-R', -500, '2027-06-12T12:00:00Z')",
  );
  const [header, ...rows] = (await exported())?.body.split('\r\n') ?? [];
  expect(header).toMatch(/,convenienceFee$/);
  expect(
    rows
      .filter((row) => row.includes('LATE'))
      .map((row) => row.split(',').filter((_, at) => [1, 2, 3, 8].includes(at))),
  ).toEqual([
    ['104500017', '2027-06-08', '5.00', '2.75'],
    ['104500058', '2027-06-08', '5.00', '0.00'],
    ['104500017', '2027-06-12', '-5.00', '0.00'],
  ]);
});
