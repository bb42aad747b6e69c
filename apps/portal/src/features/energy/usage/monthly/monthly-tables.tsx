import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useText } from '../../../../lib/text/text.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
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
  return (
    <div className="card">
      <DataTable
        caption={text('usage.monthly.bills')}
        rows={bills}
        keyOf={({ billDate }) => billDate}
        columns={[
          {
            head: text('usage.monthly.billDate'),
            main: true,
            bold: true,
            className: 'num',
            cell: ({ billDate }) => <time dateTime={billDate}>{formatDay(billDate)}</time>,
          },
          { head: text('usage.monthly.days'), numeric: true, cell: ({ daysBilled }) => orDash(daysBilled, 0) },
          {
            head: text('usage.monthly.perDay'),
            numeric: true,
            cell: ({ usageValue, daysBilled }) => orDash(daysBilled === null ? null : usageValue / daysBilled, 0),
          },
          {
            head: text('usage.monthly.billed'),
            numeric: true,
            cell: ({ billedAmount }) => formatMoney(centsOf(billedAmount)),
          },
          {
            head: text('usage.value', { what: text('usage.graph.usage'), unit }),
            numeric: true,
            bold: true,
            cell: ({ usageValue }) => quantityText(usageValue, 0),
          },
        ]}
      />
    </div>
  );
}

/** What was used by calendar month, newest first, and what weather it had. */
export function MonthsTable({ months, unit }: { months: readonly Month[]; unit: string }) {
  const text = useText();
  return (
    <div className="card">
      <DataTable
        caption={text('usage.monthly.months')}
        rows={months}
        keyOf={({ month }) => month}
        columns={[
          {
            head: text('usage.monthly.monthName'),
            main: true,
            bold: true,
            cell: ({ month }) => monthLabel(month, 'long'),
          },
          { head: text('usage.monthly.daysRead'), numeric: true, cell: ({ daysRead }) => quantityText(daysRead, 0) },
          {
            head: text('usage.monthly.perDay'),
            numeric: true,
            cell: ({ averagePerDay }) => quantityText(averagePerDay, 0),
          },
          { head: text('usage.monthly.demand'), numeric: true, cell: ({ maxDemand }) => orDash(maxDemand, 2) },
          {
            head: text('usage.monthly.heating'),
            numeric: true,
            cell: ({ heatingDegreeDays }) => orDash(heatingDegreeDays, 0),
          },
          {
            head: text('usage.monthly.cooling'),
            numeric: true,
            cell: ({ coolingDegreeDays }) => orDash(coolingDegreeDays, 0),
          },
          {
            head: text('usage.value', { what: text('usage.graph.usage'), unit }),
            numeric: true,
            bold: true,
            cell: ({ total }) => quantityText(total, 0),
          },
        ]}
      />
    </div>
  );
}
