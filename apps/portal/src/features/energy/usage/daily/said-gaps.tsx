import { formatDay } from '@rochdale/domain/dates';
import { useText } from '@rochdale/ui/text/text.ts';
import type { UsageRow } from '../usage-calls.ts';

/** As many days are named; of more it is said how many they are. */
const mostNamed = 3;

/** Says in words which days were estimated, and which nobody read (energy-73). */
export function SaidGaps({ rows }: { rows: readonly UsageRow[] }) {
  const estimated = rows.filter(({ status }) => status === 'Estimate');
  const missing = rows.filter(({ status }) => status === 'Missing');
  if (estimated.length + missing.length === 0) return null;
  return (
    <p className="small muted usage-chart__gaps">
      <NamedDays rows={estimated} names="usage.gaps.estimated" counts="usage.gaps.estimatedCount" />{' '}
      <NamedDays rows={missing} names="usage.gaps.missing" counts="usage.gaps.missingCount" />
    </p>
  );
}

interface NamedDaysProps {
  readonly rows: readonly UsageRow[];
  readonly names: 'usage.gaps.estimated' | 'usage.gaps.missing';
  readonly counts: 'usage.gaps.estimatedCount' | 'usage.gaps.missingCount';
}

function NamedDays({ rows, names, counts }: NamedDaysProps) {
  const text = useText();
  if (rows.length === 0) return null;
  return rows.length > mostNamed
    ? text(counts, { count: rows.length })
    : text(names, { days: rows.map(({ date }) => formatDay(date)).join(', ') });
}
