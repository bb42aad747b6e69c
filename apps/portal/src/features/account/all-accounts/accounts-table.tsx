import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import { statusOf } from '@rochdale/domain/account/overview/account-status';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { AccountSort } from './use-all-accounts.ts';
import '@rochdale/ui/table/table.css';

type Row = ResponseOf<'accounts.search'>['results'][number];

const columns: readonly {
  readonly sort?: AccountSort;
  readonly label: PlainTextCode;
  readonly className?: string;
}[] = [
  { sort: 'number', label: 'allAccounts.number' },
  { sort: 'holder', label: 'allAccounts.holder', className: 'wide-only' },
  { sort: 'address', label: 'allAccounts.address', className: 'wide-only' },
  { label: 'allAccounts.status', className: 'wide-only' },
  { sort: 'due', label: 'allAccounts.due', className: 'wide-only' },
  { sort: 'balance', label: 'allAccounts.balance', className: 'n' },
];

/** The accounts as a table; the number opens the account, a column's name sorts by it. */
export function AccountsTable({
  rows,
  order,
  onSort,
  onChoose,
}: {
  rows: readonly Row[];
  order: { readonly sort: AccountSort; readonly descending: boolean };
  onSort: (sort: AccountSort) => void;
  onChoose: (accountNumber: string) => void;
}) {
  const text = useText();
  const directionOf = (sort: AccountSort | undefined) =>
    sort !== order.sort ? undefined : order.descending ? 'descending' : 'ascending';
  return (
    <div className="table-wrap">
      <table className="table" aria-label={text('allAccounts.title')}>
        <thead>
          <tr>
            {columns.map(({ sort, label, className }) => (
              <th key={label} scope="col" className={className} aria-sort={directionOf(sort)}>
                {sort ? (
                  <button type="button" className="sort" onClick={() => onSort(sort)}>
                    {text(label)}
                    <span aria-hidden="true">{sort === order.sort ? (order.descending ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                ) : (
                  text(label)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AccountRow key={row.accountNumber} row={row} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AccountRow({ row, onChoose }: { row: Row; onChoose: (accountNumber: string) => void }) {
  const text = useText();
  const address = row.serviceAddress.replace('\n', ', ');
  const status = text('allAccounts.statusText', {
    status: inPageLanguage(statusOf(row)),
    type: inPageLanguage(row.accountType),
  });
  const due = row.dueDate !== null && row.accountBalance > 0 ? formatDay(row.dueDate) : '';
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="link-btn num"
          aria-label={text('allAccounts.choose', { number: numberAndName(row) })}
          onClick={() => onChoose(row.accountNumber)}
        >
          {numberAndName(row)}
        </button>
        <small className="narrow-only">{address}</small>
        <small className="narrow-only">{status}</small>
      </th>
      <td className="wide-only">{row.accountHolderName}</td>
      <td className="wide-only">{address}</td>
      <td className="wide-only">{status}</td>
      <td className="wide-only num">{due}</td>
      <td className="n">
        {formatMoney(centsOf(row.accountBalance))}
        {row.accountBalance < 0 && <small className="all-accounts__note">{text('allAccounts.credit')}</small>}
        {row.derivedStatus === 'Past Due' && <Tag kind="danger">{inPageLanguage(row.derivedStatus)}</Tag>}
        {due !== '' && <small className="narrow-only">{due}</small>}
      </td>
    </tr>
  );
}
