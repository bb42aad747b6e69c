import { formatDay } from '@rochdale/domain/dates';
import type { Translate } from '@rochdale/domain/texts/text';
import { type Stat, StatList } from '@rochdale/ui/figures/stats.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { quantityText, wholeDollars } from '../usage-texts.ts';
import { monthLabel } from './monthly-chart.tsx';
import type { Period } from './periods.ts';

interface MonthlyFiguresProps {
  readonly periods: readonly Period[];
  readonly unit: string;
  readonly isInDollars: boolean;
}

/** What the bills or months come to, what those a year before did where each is known, and the highest. */
export function MonthlyFigures({ periods, unit, isInDollars }: MonthlyFiguresProps) {
  const text = useText();
  const valueIn = (one: { readonly quantity: number; readonly dollars: number | null }): number =>
    (isInDollars ? one.dollars : one.quantity) ?? 0;
  const told = (value: number): Pick<Stat, 'value' | 'unit'> =>
    isInDollars ? { value: wholeDollars(value) } : { value: quantityText(value, 0), unit };
  const sum = periods.reduce((all, period) => all + valueIn(period), 0);
  const isBills = periods[0]?.billDate !== undefined;
  const use = periods.reduce((all, { quantity }) => all + quantity, 0);
  const highest = periods.reduce<Period | undefined>(
    (most, period) => (most && valueIn(most) >= valueIn(period) ? most : period),
    undefined,
  );
  const before = periods.flatMap((period) => period.before ?? []);
  const stats: Stat[] = [
    {
      label: text(isBills ? 'usage.monthly.sum.bills' : 'usage.monthly.sum.months', { count: periods.length }),
      ...told(sum),
      ...(isInDollars && { note: `${quantityText(use, 0)} ${unit}` }),
    },
    ...(before.length === periods.length
      ? [
          beforeStat(
            before.reduce((all, one) => all + valueIn(one), 0),
            sum,
            told,
            text,
          ),
        ]
      : []),
    ...(highest
      ? [
          {
            label: text(isBills ? 'usage.monthly.sum.highestBill' : 'usage.monthly.sum.highestMonth'),
            ...told(valueIn(highest)),
            note: highest.billDate ? formatDay(highest.billDate) : monthLabel(highest.month, 'long'),
          },
        ]
      : []),
  ];
  return <StatList isRow stats={stats} />;
}

function beforeStat(
  before: number,
  now: number,
  told: (value: number) => Pick<Stat, 'value' | 'unit'>,
  text: Translate,
): Stat {
  const difference = Math.round(before - now);
  const { value, unit } = told(Math.abs(difference));
  const amount = unit === undefined ? value : `${value} ${unit}`;
  const note =
    difference === 0
      ? text('usage.monthly.sum.same')
      : text(difference < 0 ? 'usage.monthly.sum.less' : 'usage.monthly.sum.more', { amount });
  return { label: text('usage.monthly.sum.before'), ...told(before), note };
}
