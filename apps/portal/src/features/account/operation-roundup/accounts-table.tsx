import { useText } from '../../../lib/text/text.ts';
import { SelectAll } from '../../../ui/table/select-all.tsx';
import '../../../ui/table/table.css';
import { AccountRow } from './account-row.tsx';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import type { RoundUpEdits } from './use-operation-roundup.ts';

interface AccountsTableProps {
  /** Those of the page. */
  readonly rows: readonly RoundUpAccount[];
  /** Those that Select All takes, of every page. */
  readonly all: readonly RoundUpAccount[];
  readonly edits: RoundUpEdits;
}

/** The accounts of a page; a card each on phones. */
export function AccountsTable({ rows, all, edits }: AccountsTableProps) {
  const text = useText();
  const { choices } = edits;
  const isSelectable = choices.enrolment || choices.plus;
  return (
    <div className="table-wrap">
      <table
        className={isSelectable ? 'table table--cards table--select' : 'table table--cards'}
        aria-label={text('operationRoundup.accounts')}
      >
        <thead>
          <tr>
            {isSelectable && (
              <th scope="col">
                <SelectAll
                  label={text('operationRoundup.selectAll')}
                  chosen={all.filter(({ accountNumber }) => edits.editOf(accountNumber)).length}
                  of={all.length}
                  onChange={(isAll) => (isAll ? edits.select(all) : edits.deselect(all))}
                />
              </th>
            )}
            <th scope="col">{text('operationRoundup.account')}</th>
            <th scope="col">{text('operationRoundup.type')}</th>
            <th scope="col">{text('operationRoundup.address')}</th>
            <th scope="col">{text('operationRoundup.enrolment')}</th>
            {choices.plus && <th scope="col">{text('operationRoundup.amount')}</th>}
            {choices.plus && <th scope="col">{text('operationRoundup.expiry')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((account) => (
            <AccountRow key={account.accountNumber} account={account} edits={edits} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
