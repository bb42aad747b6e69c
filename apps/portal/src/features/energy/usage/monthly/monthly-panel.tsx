import { formatDay } from '@rochdale/domain/dates';
import { noMonths } from '@rochdale/domain/energy/usage/no-usage';
import { billBefore } from '@rochdale/domain/energy/usage/picture/year-before';
import { serviceOfUnit, shownUnit, usageUnit } from '@rochdale/domain/energy/usage/units';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Chips, MoreChip } from '@rochdale/ui/steps/chips.tsx';
import { Segment } from '@rochdale/ui/steps/segment.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import type { ReactNode } from 'react';
import { ReadingWays } from '../choices/reading-ways.tsx';
import { useDatesFold } from '../choices/use-dates-fold.ts';
import { FileActions } from '../usage-actions.tsx';
import { type MonthlyUsage, monthlyUsage, type UsageAccount } from '../usage-calls.ts';
import { wholeDollars } from '../usage-texts.ts';
import { MonthlyChart, monthLabel } from './monthly-chart.tsx';
import { MonthlyDates } from './monthly-dates.tsx';
import { MonthlyFigures } from './monthly-figures.tsx';
import { monthlyFileName, monthlyFileRows, monthlyFormats } from './monthly-file.ts';
import { BillsTable, MonthsTable } from './monthly-tables.tsx';
import { billPeriods, monthPeriods, type Period, shownPeriods } from './periods.ts';
import { useMonthlyChoices } from './use-monthly-choices.ts';

/** Monthly (energy-35, energy-36, energy-75): usage by bill and by calendar month; another service than electricity as it was billed. */
export default function MonthlyPanel({ account }: { account: UsageAccount }) {
  const { memberNumber, accountNumber } = account;
  const query = useQuery({
    queryKey: ['usage', 'monthly', accountNumber],
    queryFn: () => monthlyUsage({ params: { memberNumber, accountNumber } }),
  });
  const text = useText();
  if (account.showUsageSuspendedMsg) return <Alert kind="warning">{text('usage.suspended')}</Alert>;
  return (
    <Loaded query={query} skeleton={<Skeleton height={860} phone={720} />}>
      {(found) => <Months account={account} found={found} />}
    </Loaded>
  );
}

function Months({ account, found }: { account: UsageAccount; found: MonthlyUsage }) {
  const text = useText();
  const chosen = useMonthlyChoices();
  const dates = useDatesFold();
  const months = found.isOtherService ? [] : found.meters.filter((meter) => meter.months.length > 0);
  const groups = [
    ...(found.bills.length > 0 ? (['bills'] as const) : []),
    ...(months.length > 0 ? (['months'] as const) : []),
  ];
  const group = groups.find((one) => one === chosen.group) ?? groups[0];
  const canDollars = group === 'bills' || account.rate !== null;
  const shown = { ...chosen, isInDollars: canDollars && chosen.isInDollars };
  // Files of the billing system write the same unit in their own way.
  const unit = shownUnit((found.isOtherService && found.bills[0]?.unitOfMeasure) || found.unitOfMeasure);
  const form = (
    <Fold title={text('usage.monthly.fold')} {...dates.fold}>
      <MonthlyDates
        key={`${chosen.since} ${chosen.until}`}
        since={chosen.since}
        until={chosen.until}
        today={account.today}
        onAsk={chosen.chooseDates}
      />
    </Fold>
  );
  const of = { accountNumber: account.accountNumber, unit, chosen: shown, form };
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
      {group !== undefined && (
        <div className="usage-bar">
          <Chips
            label={text('usage.monthly.choices')}
            value={chosen.count}
            options={[
              {
                value: '12',
                label: text(group === 'bills' ? 'usage.monthly.last12Bills' : 'usage.monthly.last12Months'),
              },
              { value: '24', label: text('usage.monthly.last2Years') },
            ]}
            onChange={chosen.chooseCount}
          />
          <MoreChip isCurrent={chosen.count === undefined} onPress={dates.openDates}>
            {text('usage.form')}
          </MoreChip>
          {groups.length > 1 && (
            <Segment
              label={text('usage.monthly.by')}
              isLabelHidden
              value={group}
              options={[
                { value: 'bills', label: text('usage.monthly.byBill') },
                { value: 'months', label: text('usage.monthly.byMonth') },
              ]}
              onChange={chosen.chooseGroup}
            />
          )}
          {canDollars && <ReadingWays unit={unit} isInDollars={shown.isInDollars} onChange={chosen.chooseDollars} />}
        </div>
      )}
      {group === 'bills' && <Bills found={found} {...of} />}
      {group === 'months' &&
        months.map((meter, place) => (
          <MeterMonths
            key={meter.meterId}
            account={account}
            meter={meter}
            {...of}
            form={place === 0 ? form : undefined}
          />
        ))}
    </div>
  );
}

interface GroupProps {
  readonly accountNumber: string;
  readonly unit: string;
  readonly chosen: ReturnType<typeof useMonthlyChoices>;
  readonly form: ReactNode;
}

function Bills({ found, accountNumber, unit, chosen, form }: GroupProps & { found: MonthlyUsage }) {
  const text = useText();
  const periods = shownPeriods(billPeriods(found.bills), chosen.shown);
  const { expectedBill } = found;
  // The bill to come stands after the newest alone.
  const toCome = (periods[0]?.key === found.bills[0]?.billDate && expectedBill) || undefined;
  const before = toCome && billBefore({ billDate: toCome.periodEnd }, found.bills);
  const rows = found.bills.filter(({ billDate }) => periods.some(({ key }) => key === billDate));
  if (periods.length === 0) return <NoPeriods form={form} chosen={chosen} />;
  return (
    <>
      <MonthlyChart
        title={text('usage.monthly.billsSpan', spanOf(periods))}
        label={text('usage.monthly.bills')}
        unit={unit}
        periods={periods}
        isInDollars={chosen.isInDollars}
        toCome={toCome}
        beforeToCome={before && { quantity: before.usageValue, dollars: before.billedAmount }}
        lead={toCome && <NextBill toCome={toCome} before={before} />}
      >
        <MonthlyFigures periods={periods} unit={unit} isInDollars={chosen.isInDollars} />
        {form}
      </MonthlyChart>
      <BillsTable
        bills={rows}
        unit={unit}
        periods={periods}
        actions={<Download accountNumber={accountNumber} unit={unit} periods={periods} />}
      />
    </>
  );
}

/** What the next bill is likely to be, in words (energy-74). */
function NextBill({
  toCome,
  before,
}: {
  toCome: NonNullable<MonthlyUsage['expectedBill']>;
  before: MonthlyUsage['bills'][number] | undefined;
}) {
  const text = useText();
  const { range } = toCome;
  return (
    <p className="usage-next">
      <b>
        {text(toCome.isOver ? 'usage.monthly.late' : 'usage.monthly.next', {
          amount: wholeDollars(toCome.expectedAmount),
          date: formatDay(toCome.periodEnd),
          from: formatDay(toCome.periodStart),
          to: formatDay(toCome.periodEnd),
        })}
      </b>{' '}
      {range &&
        Math.round(range.least) !== Math.round(range.most) &&
        text('usage.monthly.nextRange', { least: wholeDollars(range.least), most: wholeDollars(range.most) })}{' '}
      {before &&
        text('usage.monthly.lastYear', {
          month: monthLabel(before.billDate, 'long'),
          amount: formatMoney(centsOf(before.billedAmount)),
        })}
    </p>
  );
}

interface MeterMonthsProps extends GroupProps {
  readonly account: UsageAccount;
  readonly meter: MonthlyUsage['meters'][number];
}

function MeterMonths({ account, meter, accountNumber, unit: accountUnit, chosen, form }: MeterMonthsProps) {
  const text = useText();
  const service = serviceOfUnit(meter.unitOfMeasure, account.accountType);
  const isOwn = service === account.accountType;
  const unit = isOwn ? accountUnit : shownUnit(usageUnit(service));
  const isInDollars = isOwn && chosen.isInDollars;
  const periods = shownPeriods(monthPeriods(meter.months, isOwn ? account.rate : null), chosen.shown);
  if (periods.length === 0) return <NoPeriods form={form} chosen={chosen} />;
  return (
    <>
      <MonthlyChart
        title={text('usage.monthly.monthsSpan', spanOf(periods))}
        label={`${text('usage.monthly.months')}, ${text('usage.monthly.meter', { meter: meter.meterId })}`}
        unit={unit}
        periods={periods}
        isInDollars={isInDollars}
        toCome={undefined}
        beforeToCome={undefined}
      >
        <MonthlyFigures periods={periods} unit={unit} isInDollars={isInDollars} />
        {form}
      </MonthlyChart>
      <MonthsTable
        months={meter.months.filter(({ month }) => periods.some(({ key }) => key === month))}
        periods={periods}
        unit={unit}
        actions={<Download accountNumber={accountNumber} unit={unit} periods={periods} />}
      />
    </>
  );
}

function spanOf(periods: readonly Period[]) {
  return { from: monthLabel(periods.at(-1)?.month ?? '', 'long'), to: monthLabel(periods[0]?.month ?? '', 'long') };
}

function Download({
  accountNumber,
  unit,
  periods,
}: {
  accountNumber: string;
  unit: string;
  periods: readonly Period[];
}) {
  const text = useText();
  return (
    <FileActions
      file={() => ({
        name: monthlyFileName(accountNumber),
        rows: monthlyFileRows(periods, unit, text),
        formats: monthlyFormats,
      })}
    />
  );
}

function NoPeriods({ form, chosen }: Pick<GroupProps, 'form' | 'chosen'>) {
  const text = useText();
  const { from, to } = chosen.shown;
  return (
    <div className="card">
      <div role="status">
        <Empty
          icon={chartColumn}
          title={text('usage.monthly.none', { from: from === '' ? '…' : formatDay(from), to: formatDay(to) })}
        />
      </div>
      {form}
    </div>
  );
}
