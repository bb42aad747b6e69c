import { type ReactNode, useRef } from 'react';
import { useIsCut } from '../layout/use-is-cut.ts';
import './table.css';

interface TableProps {
  /** Names the table for those who do not see what stands above it; no line of its own, which would be read twice. */
  readonly caption: string;
  /** Fresh rows are on their way. */
  readonly busy?: boolean;
  /** Its first column is a tick. */
  readonly selectable?: boolean;
  readonly children: ReactNode;
}

/**
 * A table whose rows become cards on phones, each cell with its label from `data-l`. Where it is wider than its place it
 * scrolls, by keyboard too.
 */
export function Table({ caption, busy = false, selectable = false, children }: TableProps) {
  const wrap = useRef<HTMLDivElement>(null);
  const scrolls = useIsCut(wrap);
  return (
    <div
      ref={wrap}
      className="table-wrap"
      aria-busy={busy || undefined}
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': caption })}
    >
      <table className={`table table--cards${selectable ? ' table--select' : ''}`} aria-label={caption}>
        {children}
      </table>
    </div>
  );
}
