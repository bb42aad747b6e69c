import { formatDay, formatNearDay } from '@rochdale/domain/dates';
import { isWeekend } from '@rochdale/domain/energy/usage/reading';
import { formatNumber } from '@rochdale/domain/texts/formats';
import type { Translate } from '@rochdale/domain/texts/text';
import { useText } from '@rochdale/ui/text/text.ts';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';
import type { Column } from '../../../../ui/chart/column-layout.ts';
import { Legend } from '../../../../ui/chart/legend.tsx';
import type { ExplainedBill } from './explained-calls.ts';

type Day = ExplainedBill['days'][number];

/** As the Usage Tracker draws them (energy-22): by the reading before the weekday. */
function lookOf({ date, status }: Day): Column['look'] {
  if (status === 'Estimate') return 'hatched';
  if (status === 'Keyed') return 'dotted';
  return isWeekend(date) ? 'pale' : 'solid';
}

const legendTexts = {
  pale: 'billExplained.days.weekend',
  solid: 'billExplained.days.weekday',
  dotted: 'billExplained.days.keyed',
  hatched: 'billExplained.days.estimate',
} as const;

/** The days behind a bill's energy: a small picture, and the same as a list (account-122). */
export function BillDays({ days, unit }: { days: readonly Day[]; unit: string }) {
  const text = useText();
  const read = days.flatMap(({ usage }) => usage ?? []);
  const ends = { least: shown(Math.min(...read)), most: shown(Math.max(...read)), unit };
  const legend = (['pale', 'solid', 'dotted', 'hatched'] as const)
    .filter((look) => days.some((day) => day.usage !== null && lookOf(day) === look))
    .map((look) => ({ label: text(legendTexts[look]), look }));
  return (
    <div className="bill-days">
      <Legend label={text('billExplained.days.legend')} items={legend} />
      <ColumnChart
        label={text('billExplained.days', ends)}
        title={unit}
        height={170}
        columns={days.map((day) => ({
          key: day.date,
          label: formatNearDay(day.date),
          name: `${formatDay(day.date)}: ${said(day, unit, text)}`,
          value: day.usage,
          valueText: '',
          look: lookOf(day),
        }))}
      />
      <details>
        <summary>{text('billExplained.days.list')}</summary>
        <ul className="bill-days__list">
          {days.map((day) => (
            <li key={day.date}>
              <span>{formatNearDay(day.date)}</span> <span>{said(day, unit, text)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const shown = (value: number): string => formatNumber(value, { most: 1 });

function said({ usage, status }: Day, unit: string, text: Translate): string {
  if (usage === null) return text('billExplained.days.missing');
  const code = status === 'Estimate' ? 'billExplained.days.estimated' : 'billExplained.days.value';
  return text(code, { value: shown(usage), unit });
}
