import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const account = '104471882';
const water = '104471890';
const password = 'Rochdale-demo-1!';
const tokens = new Map<string, string>();

beforeAll(async () => {
  at = await testApp();
  for (const username of ['marisol.okonkwo', 'walter.prine']) {
    const payload = { username, password };
    tokens.set(username, (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken);
  }
});
afterAll(() => at.close());

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const headersOf = (username: string, language = 'en') => ({
  authorization: `Bearer ${tokens.get(username)}`,
  'accept-language': language,
});
const ask = (number: string, { billDate = '', username = 'marisol.okonkwo', language = 'en' } = {}) =>
  at.app.inject({
    url: `/v3/accounts/${number}/bill-explained${billDate && `?billDate=${billDate}`}`,
    headers: headersOf(username, language),
  });
const get = async (number: string, how: Parameters<typeof ask>[1] = {}) => (await ask(number, how)).json();
const question = (number: string, payload: object, username = 'marisol.okonkwo') =>
  at.app.inject({
    method: 'POST',
    url: `/v3/accounts/${number}/bill-questions`,
    headers: headersOf(username),
    payload,
  });
const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + cents(amount), 0);
const kindsOf = ({ findings }: { findings: { kind: string }[] }) => findings.map(({ kind }) => kind);

describe('a bill, explained', () => {
  it('has a sentence where the schedule makes the line to the cent, every day, and changes that add up', async () => {
    const found = await get(account);
    const bill = (
      await at.app.inject({ url: `/v3/accounts/${account}/bill`, headers: headersOf('marisol.okonkwo') })
    ).json();
    expect(found.lines).toHaveLength(bill.charges.lines.length);
    expect(found.lines[0].what).toBe('The same whatever you use');
    expect(found.lines[0].rate).toMatch(/^Rate Residential service \(RES\), in force since /);
    expect(found.days).toHaveLength(bill.daysBilled);
    for (const change of [found.last, found.year]) {
      expect(sumOf(change.parts)).toBe(cents(change.now) - cents(change.before));
      expect(change.now).toBe(bill.actualCharges ?? bill.billedAmount);
    }
    expect((await get(account, { language: 'es' })).lines[0].what).toBe('Lo mismo, sin importar cuánto consuma');
  });

  it('says nothing of a line that is not what the schedule makes of it', async () => {
    await query(
      `update bill_lines set line_cents = line_cents + case line_number when 1 then 1 when 3 then -1 else 0 end
         where account_number = $1 and bill_date = (select max(bill_date) from bills where account_number = $1)`,
      [account],
    );
    const { lines, last } = await get(account);
    expect([lines[0], lines[2]]).toEqual([null, null]);
    expect(sumOf(last.parts)).toBe(cents(last.now) - cents(last.before));
  });

  it('tells one-time charges apart, and the weather only where it is known', async () => {
    const before = await get(account);
    await query(
      `insert into bill_lines (account_number, bill_date, bill_number, line_number, description, line_cents)
         select account_number, bill_date, bill_number, 90, 'Reconnection fee', 3500 from bills
          where account_number = $1 order by bill_date desc limit 1`,
      [account],
    );
    await query(
      `update bills set actual_charges_cents = coalesce(actual_charges_cents, billed_cents) + 3500
         where account_number = $1 and bill_date = (select max(bill_date) from bills where account_number = $1)`,
      [account],
    );
    const { last } = await get(account);
    const amountOf = (change: typeof last, name: string) =>
      change.parts.find(({ part }: { part: string }) => part === name)?.amount;
    expect(amountOf(last, 'once')).toBe(35);
    expect(amountOf(last, 'weather')).toBe(amountOf(before.last, 'weather'));
    await query('delete from weather_days where day > current_date - 3000');
    const without = await get(account);
    expect(without.last.untold).toContain('weather');
    expect(amountOf(without.last, 'weather')).toBeUndefined();
    expect(sumOf(without.last.parts)).toBe(cents(without.last.now) - cents(without.last.before));
  });

  it('shows no day and no finding of an account whose usage is shown to nobody', async () => {
    await query('update usage_settings set view_usage_history = false where account_number = $1', [account]);
    const found = await get(account);
    expect([found.days, found.findings, found.daysLooked]).toEqual([[], [], 0]);
    await query('update usage_settings set view_usage_history = true where account_number = $1', [account]);
  });

  it('is not there for another member, nor for a day without a bill', async () => {
    expect((await ask(account, { username: 'walter.prine' })).statusCode).toBe(404);
    expect((await ask(account, { billDate: '2020-01-01' })).statusCode).toBe(404);
    expect((await ask(account, { billDate: '2020-02-31' })).statusCode).toBe(400);
  });

  it('of a prepaid day has nothing to explain', async () => {
    expect(await get('104495507')).toMatchObject({ lines: [], days: [], last: null, year: null, findings: [] });
  });

  it('says in words that a meter was exchanged and a day was estimated', async () => {
    const [bill] = await query(
      `select statement_start_date::text as start, bill_date::text as day from bills where account_number = $1
         order by bill_date desc limit 1`,
      [account],
    );
    await query(
      `insert into meters (account_number, meter_number, meter_type, installed_on)
         values ($1, 'NEW-1', 'Electric', $2::date + 9)`,
      [account, bill.start],
    );
    await query(
      `update usage_days set status = 1 where day = $1::date - 1
         and meter_number in (select meter_number from meters where account_number = $2)`,
      [bill.day, account],
    );
    // Both are read: it was added.
    expect((await get(account)).period.join(' ')).not.toContain('exchanged');
    const [{ meter: old }] = await query(
      "select min(meter_number) as meter from meters where account_number = $1 and meter_number <> 'NEW-1'",
      [account],
    );
    const move = async (from: string, to: string) => {
      for (const table of ['usage_days', 'usage_intervals'])
        await query(`update ${table} set meter_number = $2 where meter_number = $1 and day >= $3::date + 9`, [
          from,
          to,
          bill.start,
        ]);
      await query('update meter_readings set meter_number = $2 where meter_number = $1 and read_on >= $3::date + 9', [
        from,
        to,
        bill.start,
      ]);
    };
    await move(old, 'NEW-1');
    const { period } = await get(account);
    await move('NEW-1', old);
    expect(period.join(' ')).toMatch(
      /Your meter was exchanged on .*NEW-1 went in\. The last day of this bill was estimated/,
    );
    await query("delete from meters where meter_number = 'NEW-1'");
  });
});

describe('what is worth a look', () => {
  const [bill] = [{ start: '', day: '', meter: '' }];
  beforeAll(async () => {
    const [found] = await query(
      `select (bill_date - days_billed)::text as start, bill_date::text as day,
         (select min(meter_number) from meters where account_number = $1) as meter
         from bills where account_number = $1 order by bill_date desc limit 1`,
      [water],
    );
    Object.assign(bill ?? {}, found);
  });

  it('is water that has not stopped for two days', async () => {
    const hours = (values: number[]) => `{${values.join(',')}}`;
    await query('delete from usage_intervals where meter_number = $1', [bill?.meter]);
    for (let day = 0; day < 6; day++)
      await query(
        `insert into usage_intervals (meter_number, day, interval_minutes, "values_thousandths")
           values ($1, $2::date + $3::int, 60, $4)`,
        [
          bill?.meter,
          bill?.start,
          day,
          hours(Array.from({ length: 24 }, (_, hour) => (day < 2 && hour < 4 ? 0 : 3000))),
        ],
      );
    const found = await get(water);
    expect(kindsOf(found)).toEqual(['water']);
    expect(found.findings[0].text).toMatch(/^Water .* at least 72 gal a day/);
  });

  it('is a reading that went back', async () => {
    await query('delete from meter_readings where account_number = $1', [water]);
    for (const [day, reading] of [
      [bill?.start, 51_379],
      [bill?.day, 51_200],
    ])
      await query('insert into meter_readings values ($1, $2, $3, $4)', [water, bill?.meter, day, reading]);
    await query('update bills set statement_start_date = $2 where account_number = $1 and bill_date = $3', [
      water,
      bill?.start,
      bill?.day,
    ]);
    const found = await get(water);
    expect(kindsOf(found)).toEqual(['wentBack', 'water']);
  });
});

describe('a question about a bill', () => {
  const asked = () =>
    query("select so_number, comments, description, phone from service_orders where work_type = 'BILL'");

  it('goes to the office with what the page shows, once, however often it is sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => question(water, { about: 'water', words: 'Is it the toilet?' })),
    );
    const numbers = new Set(answers.map((answer) => answer.json().message));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(numbers.size).toBe(1);
    const [order, ...more] = await asked();
    expect(more).toEqual([]);
    expect(order.description).toMatch(/^Question about the bill of \d\d\/\d\d\/\d{4}$/);
    expect(order.comments).toMatch(/^Is it the toilet\?\nWater .*without a pause/);
    expect([...numbers][0]).toContain(order.so_number);
    const url = `/v2/applicationforservice/getserviceorders/${water}`;
    const listed = (await at.app.inject({ url, headers: headersOf('marisol.okonkwo', 'es') })).json();
    const date = String(order.description).split(' ').at(-1);
    expect(listed).toContainEqual(
      expect.objectContaining({ soNumber: order.so_number, description: `Pregunta sobre la factura del ${date}` }),
    );
    expect((await question(water, { about: 'bill' })).statusCode).toBe(200);
    expect(await asked()).toHaveLength(2);
  });

  it('is nobody’s but the account’s member, and of a bill that is there', async () => {
    expect((await question(water, { about: 'bill' }, 'walter.prine')).statusCode).toBe(404);
    expect((await question(water, { about: 'bill', billDate: '2020-01-01' })).statusCode).toBe(404);
    expect((await question(water, { about: 'bill', words: 'x'.repeat(401) })).statusCode).toBe(400);
    expect(await asked()).toHaveLength(2);
  });
});
