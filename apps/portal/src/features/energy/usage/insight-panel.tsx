import { formatDay } from '@rochdale/domain/dates';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import type { Translate } from '@rochdale/domain/texts/text';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HighDays } from './high-days.tsx';
import { type UsageAccount, type UsageInsight, usageInsight } from './usage-calls.ts';
import { quantityText, wholeDollars } from './usage-texts.ts';

type Comparison = NonNullable<UsageInsight['comparedToLastMonth']>;

/** What a member wants to know of a meter: this month, beside last month and last year in the same weather, and the bill to come. */
export function InsightPanel({ account, meter }: { account: UsageAccount; meter: string | undefined }) {
  const { memberNumber, accountNumber } = account;
  const query = useQuery({
    queryKey: ['usage', 'insight', accountNumber, meter],
    queryFn: () =>
      usageInsight({
        params: { memberNumber, accountNumber },
        query: meter === undefined ? {} : { meterId: meter },
      }),
  });
  // It only adds to the page: where it can't be had, nothing is missed.
  return query.data ? <Insight insight={query.data} /> : null;
}

function Insight({ insight }: { insight: UsageInsight }) {
  const text = useText();
  const { thisMonth, comparedToLastYear, expectedBill, highUsageDays } = insight;
  const unit = shownUnit(insight.unitOfMeasure);
  if (!thisMonth && !expectedBill && highUsageDays.length === 0) return null;
  return (
    <Card title={text('usage.insight.title')}>
      <dl className="insight">
        {thisMonth && (
          <Fact label={text('usage.insight.thisMonth')} value={`${quantityText(thisMonth.total, 0)} ${unit}`}>
            <MonthBars insight={insight} total={thisMonth.total} unit={unit} />
            {monthText(thisMonth, text)}
          </Fact>
        )}
        {expectedBill && (
          <Fact
            label={text('usage.insight.expected')}
            value={text('usage.about', { amount: wholeDollars(expectedBill.expectedAmount) })}
          >
            {rangeText(expectedBill, text)}{' '}
            {text(expectedBill.basis === 'rate' ? 'usage.insight.expected.rate' : 'usage.insight.expected.lastBill', {
              from: formatDay(expectedBill.periodStart),
              to: formatDay(expectedBill.periodEnd),
              used: quantityText(expectedBill.usageSoFar, 0),
              unit,
            })}
          </Fact>
        )}
        {comparedToLastYear && comparedToLastYear.weatherPart !== null && (
          <Fact label={text('usage.insight.weather')} value={signed(comparedToLastYear.weatherPart, unit)}>
            {weatherText(comparedToLastYear.difference, comparedToLastYear.weatherPart, unit, text)}
          </Fact>
        )}
      </dl>
      <Fold title={text('usage.insight.high.count', { count: highUsageDays.length })}>
        <div className="insight__note insight__high">
          <HighDays insight={insight} />
        </div>
      </Fold>
    </Card>
  );
}

/** This month, the same days of last month and of last year, as bars with their words. */
function MonthBars({ insight, total, unit }: { insight: UsageInsight; total: number; unit: string }) {
  const text = useText();
  const { comparedToLastMonth, comparedToLastYear } = insight;
  const bars = [
    { key: 'now', value: total, said: text('usage.insight.bar.now', { value: quantityText(total, 0), unit }) },
    ...(comparedToLastMonth
      ? [
          {
            key: 'month',
            value: total - comparedToLastMonth.difference,
            said: comparedText('month', insight, unit, text),
          },
        ]
      : []),
    ...(comparedToLastYear
      ? [{ key: 'year', value: total - comparedToLastYear.difference, said: comparedText('year', insight, unit, text) }]
      : []),
  ];
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="insight__bars">
      {bars.map(({ key, value, said }) => (
        <li key={key} className={key === 'now' ? undefined : 'is-before'}>
          <span className="insight__bar" style={{ width: `${Math.max(0, Math.round((value / highest) * 100))}%` }} />
          {said}
        </li>
      ))}
    </ul>
  );
}

/** `349 kWh a year ago: 46 kWh more (+13%)`. */
function comparedText(which: 'month' | 'year', insight: UsageInsight, unit: string, text: Translate): string {
  const comparison = which === 'month' ? insight.comparedToLastMonth : insight.comparedToLastYear;
  if (!comparison) return '';
  const value = quantityText(Math.max(0, (insight.thisMonth?.total ?? 0) - comparison.difference), 0);
  const difference = differenceText(comparison, unit, text);
  return text(which === 'month' ? 'usage.insight.bar.lastMonth' : 'usage.insight.bar.lastYear', {
    value,
    unit,
    difference,
  });
}

function rangeText({ range }: NonNullable<UsageInsight['expectedBill']>, text: Translate): string {
  if (!range || Math.round(range.least) === Math.round(range.most)) return '';
  return text('usage.insight.range', { least: wholeDollars(range.least), most: wholeDollars(range.most) });
}

/** `+42 kWh` */
function signed(value: number, unit: string): string {
  const rounded = Math.round(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${quantityText(Math.abs(rounded), 0)} ${unit}`;
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="insight__value">{value}</dd>
      <dd className="insight__note">{children}</dd>
    </div>
  );
}

function monthText({ fromDate, toDate, days, daysRead }: NonNullable<UsageInsight['thisMonth']>, text: Translate) {
  const span = { from: formatDay(fromDate), to: formatDay(toDate) };
  return days === daysRead
    ? text('usage.insight.days', span)
    : text('usage.insight.daysRead', { ...span, read: daysRead, days });
}

function differenceText({ difference, percent }: Comparison, unit: string, text: Translate): string {
  const rounded = Math.round(difference);
  if (rounded === 0) return text('usage.insight.same');
  const shown = { difference: quantityText(Math.abs(rounded), 0), unit };
  if (percent === null) return text(rounded > 0 ? 'usage.insight.more' : 'usage.insight.less', shown);
  return text(rounded > 0 ? 'usage.insight.morePercent' : 'usage.insight.lessPercent', {
    ...shown,
    percent: Math.abs(percent),
  });
}

/** What the weather made of the difference, and what is left of it without. */
function weatherText(difference: number, weatherPart: number, unit: string, text: Translate): string {
  const part = Math.round(weatherPart);
  const rest = Math.round(difference - weatherPart);
  const weather =
    part === 0
      ? text('usage.insight.weather.none')
      : text(part > 0 ? 'usage.insight.weather.more' : 'usage.insight.weather.less', {
          part: quantityText(Math.abs(part), 0),
          unit,
        });
  const own =
    rest === 0
      ? text('usage.insight.sameWeather.same')
      : text(rest > 0 ? 'usage.insight.sameWeather.more' : 'usage.insight.sameWeather.less', {
          rest: quantityText(Math.abs(rest), 0),
          unit,
        });
  return part === 0 ? weather : `${weather} ${own}`;
}
