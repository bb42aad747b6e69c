import type { LevelizedAction } from '@rochdale/domain/account/levelized-billing/levelized-billing';
import type { LevelizedSort } from '@rochdale/domain/account/levelized-billing/table';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { DataTable } from '@rochdale/ui/table/data-table.tsx';
import { SelectAll } from '@rochdale/ui/table/select-all.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Account, Menu, Tick } from './account-cells.tsx';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { LevelizedRows, LevelizedTable } from './use-levelized-view.ts';

interface AccountsTableProps {
  readonly table: LevelizedTable;
  readonly rows: LevelizedRows;
  readonly onAsk: (row: LevelizedAccount, action: LevelizedAction) => void;
  readonly onExplain: (row: LevelizedAccount) => void;
}

/**
 * The accounts of a page, how each is billed and what average billing would ask (account-48, account-52). Select All takes those of every
 * page.
 */
export function AccountsTable({ table, rows, onAsk, onExplain }: AccountsTableProps) {
  const text = useText();
  const sortingBy = (sort: LevelizedSort) => ({
    direction: table.directionOf(sort),
    onSort: () => table.sortBy(sort),
  });
  return (
    <DataTable
      caption={text('levelizedBilling.accounts')}
      selectable
      rows={rows.shown}
      keyOf={({ accountNumber }) => accountNumber}
      columns={[
        {
          head: text('levelizedBilling.selectAll'),
          headShown: (
            <SelectAll
              label={text('levelizedBilling.selectAll')}
              chosen={rows.selected.length}
              of={rows.selectable.length}
              onChange={(isAll) => table.select(rows.selectable, isAll)}
            />
          ),
          label: null,
          className: 'table__tick',
          cell: (row) => <Tick row={row} table={table} rows={rows} />,
        },
        {
          head: text('levelizedBilling.account'),
          sorting: sortingBy('number'),
          label: null,
          main: true,
          wide: true,
          className: 'table__first levelized__account',
          cell: (row) => <Account row={row} />,
        },
        {
          head: text('levelizedBilling.address'),
          sorting: sortingBy('address'),
          wide: true,
          className: 'levelized__address',
          cell: ({ serviceAddress }) => serviceAddress.replace('\n', ', '),
        },
        {
          head: text('levelizedBilling.estimate'),
          sorting: sortingBy('estimate'),
          numeric: true,
          cell: ({ estimatedAmount }) =>
            estimatedAmount === null ? (
              <span className="muted">{text('levelizedBilling.estimate.none')}</span>
            ) : (
              formatMoney(centsOf(estimatedAmount))
            ),
        },
        {
          head: text('levelizedBilling.actions'),
          headShown: <span className="vh">{text('levelizedBilling.actions')}</span>,
          label: null,
          className: 'levelized__menu',
          cell: (row) => <Menu row={row} onAsk={onAsk} onExplain={onExplain} />,
        },
      ]}
    />
  );
}
