import chevronLeft from 'lucide-static/icons/chevron-left.svg?inner';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import { useId } from 'react';
import { Icon } from '../art/icon.tsx';
import { useText } from '../text/text.ts';
import './pager.css';

/** Which page of how many rows; pages begin with 1. */
export interface PageState {
  readonly number: number;
  readonly size: number;
}

interface PagerProps {
  readonly label: string;
  readonly page: PageState;
  readonly total: number;
  readonly sizes: readonly number[];
  readonly onChange: (page: PageState) => void;
}

/** Moves between the pages of a long list; nothing where the shortest page holds all of it. */
export function Pager({ label, page, total, sizes, onChange }: PagerProps) {
  const text = useText();
  const sizeId = useId();
  if (total <= Math.min(...sizes)) return null;
  const first = (page.number - 1) * page.size + 1;
  const last = Math.min(total, page.number * page.size);
  return (
    <nav className="pager" aria-label={label}>
      <label className="row" htmlFor={sizeId}>
        {text('ui.rowsPerPage')}
        <select
          id={sizeId}
          className="select"
          value={page.size}
          onChange={(event) => onChange({ number: 1, size: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="num" role="status">
        {text('ui.pageOf', { first, last, total })}
      </span>
      <span className="row">
        <Turn
          label={text('ui.previousPage')}
          icon={chevronLeft}
          isEnd={page.number === 1}
          onPress={() => onChange({ ...page, number: page.number - 1 })}
        />
        <Turn
          label={text('ui.nextPage')}
          icon={chevronRight}
          isEnd={last === total}
          onPress={() => onChange({ ...page, number: page.number + 1 })}
        />
      </span>
    </nav>
  );
}

/** Stays in the tab order at the end of the list, so that focus is not lost there. */
function Turn(props: { label: string; icon: string; isEnd: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={props.label}
      aria-disabled={props.isEnd || undefined}
      onClick={() => {
        if (!props.isEnd) props.onPress();
      }}
    >
      <Icon drawing={props.icon} />
    </button>
  );
}
