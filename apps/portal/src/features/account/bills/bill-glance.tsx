import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { BilledBill } from './bill-calls.ts';

/** The few facts of a bill that are asked for: only what is known stands there. */
export function BillGlance({ bill }: { bill: BilledBill }) {
  const text = useText();
  const { billDate, dueDate, statementStartDate: from, daysBilled, usage, readings } = bill;
  const row = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  const period = from && text('bill.paper.periodFromTo', { from: formatDay(from), to: formatDay(billDate) });
  const meters = readings.map(({ meterNumber }) => meterNumber).join(', ');
  return (
    <Card title={text('bill.sheet.glance')}>
      <div className="card__body">
        <KeyValues
          small
          rows={[
            ...row(text('bill.paper.due'), dueDate && formatDay(dueDate)),
            ...row(text('bill.paper.date'), formatDay(billDate)),
            ...row(text('bill.paper.period'), bill.isPrepaidDay ? null : period),
            ...row(text('bill.sheet.days'), bill.isPrepaidDay || daysBilled === null ? null : String(daysBilled)),
            ...row(text('bill.sheet.meter'), meters === '' ? null : meters),
            ...row(text('bill.sheet.use'), usage && `${formatNumber(usage.quantity)} ${usage.unit}`.trim()),
            ...row(text('bill.sheet.aDay'), perDay(bill)),
          ]}
        />
      </div>
    </Card>
  );
}

/** What a day used and cost on the average of the bill; null where that says nothing. */
function perDay({ usage, daysBilled: days, isPrepaidDay, actualCharges, billedAmount }: BilledBill): string | null {
  if (isPrepaidDay || usage === null || days === null || days < 2) return null;
  const cost = formatMoney(Math.round(centsOf(actualCharges ?? billedAmount) / days));
  return `${formatNumber(usage.quantity / days, { most: 2 })} ${usage.unit}, ${cost}`;
}
