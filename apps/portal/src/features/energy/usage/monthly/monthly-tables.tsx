import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { DataTable, type TableColumn } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import type { MonthlyUsage } from '../usage-calls.ts';
import { quantityText } from '../usage-texts.ts';
import { monthLabel } from './monthly-chart.tsx';
import type { Period } from './periods.ts';

type Bill = MonthlyUsage['bills'][number];
type Month = MonthlyUsage['meters'][number]['months'][number];

const orDash = (value: number | null, decimals: 0 | 2): string =>
  value === null ? '–' : quantityText(value, decimals);

interface TableProps {
  readonly unit: string;
  readonly periods: readonly Period[];
  readonly actions: ReactNode;
}

const temperatureColumn = (text: Translate): TableColumn<Pick<Month, 'averageTemperature'>> => ({
  head: text('usage.monthly.temperature'),
  numeric: true,
  cell: ({ averageTemperature }) => orDash(averageTemperature, 0),
});

/** What the chart draws behind each bar, where it draws any (energy-75). */
function beforeColumn<Row>(
  keyOf: (row: Row) => string,
  periods: readonly Period[],
  unit: string,
  text: Translate,
): TableColumn<Row>[] {
  const known = new Map(periods.map(({ key, before }) => [key, before?.quantity ?? null]));
  if ([...known.values()].every((value) => value === null)) return [];
  return [
    {
      head: text('usage.value', { what: text('usage.before'), unit }),
      numeric: true,
      cell: (row) => orDash(known.get(keyOf(row)) ?? null, 0),
    },
  ];
}

/** What was used by bill, newest first. */
export function BillsTable({ bills, unit, periods, actions }: TableProps & { bills: readonly Bill[] }) {
  const text = useText();
  return (
    <section className="card">
      <div className="card__head">
        <h2>{text('usage.monthly.bills')}</h2>
        {actions}
      </div>
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
          temperatureColumn(text),
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
          ...beforeColumn<Bill>(({ billDate }) => billDate, periods, unit, text),
        ]}
      />
    </section>
  );
}

/** What was used by calendar month, newest first, and what weather it had. */
export function MonthsTable({ months, unit, periods, actions }: TableProps & { months: readonly Month[] }) {
  const text = useText();
  return (
    <section className="card">
      <div className="card__head">
        <h2>{text('usage.monthly.months')}</h2>
        {actions}
      </div>
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
          temperatureColumn(text),
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
          ...beforeColumn<Month>(({ month }) => month, periods, unit, text),
        ]}
      />
    </section>
  );
}
