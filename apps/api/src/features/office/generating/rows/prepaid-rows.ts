import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountFacts } from '../account-facts.ts';
import type { CsvValue } from '../csv-writer.ts';
import type { Random } from '../random.ts';
import type { BillPricer, PricedService } from './bill-pricer.ts';

type Row = Record<string, CsvValue>;

const days = 60;
const topUp = 4000;

/** Sixty days of a prepaid account, oldest first: what each day cost, and a payment whenever money runs low. */
export function prepaidRows(
  { accountNumber, facts, pricer }: { accountNumber: string; facts: AccountFacts; pricer: BillPricer },
  asOf: LocalDay,
  random: Random,
): { bills: Row[]; lines: Row[]; payments: Row[] } {
  let balance = 0;
  const written: { day: LocalDay; parts: Row; balance: number; isPaid: boolean; use: number }[] = [];
  for (let back = days; back >= 1; back -= 1) {
    const use = random.int(12, 34);
    const day = addDays(asOf, -back);
    const priced = pricer.price(addDays(day, 1), 1, use);
    balance += priced.total;
    // An account that waits to be reconnected has had no payment of late.
    const isPaid = balance > -800 && (back > 12 || facts.accountBalance <= 0);
    written.push({ day, parts: partsOf(priced), balance, isPaid, use });
    if (isPaid) balance -= topUp;
  }
  const shift = facts.accountBalance - balance;
  const bills = written.map(({ day, parts, balance: before, use }) => ({
    accountNumber,
    billDate: day,
    billNumber: `B${day.replaceAll('-', '')}`,
    billType: 'Prepaid',
    statementStartDate: day,
    billedAmount: parts.prepaidDailyTotal,
    endingBalance: before + shift,
    usageQuantity: use,
    usageUnit: 'kWh',
    daysBilled: 1,
    ...parts,
  }));
  const payments = written
    .filter(({ isPaid }) => isPaid)
    .map(({ day }) => ({
      accountNumber,
      paymentDate: day,
      paymentId: `P${day.replaceAll('-', '')}`,
      paymentAmount: topUp,
      paymentMethod: random.pick(['Card', 'E-check']),
    }));
  return { bills, lines: [], payments };
}

/** A day's lines by what a prepaid account tells apart: use, charges, taxes. */
function partsOf({ lines, total }: PricedService): Row {
  const sumOf = (isPart: (kind: string) => boolean) =>
    lines.reduce((sum, { kind, amount }) => (isPart(kind) ? sum + amount : sum), 0);
  const taxes = sumOf((kind) => kind === 'percent');
  const charges = sumOf((kind) => kind === 'fixed' || kind === 'minimum');
  return {
    prepaidDailyTotal: total,
    prepaidUsageDollars: total - charges - taxes,
    prepaidCharges: charges,
    prepaidTaxes: taxes,
  };
}
