import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { describeImport, importFolder } from '../importing/public.ts';
import { generateCoOp } from './generate-co-op.ts';
import { defaultPlace } from './place.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let base: string;

beforeAll(async () => {
  database = await testDatabase();
  base = await mkdtemp(join(tmpdir(), 'generate-'));
});
afterAll(async () => {
  await database.drop();
  await rm(base, { recursive: true });
});

async function generated(name: string, seed: number): Promise<Record<string, string>> {
  const folder = join(base, name);
  await generateCoOp({ folder, members: 60, seed, asOf: '2026-11-20', place: defaultPlace, named: true });
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')])),
  );
}

describe('a generated co-op', () => {
  it('has the same bytes for the same seed, and others for another', async () => {
    const first = await generated('first', 7);
    expect(await generated('second', 7)).toEqual(first);
    expect((await generated('third', 8))['accounts.csv']).not.toBe(first['accounts.csv']);
  });

  it('is read by the importer without a problem, and holds every kind of account', async () => {
    await generated('imported', 7);
    const report = await importFolder({
      folder: join(base, 'imported'),
      pool: database.pool,
      vault: testVault(),
      timeZone: defaultPlace.timeZone,
    });
    expect(describeImport(report)).not.toMatch(/csv:\d/);
    expect(report.written).toBe(true);
    const kinds = await database.pool.query(
      `select count(*) filter (where account_type = 'Water') as water, count(*) filter (where prepaid_vendor = 'ATS') as prepaid,
        count(*) filter (where past_due_cents > 0) as past_due, count(*) filter (where cutoff_cents > 0) as cut_off,
        count(*) filter (where billing_type = 'Budget') as budget, count(*) filter (where not is_cc_eligible) as no_cards,
        count(*) filter (where no_more_checks) as no_checks from accounts`,
    );
    for (const count of Object.values(kinds.rows[0])) expect(Number(count)).toBeGreaterThan(0);
    expect(Number((await database.pool.query('select count(*) from arrangements')).rows[0].count)).toBeGreaterThan(0);
  });

  it('holds deposits in every state, arrangements on time and overdue, and instalments that make up each', async () => {
    const rows = async (sql: string) => (await database.pool.query(sql)).rows;
    expect(await rows('select distinct deposit_status as is from deposits order by 1')).toEqual([
      { is: 'Applied' },
      { is: 'Held' },
      { is: 'Refunded' },
    ]);
    expect(
      await rows("select distinct next_payment_due_date < '2026-11-20' as overdue from arrangements order by 1"),
    ).toEqual([{ overdue: false }, { overdue: true }]);
    const wrong = await rows(`select account_number from arrangements join (
        select account_number, arrangement_id, sum(instalment_cents - paid_cents) as open
        from arrangement_instalments group by account_number, arrangement_id) made using (account_number, arrangement_id)
      where open <> arrangement_balance_cents`);
    expect(wrong).toEqual([]);
  });

  it('holds a bill a day of a prepaid account, by its parts, up to the balance', async () => {
    const { rows } = await database.pool.query(
      `select count(*) as days, bool_and(prepaid_daily_total_cents = prepaid_usage_cents + prepaid_charges_cents + prepaid_taxes_cents) as adds_up,
        (array_agg(ending_balance_cents order by bill_date desc))[1] - coalesce((select sum(payment_cents) from posted_payments
          where account_number = '104495507' and payment_date >= max(bill_date)), 0) as balance
      from bills where account_number = '104495507'`,
    );
    expect(rows).toEqual([{ days: '60', adds_up: true, balance: '-1850' }]);
  });

  it('bills a budget account the same every month, beside what it cost', async () => {
    const { rows } = await database.pool.query(
      `select count(distinct billed_cents) as plans, count(distinct actual_charges_cents) > 5 as varied
      from bills where account_number = '104471882' and bill_date < '2026-11-03'`,
    );
    expect(rows).toEqual([{ plans: '1', varied: true }]);
  });
});
