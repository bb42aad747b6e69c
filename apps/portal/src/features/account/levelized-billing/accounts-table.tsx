import type { LevelizedAction } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { useText } from '../../../lib/text/text.ts';
import { SelectAll } from '../../../ui/table/select-all.tsx';
import { SortHead } from '../../../ui/table/sort-head.tsx';
import '../../../ui/table/table.css';
import { AccountRow } from './account-row.tsx';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { LevelizedRows, LevelizedTable } from './use-levelized-view.ts';

interface AccountsTableProps {
  readonly table: LevelizedTable;
  readonly rows: LevelizedRows;
  readonly onAsk: (row: LevelizedAccount, action: LevelizedAction) => void;
  readonly onExplain: (row: LevelizedAccount) => void;
}

/** The accounts of a page; a card each on phones. Select All takes those of every page. */
export function AccountsTable({ table, rows, onAsk, onExplain }: AccountsTableProps) {
  const text = useText();
  return (
    <div className="table-wrap">
      <table className="table table--cards table--select" aria-label={text('levelizedBilling.accounts')}>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll
                label={text('levelizedBilling.selectAll')}
                chosen={rows.selected.length}
                of={rows.selectable.length}
                onChange={(isAll) => table.select(rows.selectable, isAll)}
              />
            </th>
            <SortHead direction={table.directionOf('number')} onSort={() => table.sortBy('number')}>
              {text('levelizedBilling.account')}
            </SortHead>
            <SortHead direction={table.directionOf('address')} onSort={() => table.sortBy('address')}>
              {text('levelizedBilling.address')}
            </SortHead>
            <SortHead className="n" direction={table.directionOf('estimate')} onSort={() => table.sortBy('estimate')}>
              {text('levelizedBilling.estimate')}
            </SortHead>
            <th scope="col">
              <span className="vh">{text('levelizedBilling.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.shown.map((row) => (
            <AccountRow
              key={row.accountNumber}
              row={row}
              table={table}
              rows={rows}
              onAsk={onAsk}
              onExplain={onExplain}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
