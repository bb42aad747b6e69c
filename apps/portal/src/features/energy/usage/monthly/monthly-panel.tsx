import { noMonths } from '@rochdale/domain/energy/usage/no-usage';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import { useState } from 'react';
import { useText, violationText } from '../../../../lib/text/text.ts';
import { Alert } from '../../../../ui/state/alert.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { Loaded } from '../../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Segment } from '../../../../ui/steps/segment.tsx';
import { type MonthlyUsage, monthlyUsage, type UsageAccount } from '../usage-calls.ts';
import { quantityText } from '../usage-texts.ts';
import { MonthlyChart, monthLabel } from './monthly-chart.tsx';
import { BillsTable, MonthsTable } from './monthly-tables.tsx';

/** Monthly (energy-35, energy-36): usage by bill and by calendar month; another service than electricity as it was billed. */
export function MonthlyPanel({ account }: { account: UsageAccount }) {
  const { memberNumber, accountNumber } = account;
  const query = useQuery({
    queryKey: ['usage', 'monthly', accountNumber],
    queryFn: () => monthlyUsage({ params: { memberNumber, accountNumber } }),
  });
  const text = useText();
  if (account.showUsageSuspendedMsg) return <Alert kind="warning">{text('usage.suspended')}</Alert>;
  return (
    <Loaded query={query} skeleton={<Skeleton height={720} />}>
      {(found) => <Months found={found} />}
    </Loaded>
  );
}

function Months({ found }: { found: MonthlyUsage }) {
  const text = useText();
  const months = found.isOtherService ? [] : found.meters.filter((meter) => meter.months.length > 0);
  const groups = [
    ...(found.bills.length > 0 ? (['bills'] as const) : []),
    ...(months.length > 0 ? (['months'] as const) : []),
  ];
  const [chosen, setChosen] = useState<'bills' | 'months'>();
  const group = groups.find((one) => one === chosen) ?? groups[0];
  return (
    <div className="stack">
      {found.isOtherService && (
        <div>
          <h2>{text('usage.monthly.other', { type: found.commodity })}</h2>
          <p className="muted">{text('usage.monthly.other.text')}</p>
        </div>
      )}
      {group === undefined && (
        <div className="card" role="status">
          <Empty icon={chartColumn} title={violationText(noMonths())} />
        </div>
      )}
      {group !== undefined && groups.length > 1 && (
        <Segment
          label={text('usage.monthly.by')}
          isLabelHidden
          value={group}
          options={[
            { value: 'bills', label: text('usage.monthly.byBill') },
            { value: 'months', label: text('usage.monthly.byMonth') },
          ]}
          onChange={setChosen}
        />
      )}
      {group === 'bills' && <Bills found={found} />}
      {group === 'months' &&
        months.map((meter) => <MeterMonths key={meter.meterId} meter={meter} unit={shownUnit(found.unitOfMeasure)} />)}
    </div>
  );
}

function Bills({ found }: { found: MonthlyUsage }) {
  const text = useText();
  // Files of the billing system write the same unit in their own way.
  const unit = shownUnit((found.isOtherService && found.bills[0]?.unitOfMeasure) || found.unitOfMeasure);
  return (
    <>
      <MonthlyChart
        title={text('usage.monthly.bills')}
        unit={unit}
        months={found.bills.map(({ billDate, usageValue }) => ({
          key: billDate,
          month: billDate.slice(0, 7),
          value: usageValue,
          name: text('usage.monthly.bill', {
            date: monthLabel(billDate, 'long'),
            value: quantityText(usageValue, 0),
            unit,
          }),
        }))}
      />
      <BillsTable bills={found.bills} unit={unit} />
    </>
  );
}

function MeterMonths({ meter, unit }: { meter: MonthlyUsage['meters'][number]; unit: string }) {
  const text = useText();
  return (
    <>
      <MonthlyChart
        title={`${text('usage.monthly.months')}, ${text('usage.meter')} ${meter.meterId}`}
        unit={unit}
        months={meter.months.map(({ month, total }) => ({
          key: month,
          month,
          value: total,
          name: text('usage.monthly.month', { month: monthLabel(month, 'long'), value: quantityText(total, 0), unit }),
        }))}
      />
      <MonthsTable months={meter.months} unit={unit} />
    </>
  );
}
