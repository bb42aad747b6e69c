import { formatDay } from '@rochdale/domain/dates';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Translate } from '@rochdale/domain/texts/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { HighDays } from './high-days.tsx';
import { type UsageAccount, type UsageInsight, usageInsight } from './usage-calls.ts';
import { quantityText } from './usage-texts.ts';

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
  const { thisMonth, comparedToLastMonth, comparedToLastYear, expectedBill, highUsageDays } = insight;
  const unit = shownUnit(insight.unitOfMeasure);
  if (!thisMonth && !expectedBill && highUsageDays.length === 0) return null;
  return (
    <Card title={text('usage.insight.title')}>
      <dl className="insight">
        {thisMonth && (
          <Fact label={text('usage.insight.thisMonth')} value={`${quantityText(thisMonth.total, 0)} ${unit}`}>
            {monthText(thisMonth, text)}
          </Fact>
        )}
        {comparedToLastMonth && (
          <Compared label={text('usage.insight.lastMonth')} comparison={comparedToLastMonth} unit={unit} />
        )}
        {comparedToLastYear && (
          <Compared label={text('usage.insight.lastYear')} comparison={comparedToLastYear} unit={unit} />
        )}
        {expectedBill && (
          <Fact label={text('usage.insight.expected')} value={formatMoney(centsOf(expectedBill.expectedAmount))}>
            {text(expectedBill.basis === 'rate' ? 'usage.insight.expected.rate' : 'usage.insight.expected.lastBill', {
              from: formatDay(expectedBill.periodStart),
              to: formatDay(expectedBill.periodEnd),
              used: quantityText(expectedBill.usageSoFar, 0),
              unit,
            })}
          </Fact>
        )}
        <Fact label={text('usage.insight.high')} value={String(highUsageDays.length)}>
          <HighDays insight={insight} />
        </Fact>
      </dl>
    </Card>
  );
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

function Compared({ label, comparison, unit }: { label: string; comparison: Comparison; unit: string }) {
  const text = useText();
  const { against } = comparison;
  const isSame = Math.round(comparison.difference) === 0;
  const span = { from: formatDay(against.fromDate), to: formatDay(against.toDate) };
  return (
    <Fact label={label} value={differenceText(comparison, unit, text)}>
      {text(isSame ? 'usage.insight.againstSame' : 'usage.insight.against', span)}{' '}
      {comparison.weatherPart !== null && weatherText(comparison.difference, comparison.weatherPart, unit, text)}
    </Fact>
  );
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
