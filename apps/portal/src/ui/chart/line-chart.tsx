import { useMemo } from 'react';
import type { Pane } from './column-layout.ts';
import { Grid } from './grid.tsx';
import { linePath } from './line-path.ts';
import { Measured } from './measured.tsx';
import { heightOf, roundScale } from './scale.ts';
import { Unspoken } from './unspoken.tsx';
import './chart.css';

interface LineChartProps {
  /** Says to a screen reader what the line shows; its data follow elsewhere. */
  readonly label: string;
  /** At even distances; null is a gap. */
  readonly values: readonly (number | null)[];
  /** Words under the axis, each at a value. */
  readonly marks: readonly { readonly index: number; readonly label: string }[];
  readonly title: string;
  /** What is written at the highest value. */
  readonly peakText?: (value: number) => string;
  readonly height?: number;
}

const left = 46;
const markWidth = 58;

/** A line through very many values. */
export function LineChart({ height = 500, ...props }: LineChartProps) {
  return <Measured height={height}>{(width) => <Drawing {...props} height={height} width={width} />}</Measured>;
}

function Drawing({
  label,
  values,
  marks,
  title,
  peakText,
  height,
  width,
}: LineChartProps & { height: number; width: number }) {
  const right = width - 10;
  const drawn = useMemo(() => {
    const [low, high] = boundsOf(values);
    const scale = roundScale(low, high);
    const base = height - 40;
    const pane = { scale, top: 40, base, yOf: heightOf(scale, base, 40) };
    return { pane, path: linePath(values, { left, width: right - left, heightOf: pane.yOf }) };
  }, [values, right, height]);
  const shown = thinned(marks, Math.max(1, Math.floor((right - left) / markWidth)));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Grid pane={drawn.pane} left={left} right={right} title={title} />
      <path className="chart__line" d={drawn.path} />
      {peakText && <Peak values={values} pane={drawn.pane} right={right} peakText={peakText} />}
      <g className="chart__words" textAnchor="middle">
        {shown.map((mark) => (
          <text
            key={mark.index}
            x={left + ((right - left) * (mark.index + 0.5)) / values.length}
            y={drawn.pane.base + 24}
          >
            {mark.label}
          </text>
        ))}
      </g>
    </svg>
  );
}

interface PeakProps {
  readonly values: readonly (number | null)[];
  readonly pane: Pane;
  readonly right: number;
  readonly peakText: (value: number) => string;
}

/** The highest value in figures, beside it. */
function Peak({ values, pane, right, peakText }: PeakProps) {
  const [, high] = boundsOf(values);
  if (high <= 0) return null;
  const x = left + ((right - left) * (values.indexOf(high) + 0.5)) / values.length;
  const isLate = x > (left + right) / 2;
  return (
    <Unspoken className="chart__words">
      <circle className="chart__peak" cx={x} cy={pane.yOf(high)} r="4" />
      <text
        x={isLate ? x - 10 : x + 10}
        y={pane.yOf(high) + 4}
        textAnchor={isLate ? 'end' : 'start'}
        className="chart__value is-strong"
      >
        {peakText(high)}
      </text>
    </Unspoken>
  );
}

/** Not by spread: there may be more values than arguments. */
function boundsOf(values: readonly (number | null)[]): [number, number] {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** Every so many of the marks that no more than `most` are left. */
function thinned<T>(marks: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(marks.length / most));
  return marks.filter((_, index) => index % every === Math.floor((every - 1) / 2));
}
