import { isColumnTicked, isEmailLocked, type PaperlessColumn } from '@rochdale/domain/identity/my-profile/paperless';
import { useText } from '@rochdale/ui/text/text.ts';
import type { AddressedRow, Paperless } from './use-paperless.ts';
import '@rochdale/ui/table/table.css';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';

const columns = [
  ['email', 'myProfile.paperless.email'],
  ['paperlessBill', 'myProfile.paperless.bill'],
  ['paperlessOther', 'myProfile.paperless.other'],
] as const satisfies readonly (readonly [PaperlessColumn, string])[];

const lockedId = 'paperless-locked';

/** The rows of the accounts, with a select-all for each column as the first (identity-56). On a phone each row is a card. */
export function PaperlessTable({ paperless }: { paperless: Paperless }) {
  const text = useText();
  const { rows } = paperless.options;
  return (
    <div>
      <p className="hint" id={lockedId}>
        {text('myProfile.paperless.locked')}
      </p>
      <div className="table-wrap settings-table">
        <table className="table table--cards table--dense" aria-label={text('myProfile.paperless.accounts')}>
          <thead>
            <tr>
              <th scope="col">{text('myProfile.paperless.account')}</th>
              {columns.map(([column, label]) => (
                <th key={column} scope="col">
                  {text(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.length > 1 && <AllRow paperless={paperless} />}
            {rows.map((row) => (
              <AccountRow key={row.accountNumber} row={row} paperless={paperless} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function AllRow({ paperless: { options, tickAll } }: { paperless: Paperless }) {
  const text = useText();
  return (
    <tr>
      <th scope="row" className="span">
        {text('myProfile.paperless.member')}
      </th>
      {columns.map(([column, label]) => {
        const isTicked = isColumnTicked(options.rows, column);
        const isLocked = column === 'email' && options.rows.every(isEmailLocked);
        const isMixed = !isTicked && options.rows.some((row) => row[column]);
        return (
          <td key={column} data-l={text(label)}>
            <input
              className="tick"
              type="checkbox"
              aria-label={text('myProfile.paperless.allOf', { column: text(label) })}
              checked={isTicked}
              disabled={isLocked}
              aria-describedby={isLocked ? lockedId : undefined}
              data-mixed={isMixed || undefined}
              ref={(box) => {
                if (box) box.indeterminate = isMixed;
              }}
              onChange={(event) => tickAll(column, event.target.checked)}
            />
          </td>
        );
      })}
    </tr>
  );
}

function AccountRow({ row, paperless: { tick } }: { row: AddressedRow; paperless: Paperless }) {
  const text = useText();
  const named = useNamedNumbers();
  const { accountNumber, address } = row;
  return (
    <tr>
      <th scope="row" className="span">
        <span className="num">{named(accountNumber)}</span>
        <small className="settings-address">{address}</small>
      </th>
      {columns.map(([column, label]) => {
        const isLocked = column === 'email' && isEmailLocked(row);
        return (
          <td key={column} data-l={text(label)}>
            <input
              className="tick"
              type="checkbox"
              id={`${column}-${accountNumber}`}
              aria-label={text('myProfile.paperless.cell', { column: text(label), number: named(accountNumber) })}
              checked={row[column]}
              disabled={isLocked}
              aria-describedby={isLocked ? lockedId : undefined}
              onChange={(event) => tick(accountNumber, column, event.target.checked)}
            />
          </td>
        );
      })}
    </tr>
  );
}
