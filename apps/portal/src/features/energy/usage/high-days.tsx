import { formatDay } from '@rochdale/domain/dates';
import { shownUnit } from '@rochdale/domain/energy/usage/units';
import { useText } from '@rochdale/ui/text/text.ts';
import type { UsageInsight } from './usage-calls.ts';
import { quantityText } from './usage-texts.ts';

type Highs = Pick<UsageInsight, 'highUsageDays' | 'hasOwnThreshold' | 'unitOfMeasure'>;

/** The latest days that are shown at once; a list of a month would fill the page. */
const daysShown = 5;

/** The days of high usage, the latest first; earlier ones at a press. */
export function HighDays({ insight }: { insight: Highs }) {
  const text = useText();
  const { highUsageDays, hasOwnThreshold: isOwn } = insight;
  if (highUsageDays.length === 0) return text(isOwn ? 'usage.insight.high.noneOwn' : 'usage.insight.high.none');
  const lines = [...highUsageDays].reverse();
  const [latest, earlier] = [lines.slice(0, daysShown), lines.slice(daysShown)];
  return (
    <>
      <HighDayList insight={insight} days={latest} />
      {earlier.length > 0 && (
        <details>
          <summary>{text('usage.insight.high.more', { count: earlier.length })}</summary>
          <HighDayList insight={insight} days={earlier} />
        </details>
      )}
    </>
  );
}

function HighDayList({ insight, days }: { insight: Highs; days: Highs['highUsageDays'] }) {
  const text = useText();
  const { hasOwnThreshold: isOwn, unitOfMeasure } = insight;
  const unit = shownUnit(unitOfMeasure);
  return (
    <ul>
      {days.map(({ date, usageValue, threshold }) => (
        <li key={date}>
          {text(isOwn ? 'usage.insight.high.dayOwn' : 'usage.insight.high.day', {
            date: formatDay(date),
            value: quantityText(usageValue, 0),
            unit,
            threshold: quantityText(threshold, 0),
          })}
        </li>
      ))}
    </ul>
  );
}
