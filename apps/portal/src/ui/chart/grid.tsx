import type { Pane } from './column-layout.ts';
import { tickText } from './scale.ts';
import { Unspoken } from './unspoken.tsx';

/** The lines of a pane's scale with their values, and what they measure. */
export function Grid({
  pane,
  left,
  right,
  title,
}: {
  pane: Pane;
  left: number;
  right: number;
  title: string | undefined;
}) {
  return (
    <Unspoken className="chart__words">
      {title !== undefined && (
        <text x={0} y={pane.top - 18} className="is-strong">
          {title}
        </text>
      )}
      {pane.scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart__base' : 'chart__grid'}
            x1={left}
            x2={right}
            y1={pane.yOf(tick)}
            y2={pane.yOf(tick)}
          />
          <text x={left - 10} y={pane.yOf(tick) + 4} textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
    </Unspoken>
  );
}
