import { type KeyboardEvent, memo, type PointerEvent, type SyntheticEvent, useId, useState } from 'react';
import { ChartNote, type Note } from './chart-note.tsx';
import { type Column, type ColumnLayout, columnPath, layoutOf } from './column-layout.ts';
import { Grid } from './grid.tsx';
import { LinePane } from './line-pane.tsx';
import { Measured } from './measured.tsx';
import { fillOf, Patterns } from './patterns.tsx';
import { Unspoken } from './unspoken.tsx';
import './chart.css';

interface ColumnChartProps {
  /** Names the chart to a screen reader. */
  readonly label: string;
  /** In the order in which they stand, from the left. */
  readonly columns: readonly Column[];
  readonly height?: number;
  /** On a phone, where that differs. */
  readonly phoneHeight?: number;
  /** Between what a column usually ends: a band behind them. */
  readonly usual?: { readonly from: number; readonly to: number } | undefined;
  /** Words beside one column. */
  readonly note?: Note | undefined;
  /** What stands on the axis of the columns, and of the lines. */
  readonly title?: string;
  readonly linesTitle?: string;
  readonly chosen?: string | undefined;
  /** Given where a column can be opened: by a press, Enter or the space bar. */
  readonly onChoose?: ((key: string) => void) | undefined;
}

const moves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => Math.min(count - 1, place + 1),
  ArrowLeft: (place) => Math.max(0, place - 1),
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/** Columns on one axis with a pane of lines above it; one tab stop, moved along with the arrow keys. */
export function ColumnChart({ height = 500, phoneHeight = height, ...props }: ColumnChartProps) {
  return (
    <Measured height={height}>
      {(width) => <Drawing {...props} height={width < phoneWidth ? phoneHeight : height} width={width} />}
    </Measured>
  );
}

/** A drawing that is narrower stands on a phone. */
const phoneWidth = 560;

interface DrawingProps extends ColumnChartProps {
  readonly height: number;
  readonly width: number;
}

function Drawing(props: DrawingProps) {
  const { label, columns, height, width, title, linesTitle, chosen, onChoose, usual, note } = props;
  const id = useId();
  const [stop, setStop] = useState<string>();
  const [shown, setShown] = useState<string>();
  const layout = layoutOf(columns, width, height, title !== undefined);
  const current = [stop, chosen].find((key) => columns.some((column) => column.key === key)) ?? columns[0]?.key;
  const choose = (key: string | undefined): void => {
    if (key === undefined || !onChoose) return;
    setStop(key);
    onChoose(key);
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    const at = columns.findIndex(({ key }) => key === keyOf(event));
    const next = columns[moves[event.key]?.(at, columns.length) ?? -1];
    const opens = onChoose && (event.key === 'Enter' || event.key === ' ');
    if (at < 0 || !(next || opens)) return;
    event.preventDefault();
    if (next) {
      setStop(next.key);
      focusColumn(event.currentTarget, next.key);
    } else choose(columns[at]?.key);
  };
  const show = (event: PointerEvent | SyntheticEvent): void => setShown(keyOf(event));
  const strong = shown ?? chosen;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={(event) => choose(keyOf(event))}
      onPointerOver={show}
      onPointerLeave={() => setShown(undefined)}
      onFocus={show}
      onBlur={() => setShown(undefined)}
    >
      <Patterns id={id} />
      <Grid pane={layout.usage} left={layout.left} right={layout.right} title={title} />
      {usual && (
        <rect
          className="chart__usual"
          x={layout.left}
          width={layout.right - layout.left}
          y={layout.usage.yOf(usual.to)}
          height={layout.usage.yOf(usual.from) - layout.usage.yOf(usual.to)}
        />
      )}
      {layout.lines && <LinePane columns={columns} layout={layout} pane={layout.lines} title={linesTitle} />}
      {columns.map((column, index) => (
        <ColumnBar
          key={column.key}
          column={column}
          id={id}
          center={layout.left + layout.band * (index + 0.5)}
          band={layout.band}
          shift={layout.shift}
          top={layout.lines ? layout.lines.top - 12 : layout.usage.top - 12}
          base={layout.usage.base}
          zero={layout.usage.yOf(0)}
          end={layout.usage.yOf(column.value ?? 0)}
          before={typeof column.ghost === 'number' ? layout.usage.yOf(column.ghost) : undefined}
          isStop={column.key === current}
          isChosen={onChoose ? column.key === chosen : undefined}
        />
      ))}
      <Words columns={columns} layout={layout} strong={strong} />
      {note && <ChartNote note={note} columns={columns} layout={layout} />}
    </svg>
  );
}

/** Takes focus to a column of a chart. */
export function focusColumn(within: Element | null, key: string): void {
  const columns = within?.querySelectorAll<SVGGElement>('[data-column]') ?? [];
  [...columns].find((column) => column.dataset.column === key)?.focus();
}

/** The column on which something happened. */
function keyOf({ target }: { readonly target: EventTarget }): string | undefined {
  return target instanceof Element
    ? (target.closest('[data-column]')?.getAttribute('data-column') ?? undefined)
    : undefined;
}

interface ColumnBarProps {
  readonly column: Column;
  readonly id: string;
  readonly center: number;
  readonly band: number;
  readonly shift: number;
  readonly top: number;
  readonly base: number;
  readonly zero: number;
  readonly end: number;
  /** Where the column of a year before ends. */
  readonly before: number | undefined;
  readonly isStop: boolean;
  /** Undefined where it can't be opened. */
  readonly isChosen: boolean | undefined;
}

const ColumnBar = memo(function ColumnBar(props: ColumnBarProps) {
  const { column, id, center, band, shift, top, base, zero, end, before, isStop, isChosen } = props;
  return (
    <g
      className={isChosen === undefined ? 'chart__column' : 'chart__column is-open-able'}
      data-column={column.key}
      {...(isChosen === undefined ? { role: 'img' } : { role: 'button', 'aria-pressed': isChosen })}
      aria-label={column.name}
      tabIndex={isStop ? 0 : -1}
    >
      <rect
        className="chart__hit"
        x={center - band / 2}
        y={top}
        width={band}
        height={base - top + (band >= 40 ? 44 : 0)}
        rx={Math.min(6, band / 4)}
      />
      {before !== undefined && <path className="chart__ghost" d={columnPath(center - shift / 2, band, zero, before)} />}
      {column.value !== null && (
        <path d={columnPath(center + shift / 2, band, zero, end)} {...fillOf(column.look, id)} />
      )}
    </g>
  );
});

/** Labels under the axis, values on the columns: as many as there is room for, and always the one that is meant. */
function Words({
  columns,
  layout,
  strong,
}: {
  columns: readonly Column[];
  layout: ColumnLayout;
  strong: string | undefined;
}) {
  const { left, band, usage, labelEvery } = layout;
  return (
    <Unspoken className="chart__words" textAnchor="middle">
      {columns.map((column, index) => {
        const isStrong = column.key === strong;
        const hasValue = layout.hasValues || isStrong;
        const hasLabel = index % labelEvery === Math.floor((labelEvery - 1) / 2);
        if (!hasValue && !hasLabel) return null;
        const x = left + band * (index + 0.5);
        return (
          <g key={column.key} className={isStrong ? 'is-strong' : undefined}>
            {hasValue && (
              <text x={x} y={usage.yOf(Math.max(0, column.value ?? 0, column.ghost ?? 0)) - 7} className="chart__value">
                {column.valueText}
              </text>
            )}
            {hasLabel && (
              <text x={x} y={usage.base + 22}>
                {column.label}
              </text>
            )}
            {hasLabel && layout.hasSublabels && (
              <text x={x} y={usage.base + 40}>
                {column.sublabel}
              </text>
            )}
          </g>
        );
      })}
    </Unspoken>
  );
}
