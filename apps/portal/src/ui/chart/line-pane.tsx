import type { Column, ColumnLayout, Pane } from './column-layout.ts';
import { Grid } from './grid.tsx';
import { Unspoken } from './unspoken.tsx';

interface LinePaneProps {
  readonly columns: readonly Column[];
  readonly layout: ColumnLayout;
  readonly pane: Pane;
  readonly title: string | undefined;
}

/** The highs and lows above the columns, on an axis of their own, with the band between them. */
export function LinePane({ columns, layout, pane, title }: LinePaneProps) {
  const xOf = (index: number): number => layout.left + layout.band * (index + 0.5);
  const averages = columns.flatMap(({ key, average }, index) =>
    typeof average === 'number' ? [{ key, index, x: xOf(index), y: pane.yOf(average), average }] : [],
  );
  const points = columns.flatMap(({ key, high, low }, index) =>
    high === null || high === undefined || low === null || low === undefined
      ? []
      : [{ key, index, x: xOf(index), high: pane.yOf(high), low: pane.yOf(low) }],
  );
  const runs = runsOf(points);
  const marksEvery = layout.band >= 14;
  return (
    <Unspoken>
      <Grid pane={pane} left={layout.left} right={layout.right} title={title} />
      {runs.map((run) => (
        <g key={run[0]?.key}>
          <path
            className="chart__band"
            d={`${through(run, 'high')}${[...run]
              .reverse()
              .map(({ x, low }) => `L${x} ${low}`)
              .join('')}z`}
          />
          <path className="chart__high" d={through(run, 'high')} />
          <path className="chart__low" d={through(run, 'low')} />
        </g>
      ))}
      {runsOf(averages).map((run) => (
        <path
          key={run[0]?.key}
          className="chart__average"
          d={run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        />
      ))}
      {layout.band >= 30 && (
        <g className="chart__words" textAnchor="middle">
          {averages.map(({ key, x, y, average }) => (
            <g key={key}>
              <circle className="chart__high-mark" cx={x} cy={y} r="3.5" />
              <text x={x} y={y - 10} className="chart__value">
                {Math.round(average)}
              </text>
            </g>
          ))}
        </g>
      )}
      {points
        .filter(() => marksEvery)
        .map(({ key, x, high, low }) => (
          <g key={key}>
            <circle className="chart__high-mark" cx={x} cy={high} r="3.5" />
            <rect
              className="chart__low-mark"
              x={x - 3}
              y={low - 3}
              width="6"
              height="6"
              transform={`rotate(45 ${x} ${low})`}
            />
          </g>
        ))}
    </Unspoken>
  );
}

interface Point {
  readonly key: string;
  readonly index: number;
  readonly x: number;
  readonly high: number;
  readonly low: number;
}

const through = (run: readonly Point[], name: 'high' | 'low'): string =>
  run.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point[name]}`).join('');

/** Stretches of columns that stand side by side: what is not known is not bridged. */
function runsOf<P extends { readonly index: number }>(points: readonly P[]): P[][] {
  const runs: P[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === point.index - 1) run?.push(point);
    else runs.push([point]);
  }
  return runs;
}
