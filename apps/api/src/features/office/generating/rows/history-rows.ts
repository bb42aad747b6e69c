import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountFacts } from '../account-facts.ts';
import type { CsvValue } from '../csv-writer.ts';
import type { Random } from '../random.ts';

type Row = Record<string, CsvValue>;

/** kWh of a month in a home with heat and cooling, January first. */
const seasonalUse = [1120, 1045, 865, 705, 600, 640, 885, 920, 745, 670, 790, 1010] as const;
const centsPerKwh = 12.4;
const serviceCharge = 2650;
/** What the energy of a month costs on the average of a year. */
const meanUseCharge = (seasonalUse.reduce((sum, use) => sum + use, 0) / seasonalUse.length) * centsPerKwh;
const monthsBack = 13;

/** Thirteen months of bills and the payments for them, oldest first; the newest bill is the account's balance. */
export function historyRows(
  accountNumber: string,
  facts: AccountFacts,
  asOf: LocalDay,
  random: Random,
): { bills: Row[]; payments: Row[] } {
  const bills: Row[] = [];
  const payments: Row[] = [];
  const drawn = random.int(60, 140) / 100;
  const isPlanned = facts.billingType !== 'Standard';
  const plan = facts.pastDueAmount || Math.max(facts.accountBalance, 5000);
  // A plan asks about what a year of this use costs.
  const scale = isPlanned ? Math.max(0.2, (plan - serviceCharge) / meanUseCharge) : drawn;
  for (let back = monthsBack - 1; back >= 0; back -= 1) {
    const billDate = addDays(asOf, -17 - back * 30);
    const month = Number(billDate.slice(5, 7)) - 1;
    const isWater = facts.accountType === 'Water';
    const quantity = isWater ? random.int(2400, 6200) : Math.round((seasonalUse[month] ?? 800) * scale);
    const computed = isWater ? 1800 + Math.round(quantity * 0.45) : serviceCharge + Math.round(quantity * centsPerKwh);
    const isUnpaid = back === 0 ? facts.accountBalance > 0 : back === 1 && (facts.pastDueAmount ?? 0) > 0;
    const open = back === 0 ? facts.accountBalance - (facts.pastDueAmount ?? 0) : (facts.pastDueAmount ?? 0);
    const billed = isUnpaid ? open : isPlanned ? plan : computed;
    const openDueDate = back === 0 ? facts.dueDate : facts.pastDueDate;
    bills.push({
      accountNumber,
      billDate,
      billNumber: `B${billDate.replaceAll('-', '')}`,
      billType: 'Regular',
      statementStartDate: addDays(billDate, -30),
      dueDate: (isUnpaid && openDueDate) || addDays(billDate, 21),
      billedAmount: billed,
      endingBalance: back === 0 && isUnpaid ? facts.accountBalance : billed,
      usageQuantity: quantity,
      usageUnit: isWater ? 'gal' : 'kWh',
      daysBilled: 30,
      ...(isPlanned && { actualCharges: computed }),
    });
    if (!isUnpaid)
      payments.push({
        accountNumber,
        paymentDate: addDays(billDate, random.int(9, back === 0 ? 13 : 20)),
        paymentId: `P${billDate.replaceAll('-', '')}`,
        paymentAmount: back === 0 ? billed - facts.accountBalance : billed,
        paymentMethod: random.pick(['Card', 'E-check', 'Check', 'Draft']),
      });
  }
  return { bills, payments };
}
