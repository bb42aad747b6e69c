import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '../../../../lib/text/text.ts';
import { Table } from '../../../../ui/table/table.tsx';
import type { MonthlyUsage } from '../usage-calls.ts';
import { quantityText } from '../usage-texts.ts';
import { monthLabel } from './monthly-chart.tsx';

type Bill = MonthlyUsage['bills'][number];
type Month = MonthlyUsage['meters'][number]['months'][number];

const orDash = (value: number | null, decimals: 0 | 2): string =>
  value === null ? '–' : quantityText(value, decimals);

/** What was used by bill, newest first. */
export function BillsTable({ bills, unit }: { bills: readonly Bill[]; unit: string }) {
  const text = useText();
  const usage = text('usage.value', { what: text('usage.graph.usage'), unit });
  return (
    <div className="card">
      <Table caption={text('usage.monthly.bills')}>
        <thead>
          <tr>
            <th scope="col">{text('usage.monthly.billDate')}</th>
            <th scope="col" className="n">
              {text('usage.monthly.days')}
            </th>
            <th scope="col" className="n">
              {text('usage.monthly.perDay')}
            </th>
            <th scope="col" className="n">
              {text('usage.monthly.billed')}
            </th>
            <th scope="col" className="n">
              {usage}
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map(({ billDate, usageValue, daysBilled, billedAmount }) => (
            <tr key={billDate}>
              <th scope="row" className="num strong" data-l={text('usage.monthly.billDate')}>
                <time dateTime={billDate}>{formatDay(billDate)}</time>
              </th>
              <td className="n" data-l={text('usage.monthly.days')}>
                {orDash(daysBilled, 0)}
              </td>
              <td className="n" data-l={text('usage.monthly.perDay')}>
                {orDash(daysBilled === null ? null : usageValue / daysBilled, 0)}
              </td>
              <td className="n" data-l={text('usage.monthly.billed')}>
                {formatMoney(centsOf(billedAmount))}
              </td>
              <td className="n strong" data-l={usage}>
                {quantityText(usageValue, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** What was used by calendar month, newest first, and what weather it had. */
export function MonthsTable({ months, unit }: { months: readonly Month[]; unit: string }) {
  const text = useText();
  const heads = [
    text('usage.monthly.daysRead'),
    text('usage.monthly.perDay'),
    text('usage.monthly.demand'),
    text('usage.monthly.heating'),
    text('usage.monthly.cooling'),
    text('usage.value', { what: text('usage.graph.usage'), unit }),
  ];
  return (
    <div className="card">
      <Table caption={text('usage.monthly.months')}>
        <thead>
          <tr>
            <th scope="col">{text('usage.monthly.monthName')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="n">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row" className="strong" data-l={text('usage.monthly.monthName')}>
                {monthLabel(month.month, 'long')}
              </th>
              {monthCells(month).map((cell, index) => (
                <td key={heads[index]} className={index === 5 ? 'n strong' : 'n'} data-l={heads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function monthCells(month: Month): string[] {
  return [
    quantityText(month.daysRead, 0),
    quantityText(month.averagePerDay, 0),
    orDash(month.maxDemand, 2),
    orDash(month.heatingDegreeDays, 0),
    orDash(month.coolingDegreeDays, 0),
    quantityText(month.total, 0),
  ];
}
