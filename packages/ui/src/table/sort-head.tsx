import type { ReactNode } from 'react';

export interface Sorting {
  /** How the table is sorted by this column; undefined while it is by another. */
  readonly direction: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
}

interface SortHeadProps extends Sorting {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The head of a column by which a table is sorted, by a press. */
export function SortHead({ direction, className, onSort, children }: SortHeadProps) {
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button type="button" className="sort" onClick={onSort}>
        {children}
        {direction && <span aria-hidden="true">{direction === 'descending' ? '↓' : '↑'}</span>}
      </button>
    </th>
  );
}
