import type { ReactNode } from 'react';
import './key-values.css';

export interface KeyValueRow {
  readonly label: string;
  readonly value: ReactNode;
  readonly total?: boolean;
}

/** Facts with their names, one a line. */
export function KeyValues({ rows, small = false }: { rows: readonly KeyValueRow[]; small?: boolean }) {
  return (
    <dl className={`kv${small ? ' kv--sm' : ''}`}>
      {rows.map((row) => (
        <div key={row.label} className={row.total ? 'total' : undefined}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
