import { formatDay } from '@rochdale/domain/dates';
import type { GraphType } from '@rochdale/domain/energy/usage/units';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { totalOf } from './daily/daily-table.tsx';
import type { DailyUsage } from './usage-calls.ts';
import { measureOf, quantityText } from './usage-texts.ts';

interface SaidDaysProps {
  /** What is shown; undefined while it is on its way. */
  readonly found: DailyUsage | undefined;
  /** Changes with each answer. */
  readonly answer: number;
  readonly meter: string | undefined;
  readonly graph: GraphType;
  readonly accountType: string;
}

const titles = {
  usage: 'usage.daily.title',
  dollars: 'usage.daily.dollars',
  demand: 'usage.daily.demand',
} as const;

/** Says which days have come, and what they come to: they take the place of others without a press that leads there. */
export function SaidDays({ found, answer, meter, graph, accountType }: SaidDaysProps) {
  const text = useText();
  const rows = found?.usagesByMeter.find(({ meterId }) => meterId === meter)?.meterUsages ?? [];
  const total = totalOf(rows, graph);
  const { unit } = measureOf(graph, accountType, text);
  return (
    <Spoken isUnseen again={answer}>
      {found &&
        total !== null &&
        text(graph === 'demand' ? 'usage.said.highest' : 'usage.said', {
          title: text(titles[graph], { from: formatDay(found.fromDate), to: formatDay(found.toDate) }),
          count: rows.length,
          total: quantityText(total, graph === 'usage' ? 0 : 2),
          unit,
        })}
    </Spoken>
  );
}
