import type { Cents } from '@rochdale/domain/money';
import type { CsvValue } from '../csv-writer.ts';
import type { PricedService } from './bill-pricer.ts';

type Row = Record<string, CsvValue>;

/** A service on an account's bill; those after the first cost the same every month, in cents. */
export interface Service {
  readonly serviceType: string;
  readonly monthly?: number;
}

/** The lines of a bill as its schedule makes them, and those of further services, which have one sum a month. */
export function billLineRows(
  { accountNumber, billDate, billNumber }: Row,
  { lines, unit }: PricedService,
  services: readonly Service[] = [],
): Row[] {
  const [first, ...others] = services;
  const rows: Row[] = lines.map(({ name, kind, amount, counted, quantity, price }, place) => {
    const isByUnit = counted === 'unit';
    return {
      accountNumber,
      billDate,
      billNumber,
      lineNumber: place + 1,
      description: name,
      lineAmount: amount,
      quantity: isByUnit ? Math.round(quantity * 1000) / 1000 : undefined,
      unit: isByUnit ? unit : undefined,
      rate: isByUnit ? price : undefined,
      service: first && kind !== 'percent' ? first.serviceType : undefined,
    };
  });
  for (const [place, { serviceType, monthly = 0 }] of others.entries())
    rows.push({
      accountNumber,
      billDate,
      billNumber,
      lineNumber: 101 + place,
      description: 'Monthly service',
      lineAmount: monthly,
      service: serviceType,
    });
  return rows;
}

/** What further services cost a month. */
export const sumOfOthers = (services: readonly Service[] = []): Cents =>
  services.slice(1).reduce((sum, { monthly = 0 }) => sum + monthly, 0);
