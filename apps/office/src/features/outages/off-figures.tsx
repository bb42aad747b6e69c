import { useText } from '@rochdale/ui/text/text.ts';

interface OffFiguresProps {
  readonly places: number;
  readonly members: number;
  readonly lifeSupport: number;
  readonly mustStayOn: number;
  readonly reports: number;
  /** Whether the reports wait, or belong to the outage. */
  readonly isWaiting?: boolean;
}

/** Who is off, by numbers. */
export function OffFigures({ places, members, lifeSupport, mustStayOn, reports, isWaiting = false }: OffFiguresProps) {
  const text = useText();
  const figures = [
    [text('outageDesk.off.places'), places],
    [text('outageDesk.off.members'), members],
    [text('outageDesk.off.lifeSupport'), lifeSupport],
    [text('outageDesk.off.mustStayOn'), mustStayOn],
    [text(isWaiting ? 'outageDesk.off.waiting' : 'outageDesk.off.reports'), reports],
  ] as const;
  return (
    <dl className="nums">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
