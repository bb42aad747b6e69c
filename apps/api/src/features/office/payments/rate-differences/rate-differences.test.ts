import { addDays, localTimeAt } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
const account = '104471882';
const query = (sql: string, values: unknown[] = []) => at.database.pool.query(sql, values);
const today = (): string => localTimeAt(new Date(), at.services.site().timeZone).day;
const list = async (asked: object = {}) => (await office.call('rate-differences.list', { query: asked }, ike)).json();

interface Given {
  readonly daysAgo?: number;
  readonly number?: string;
  readonly cost?: number;
  readonly quantity?: number;
  readonly days?: number;
}
/** A bill of 30 days; its service costs so much, in cents. */
async function bill({ daysAgo = 1, number = 'B1', cost = 1, quantity = 0, days = 30 }: Given = {}): Promise<void> {
  await query(
    `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents,
       usage_quantity, usage_unit, days_billed) values ($1, $2, $3, 'Regular', $4, $4, $5, 'kWh', $6)`,
    [account, addDays(today(), -daysAgo), number, cost, quantity, days],
  );
}
const names = (schedule: string) =>
  query('update usage_settings set rate_schedule = $2 where account_number = $1', [account, schedule]);
/** What the schedule makes of a bill. */
const ours = async (): Promise<number> => (await list()).differences[0].scheduleCents;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ike = await office.hire('ike@coop.example', ['billing']);
});
beforeEach(async () => {
  await query('delete from bill_lines');
  await query('delete from bills');
  await names('RES');
});
afterAll(async () => {
  await office.close();
  await at.close();
});

describe('the list of differences', () => {
  it('has what is more than a cent away with both sums, and counts what agrees (office-182)', async () => {
    await bill({ quantity: 600 });
    const cost = await ours();
    await query('delete from bills');
    await bill({ number: 'SAME', cost, quantity: 600 });
    await bill({ number: 'CENT', cost: cost + 1, quantity: 600 });
    await bill({ number: 'MORE', cost: cost + 150, quantity: 600 });
    expect(await list()).toMatchObject({
      from: addDays(today(), -30),
      ...{ compared: 3, bills: 3, next: null },
      schedules: [{ schedule: 'RES', agree: 2, differ: 1, unpriced: 0, largest: -150 }],
      unpriced: [],
      differences: [
        { accountNumber: account, memberNumber: '200017', billNumber: 'MORE', line: null, schedule: 'RES' },
      ],
    });
  });

  it('has lines by their name; one that only the bill has is zero by the schedule', async () => {
    await bill({ quantity: 600 });
    await query(
      `insert into bill_lines (account_number, bill_date, bill_number, line_number, description, line_cents)
       select account_number, bill_date, bill_number, 1, 'Reconnection', 2500 from bills`,
    );
    const lines = (await list()).differences;
    expect(lines.find(({ line }: { line: string }) => line === 'Reconnection')).toMatchObject({
      billedCents: 2500,
      scheduleCents: 0,
    });
  });

  it('says of bills that cannot be priced how many and why', async () => {
    await bill({ number: 'NO-DAYS', days: 0 });
    await bill({ number: 'BACK', quantity: -5 });
    expect(
      (await list()).unpriced.map(({ reason, bills }: { reason: string; bills: number }) => [reason, bills]),
    ).toEqual(
      expect.arrayContaining([
        ['noDays', 1],
        ['negativeUse', 1],
      ]),
    );
    await names('GONE');
    expect((await list()).unpriced).toMatchObject([{ schedule: 'GONE', reason: 'unknownSchedule', bills: 2 }]);
  });

  it('keeps to days and schedule; prepaid days, bills without usage and accounts without a schedule are none', async () => {
    await bill({ number: 'NEW' });
    await bill({ number: 'OLD', daysAgo: 40 });
    await bill({ number: 'PREPAID' });
    await query("update bills set prepaid_daily_total_cents = 5 where bill_number = 'PREPAID'");
    await bill({ number: 'UNKNOWN' });
    await query("update bills set usage_quantity = null where bill_number = 'UNKNOWN'");
    expect((await list()).bills).toBe(1);
    expect((await list({ from: addDays(today(), -50) })).bills).toBe(2);
    expect((await list({ to: addDays(today(), -35) })).bills).toBe(1);
    expect((await list({ schedule: 'TOU' })).compared).toBe(0);
    await query('update usage_settings set rate_schedule = null where account_number = $1', [account]);
    expect((await list()).bills).toBe(0);
  });

  it('goes through all bills page by page, each once, however they are dated and numbered', async () => {
    await query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents,
         usage_quantity, days_billed)
       select $1, $2::date - (n % 3), 'B~' || n, 'Regular', 1, 1, case when n % 4 = 0 then 10 else -1 end, 30
       from generate_series(1, 2300) n`,
      [account, today()],
    );
    const seen: string[] = [];
    const compared: number[] = [];
    let next: string | null = null;
    do {
      const page: { differences: { billNumber: string; line: unknown }[]; compared: number; next: string | null } =
        await list(next === null ? {} : { after: next });
      seen.push(...page.differences.map(({ billNumber }) => billNumber));
      compared.push(page.compared);
      next = page.next;
    } while (next !== null);
    expect([new Set(seen).size, seen.length, compared.reduce((sum, one) => sum + one, 0)]).toEqual([575, 575, 2300]);
    expect(Math.max(...compared)).toBeLessThanOrEqual(1000);
  });

  it('is the office’s alone: a member and a clerk are refused', async () => {
    const dana = await office.hire('dana@coop.example', ['clerk']);
    expect((await office.call('rate-differences.list', { query: {} }, dana)).statusCode).toBe(403);
    expect((await office.call('rate-differences.list', { query: {} })).statusCode).toBe(401);
  });

  it.each(['x', '2026-13-40~1~2', "2026-11-01~'~"])('a place that is none, %s, is refused or empty', async (after) => {
    expect([200, 400]).toContain((await office.call('rate-differences.list', { query: { after } }, ike)).statusCode);
  });
});

describe('the file', () => {
  it('has each difference and each bill that cannot be priced, no formula, and is noted (office-183)', async () => {
    await bill({ number: '=1+1', cost: 1 });
    await bill({ number: 'BACK', quantity: -5 });
    const file = await office.call('rate-differences.file', { query: { schedule: 'RES' } }, ike);
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toBe('account,member,bill_date,bill,schedule,line,billed,by_schedule,difference,not_priced');
    const day = addDays(today(), -1);
    expect(lines[0]).toBe(`${account},200017,${day},BACK,RES,,,,,negativeUse`);
    expect(lines[1]).toMatch(
      new RegExp(`^${account},200017,${day},'=1\\+1,RES,total,0\\.01,\\d+\\.\\d\\d,\\d+\\.\\d\\d,$`),
    );
    const noted = await query("select facts from audit where act = 'rate-differences-listed'");
    expect(noted.rows).toEqual([{ facts: '{"schedule":"RES","bills":2}' }]);
  });

  it('of more than 50,000 bills is refused with a sentence, and nothing is noted', async () => {
    await query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents,
         usage_quantity, days_billed)
       select $1, $2::date, 'B' || n, 'Regular', 1, 1, 1, 30 from generate_series(1, 50001) n`,
      [account, today()],
    );
    const before = (await query('select count(*) from audit')).rows;
    expect(await list()).toMatchObject({ compared: 100, bills: 50_001 });
    const file = await office.call('rate-differences.file', { query: {} }, ike);
    expect([file.statusCode, file.body]).toEqual([400, expect.stringContaining('50,000')]);
    expect((await query('select count(*) from audit')).rows).toEqual(before);
  });
});
