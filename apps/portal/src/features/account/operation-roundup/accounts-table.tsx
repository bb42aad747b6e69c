import { DataTable, type TableColumn } from '@rochdale/ui/table/data-table.tsx';
import { SelectAll } from '@rochdale/ui/table/select-all.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { Enrolment, Tick } from './account-cells.tsx';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import { Amount, Expiry } from './plus-cells.tsx';
import type { RoundUpEdits } from './use-operation-roundup.ts';

interface AccountsTableProps {
  /** Those of the page. */
  readonly rows: readonly RoundUpAccount[];
  /** Those that Select All takes, of every page. */
  readonly all: readonly RoundUpAccount[];
  readonly edits: RoundUpEdits;
}

/** The accounts of a page, the enrolment of each, and with plus what it adds to each bill (account-59, account-60). */
export function AccountsTable({ rows, all, edits }: AccountsTableProps) {
  const text = useText();
  const named = useNamedNumbers();
  const { choices } = edits;
  const isSelectable = choices.enrolment || choices.plus;
  const isEdited = ({ accountNumber }: RoundUpAccount): boolean => edits.editOf(accountNumber) !== undefined;
  const tick: TableColumn<RoundUpAccount> = {
    head: text('operationRoundup.selectAll'),
    headShown: (
      <SelectAll
        label={text('operationRoundup.selectAll')}
        chosen={all.filter(isEdited).length}
        of={all.length}
        onChange={(isAll) => (isAll ? edits.select(all) : edits.deselect(all))}
      />
    ),
    label: null,
    className: 'table__tick',
    cell: (account) => <Tick account={account} edits={edits} />,
  };
  const plus: readonly TableColumn<RoundUpAccount>[] = [
    {
      head: text('operationRoundup.amount'),
      wide: isEdited,
      className: 'round-up-page__amount',
      cell: (account) => <Amount account={account} edits={edits} />,
    },
    {
      head: text('operationRoundup.expiry'),
      wide: isEdited,
      className: 'round-up-page__expiry',
      cell: (account) => <Expiry account={account} edits={edits} />,
    },
  ];
  return (
    <DataTable
      caption={text('operationRoundup.accounts')}
      selectable={isSelectable}
      rows={rows}
      keyOf={({ accountNumber }) => accountNumber}
      columns={[
        ...(isSelectable ? [tick] : []),
        {
          head: text('operationRoundup.account'),
          label: null,
          main: true,
          wide: true,
          bold: true,
          className: 'num table__first',
          cell: ({ accountNumber }) => named(accountNumber),
        },
        { head: text('operationRoundup.type'), cell: ({ accountType }) => inPageLanguage(accountType) },
        { head: text('operationRoundup.address'), cell: ({ address }) => address.replace('\n', ', ') },
        {
          head: text('operationRoundup.enrolment'),
          wide: true,
          cell: (account) => <Enrolment account={account} edits={edits} />,
        },
        ...(choices.plus ? plus : []),
      ]}
    />
  );
}
