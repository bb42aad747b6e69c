import type { CsvValue } from '../csv-writer.ts';

type Row = Record<string, CsvValue>;

const basicCharge = 2800;
const percent = 0.03;
const powerCost = 0.00832;

/**
 * The lines of a generated bill, which add up to what the service cost: a basic charge, energy, what power cost beyond the
 * rate, and two taxes. A bill that is too small for them has none.
 */
export function billLineRows(bill: Row): Row[] {
  const { accountNumber, billDate, billNumber, usageQuantity, usageUnit } = bill;
  const cost = Number(bill.actualCharges ?? bill.billedAmount);
  const quantity = Number(usageQuantity);
  const isWater = usageUnit === 'gal';
  const base = Math.round(cost / (1 + 2 * percent));
  const tax = Math.round(base * percent);
  const adjustment = isWater ? 0 : Math.round(quantity * powerCost * 100);
  const use = cost - basicCharge - adjustment - 2 * tax;
  if (use <= 0 || quantity <= 0) return [];
  const lines: readonly (readonly [string, number, number?])[] = [
    ['Basic charge', basicCharge],
    [isWater ? 'Water' : 'Energy', use, Number((use / 100 / quantity).toFixed(8))],
    ...(isWater ? [] : [['Power cost adjustment', adjustment, powerCost] as const]),
    ['Public purpose charge, 3%', tax],
    ['City tax, 3%', tax],
  ];
  return lines.map(([description, lineAmount, rate], place) => ({
    accountNumber,
    billDate,
    billNumber,
    lineNumber: place + 1,
    description,
    lineAmount,
    ...(rate !== undefined && { quantity, unit: usageUnit, rate }),
  }));
}

/** Monthly sums of further services are taken from the basic charge, so that the bill adds up as before. */
export function serviceLines(
  row: Row,
  services: readonly { readonly serviceType: string; readonly monthly?: number }[] = [],
): Row[] {
  const [first, ...others] = services;
  if (first === undefined) return [row];
  if (row.lineNumber !== 1)
    return [{ ...row, service: String(row.description).includes('%') ? '' : first.serviceType }];
  const sum = others.reduce((total, { monthly = 0 }) => total + monthly, 0);
  return [
    { ...row, service: first.serviceType, lineAmount: Number(row.lineAmount) - sum },
    ...others.map(({ serviceType, monthly = 0 }, place) => ({
      accountNumber: row.accountNumber,
      billDate: row.billDate,
      billNumber: row.billNumber,
      lineNumber: 101 + place,
      description: 'Monthly service',
      lineAmount: monthly,
      service: serviceType,
    })),
  ];
}
