import { useId } from 'react';
import { type ColumnLook, fillOf, Patterns } from './patterns.tsx';
import './chart.css';

export interface LegendItem {
  readonly label: string;
  readonly look: ColumnLook | 'ghost' | 'usual' | 'high' | 'low' | 'average';
}

/** What the columns and lines of a chart mean. */
export function Legend({ label, items }: { label: string; items: readonly LegendItem[] }) {
  const id = useId();
  return (
    <ul className="legend" aria-label={label}>
      {items.map((item) => (
        <li key={item.look}>
          <svg viewBox="0 0 22 14" aria-hidden="true">
            <Patterns id={`${id}${item.look}`} />
            <Swatch look={item.look} id={`${id}${item.look}`} />
          </svg>
          {item.label}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ look, id }: { look: LegendItem['look']; id: string }) {
  if (look === 'high')
    return (
      <>
        <path className="chart__high" d="M1 7H21" />
        <circle className="chart__high-mark" cx="11" cy="7" r="3.5" />
      </>
    );
  if (look === 'low')
    return (
      <>
        <path className="chart__low" d="M1 7H21" />
        <rect className="chart__low-mark" x="8" y="4" width="6" height="6" transform="rotate(45 11 7)" />
      </>
    );
  if (look === 'average') return <path className="chart__average" d="M1 7H21" />;
  if (look === 'usual') return <rect className="chart__usual" x="1" y="3" width="20" height="8" />;
  if (look === 'ghost') return <rect className="chart__ghost" x="1" y="1" width="20" height="12" rx="2.5" />;
  return <rect x="1" y="1" width="20" height="12" rx="2.5" {...fillOf(look, id)} />;
}
