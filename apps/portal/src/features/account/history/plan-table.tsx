import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { PlanBill } from './history-calls.ts';

const amounts = [
  ['history.plan.billed', 'billedAmount'],
  ['history.plan.actual', 'actualCharges'],
  ['history.plan.difference', 'difference'],
  ['history.plan.yearToDate', 'yearToDateDifference'],
] as const;

/** Budget and average billing: what the plan asked, what the service cost, and how far apart the two are. */
export function PlanTable({ bills, busy }: { bills: readonly PlanBill[]; busy: boolean }) {
  const text = useText();
  return (
    <>
      <p className="history__note muted">{text('history.plan.lead')}</p>
      <DataTable
        caption={text('history.plan.caption')}
        busy={busy}
        rows={bills}
        keyOf={(bill) => bill.billDate}
        columns={[
          {
            head: text('history.date'),
            main: true,
            wide: true,
            cell: ({ billDate }) => <time dateTime={billDate}>{formatDay(billDate)}</time>,
          },
          ...amounts.map(([label, name]) => ({
            head: text(label),
            numeric: true,
            cell: (bill: PlanBill) => formatMoney(centsOf(bill[name])),
          })),
        ]}
      />
    </>
  );
}
