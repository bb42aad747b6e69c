import type { Column, ColumnLayout } from './column-layout.ts';
import { Unspoken } from './unspoken.tsx';

/** Words beside a column; the second line only where there is room. */
export interface Note {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const letterWidth = 7;
const padding = 12;
const gap = 14;

/** Names one column in the picture, on the side that has more room. It only repeats what is said elsewhere. */
export function ChartNote({ note, columns, layout }: { note: Note; columns: readonly Column[]; layout: ColumnLayout }) {
  const at = columns.findIndex(({ key }) => key === note.key);
  const value = columns[at]?.value ?? null;
  if (value === null) return null;
  const { left, right, band, shift, usage } = layout;
  const isShort = right - left < 500;
  const width = Math.max(note.title.length, isShort ? 0 : note.text.length) * letterWidth + 2 * padding;
  const center = left + band * (at + 0.5) + shift / 2;
  const isLeft = center - left > right - center;
  const edge = center + (isLeft ? -1 : 1) * (band * 0.3 + gap);
  const x = Math.max(left, Math.min(right - width, isLeft ? edge - width : edge));
  const y = usage.yOf(value) + 2;
  const height = isShort ? 26 : 44;
  const line = y + height / 2;
  return (
    <Unspoken className="chart__note">
      <path d={isLeft ? `M${x + width} ${line}H${edge + gap}` : `M${x} ${line}H${edge - gap}`} />
      <rect x={x} y={y} width={width} height={height} rx={6} />
      <text x={x + padding} y={y + 18}>
        {note.title}
      </text>
      {!isShort && (
        <text x={x + padding} y={y + 35}>
          {note.text}
        </text>
      )}
    </Unspoken>
  );
}
