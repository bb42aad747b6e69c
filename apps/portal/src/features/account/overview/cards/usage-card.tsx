import { type UsageSummary, usageSummary } from '@rochdale/domain/account/overview/billed-usage';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useGate } from '../../../../lib/gates.ts';
import type { OverviewUsage } from '../use-overview.ts';
import { monthName, UsageChart } from './usage-chart.tsx';

/** Billed Usage Summary (account-22): a sentence, a graph of thirteen months, three figures. */
export function UsageCard({ usage }: { usage: OverviewUsage }) {
  const text = useText();
  const canTrack = useGate('usageTracker').open;
  const summary = usageSummary(usage.results);
  if (!usage.isShown) return null;
  return (
    <Card
      title={text('overview.usage.title')}
      action={canTrack && <ScreenLink to="usage-tracker">{text('overview.usage.tracker')}</ScreenLink>}
    >
      <div className="card__body">
        {summary === null ? (
          <p className="muted">{text('overview.usage.none')}</p>
        ) : (
          <>
            <Sentence summary={summary} unit={usage.unit} />
            <UsageChart months={usage.results} unit={usage.unit} />
            <Figures summary={summary} unit={usage.unit} />
          </>
        )}
      </div>
    </Card>
  );
}

function Figures({ summary, unit }: { summary: UsageSummary; unit: string }) {
  const text = useText();
  const { newest, dailyAverage, yearBefore } = summary;
  const shown = (quantity: number): string => `${formatNumber(quantity)} ${unit}`;
  return (
    <dl className="trio">
      {dailyAverage !== null && (
        <div>
          <dt>{text('overview.usage.dailyAverage')}</dt>
          <dd>{shown(dailyAverage)}</dd>
        </div>
      )}
      {newest.daysBilled !== null && (
        <div>
          <dt>{text('overview.usage.daysBilled')}</dt>
          <dd>{newest.daysBilled}</dd>
        </div>
      )}
      {yearBefore && (
        <div>
          <dt>{text('overview.usage.yearBefore')}</dt>
          <dd>{shown(yearBefore.month.quantity)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What was billed, beside the same month a year before. */
function Sentence({ summary, unit }: { summary: UsageSummary; unit: string }) {
  const text = useText();
  return <p className="muted">{sentenceOf(summary, unit, text)}</p>;
}

function sentenceOf({ newest, yearBefore }: UsageSummary, unit: string, text: Translate): string {
  const quantity = formatNumber(newest.quantity);
  const month = monthName(newest.billDate, 'long');
  if (!yearBefore) return text('overview.usage.billed', { quantity, unit, month });
  const difference = formatNumber(Math.abs(yearBefore.difference));
  if (yearBefore.difference === 0) return text('overview.usage.same', { quantity, unit, month });
  return yearBefore.difference < 0
    ? text('overview.usage.less', { quantity, unit, month, difference })
    : text('overview.usage.more', { quantity, unit, month, difference });
}
