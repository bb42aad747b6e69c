import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import arrowRight from 'lucide-static/icons/arrow-right.svg?inner';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { useAllAccounts } from './use-all-accounts.ts';
import '../../ui/pager.css';

const sizes = [10, 25, 50, 100] as const;

/** How many stand on a page, which page this is, and the way to the others. */
export function Pager({ list }: { list: ReturnType<typeof useAllAccounts> }) {
  const text = useText();
  const { page, pages, pageSize } = list;
  return (
    <div className="pager">
      <label>
        {text('allAccounts.pageSize')}{' '}
        <select className="select" value={pageSize} onChange={(event) => list.setPageSize(Number(event.target.value))}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span role="status">{text('allAccounts.page', { page, pages })}</span>
      <button
        type="button"
        className="icon-btn"
        aria-label={text('allAccounts.previous')}
        disabled={page <= 1}
        onClick={() => list.setPage(page - 1)}
      >
        <Icon drawing={arrowLeft} />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={text('allAccounts.next')}
        disabled={page >= pages}
        onClick={() => list.setPage(page + 1)}
      >
        <Icon drawing={arrowRight} />
      </button>
    </div>
  );
}
