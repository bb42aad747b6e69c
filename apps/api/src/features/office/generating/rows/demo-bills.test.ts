import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows } from '../../importing/reading/csv-rows.ts';
import { residentialRate, type Versions, waterRate } from '../demo-rates.ts';
import { generateCoOp } from '../generate-co-op.ts';
import { defaultPlace } from '../place.ts';
import { billPricer } from './bill-pricer.ts';

type Row = Readonly<Record<string, string>>;

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'demo-bills-'));
});
afterAll(() => rm(base, { recursive: true }));

const cents = (dollars = ''): number => Math.round(Number(dollars) * 100);
const thousandths = (units = ''): number => Math.round(Number(units) * 1000);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const groups = (rows: readonly Row[], key: (row: Row) => string | undefined) => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(key(row) ?? '', [...(found.get(key(row) ?? '') ?? []), row]);
  return found;
};

async function read(folder: string, file: string): Promise<Row[]> {
  const rows: Row[] = [];
  let header: readonly string[] | undefined;
  for await (const { fields } of csvRows(join(folder, `${file}.csv`)))
    if (header) rows.push(Object.fromEntries(header.map((name, place) => [name, fields[place] ?? ''])));
    else header = fields;
  return rows;
}

/** A generated co-op's files, and what each of its schedules makes of a bill. */
async function made(coOp: string, asOf: string) {
  const rate = (await residentialRate(
    fileURLToPath(new URL(`../../../../../../../coops/${coOp}`, import.meta.url)),
  )) as Versions;
  const folder = join(base, `${coOp}-${asOf}`);
  await generateCoOp({ folder, members: 40, seed: 3, asOf, place: defaultPlace, named: true, rate });
  const [accounts, bills, lines, payments, meters, days, intervals, readings] = await Promise.all(
    ['accounts', 'bills', 'bill-lines', 'payments', 'meters', 'usage-days', 'usage-intervals', 'meter-readings'].map(
      (file) => read(folder, file),
    ),
  );
  const pricers = {
    kWh: billPricer(rate, defaultPlace.timeZone),
    gal: billPricer(waterRate, defaultPlace.timeZone),
  };
  return {
    accounts: accounts ?? [],
    billsOf: groups(bills ?? [], (row) => row.accountNumber),
    linesOf: groups(lines ?? [], (row) => `${row.accountNumber} ${row.billDate}`),
    paymentsOf: groups(payments ?? [], (row) => row.accountNumber),
    meterOf: new Map((meters ?? []).map((row) => [row.accountNumber, row.meterNumber])),
    daysOf: groups(days ?? [], (row) => row.meterNumber),
    intervalsOf: groups(intervals ?? [], (row) => row.meterNumber),
    readingsOf: groups(readings ?? [], (row) => row.accountNumber),
    pricerOf: ({ usageUnit }: Row) => (usageUnit === 'gal' ? pricers.gal : pricers.kWh),
  };
}

describe.each([
  ['cedar-ridge', '2026-11-20'],
  ['cedar-ridge', '2027-01-27'],
  ['cedar-ridge', '2025-03-02'],
  ['ocotillo', '2026-11-20'],
  ['whetstone-hills', '2026-11-20'],
])('bills of %s on %s', (coOp, asOf) => {
  let all: Awaited<ReturnType<typeof made>>;
  beforeAll(async () => {
    all = await made(coOp, asOf);
  });
  const eachBill = (check: (bill: Row, account: Row) => void): void => {
    for (const account of all.accounts)
      for (const bill of all.billsOf.get(account.accountNumber ?? '') ?? []) check(bill, account);
  };

  it('are what their schedule makes of their use, line by line, and add up', () => {
    let compared = 0;
    eachBill((bill) => {
      const priced = all
        .pricerOf(bill)
        .price(
          bill.billType === 'Prepaid' ? addDays(bill.billDate ?? '', 1) : (bill.billDate ?? ''),
          Number(bill.daysBilled),
          Number(bill.usageQuantity),
        );
      const cost = cents(bill.actualCharges || bill.billedAmount);
      if (bill.billType === 'Prepaid') {
        const parts = [bill.prepaidUsageDollars, bill.prepaidCharges, bill.prepaidTaxes].map(cents);
        expect([sum(parts), cost]).toEqual([priced.total, priced.total]);
        return;
      }
      const lines = all.linesOf.get(`${bill.accountNumber} ${bill.billDate}`) ?? [];
      expect(sum(lines.map(({ lineAmount }) => cents(lineAmount)))).toBe(cost);
      const own = lines.filter(({ lineNumber }) => Number(lineNumber) <= 100);
      expect(own.map(({ description, lineAmount }) => [description, cents(lineAmount)])).toEqual(
        priced.lines.map(({ name, amount }) => [name, amount]),
      );
      compared += 1;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('and payments come to what is owed before each bill and today', () => {
    for (const { accountNumber = '', accountBalance } of all.accounts) {
      const bills = all.billsOf.get(accountNumber) ?? [];
      const payments = all.paymentsOf.get(accountNumber) ?? [];
      const paidIn = (from = '', to = '9999') =>
        sum(
          payments
            .filter(({ paymentDate = '' }) => paymentDate >= from && paymentDate < to)
            .map(({ paymentAmount }) => cents(paymentAmount)),
        );
      for (const [place, { billDate, billedAmount, endingBalance }] of bills.entries()) {
        const last = bills[place - 1];
        if (last)
          expect(cents(endingBalance)).toBe(
            cents(last.endingBalance) - paidIn(last.billDate, billDate) + cents(billedAmount),
          );
      }
      const newest = bills.at(-1);
      if (newest) expect(cents(newest.endingBalance) - paidIn(newest.billDate)).toBe(cents(accountBalance));
    }
  });

  it('charge what their days, quarter hours and readings add up to', () => {
    const seen = { days: 0, readings: 0, quarters: 0 };
    eachBill((bill, { accountNumber = '' }) => {
      const { statementStartDate: from = '', billDate = '' } = bill;
      const to = bill.billType === 'Prepaid' ? addDays(billDate, 1) : billDate;
      const days = all.daysOf.get(all.meterOf.get(accountNumber) ?? '') ?? [];
      const within = days.filter(({ day = '' }) => day >= from && day < to);
      if ((days[0]?.day ?? '9999') <= from && within.length > 0) {
        expect(sum(within.map(({ usage }) => thousandths(usage)))).toBe(thousandths(bill.usageQuantity));
        seen.days += 1;
      }
      const readings = all.readingsOf.get(accountNumber) ?? [];
      const at = readings.findIndex(({ readOn }) => readOn === billDate);
      const [before, reading] = [readings[at - 1], readings[at]];
      if (!before || !reading) return;
      expect(thousandths(reading.reading) - thousandths(before.reading)).toBe(thousandths(bill.usageQuantity));
      expect(thousandths(within.at(-1)?.endReading)).toBe(thousandths(reading.reading));
      seen.readings += 1;
    });
    for (const [meter, measured] of all.intervalsOf)
      for (const { day, values = '' } of measured) {
        const parts = values.split(' ');
        const said = all.daysOf.get(meter)?.find((one) => one.day === day);
        if (parts.includes('') || !said) continue;
        expect(sum(parts.map(thousandths))).toBe(thousandths(said.usage));
        seen.quarters += 1;
      }
    expect(seen.days).toBeGreaterThan(100);
    expect(seen.readings).toBe(12);
    expect(seen.quarters).toBeGreaterThan(100);
  });
});
