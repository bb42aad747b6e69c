import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { useText } from '@rochdale/ui/text/text.ts';
import { AccountRow } from './account-row.tsx';
import type { PayableRow } from './pay-multiple-calls.ts';
import type { Choice } from './use-choice.ts';
import '@rochdale/ui/form/checkbox.css';
import '@rochdale/ui/table/table.css';

/** The id of the checkbox that takes a whole page. */
export const selectAllId = 'select-all';

/** The accounts of a page, each with its tick and its amount. */
export function AccountsTable(props: { rows: readonly PayableRow[]; rules: PaymentRules; choice: Choice }) {
  const text = useText();
  const { rows, rules, choice } = props;
  return (
    <table className="table table--cards" aria-label={text('payMultiple.accounts')}>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll rows={rows} choice={choice} />
          </th>
          <th scope="col">{text('payMultiple.account')}</th>
          <th scope="col">{text('payMultiple.dueDate')}</th>
          <th scope="col" className="n">
            {text('payMultiple.balance')}
          </th>
          <th scope="col" className="n">
            {text('payMultiple.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <AccountRow key={row.accountNumber} row={row} rules={rules} choice={choice} />
        ))}
      </tbody>
    </table>
  );
}

function SelectAll({ rows, choice }: { rows: readonly PayableRow[]; choice: Choice }) {
  const text = useText();
  const taken = choice.takenByAll(rows);
  const count = taken.filter(choice.isChosen).length;
  const isAll = count > 0 && count === taken.length;
  const isSome = count > 0 && !isAll;
  return (
    <label className="pay-multiple__all">
      <input
        type="checkbox"
        id={selectAllId}
        className="tick"
        data-mixed={isSome || undefined}
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        checked={isAll}
        disabled={taken.length === 0}
        onChange={() => (isAll ? choice.drop(taken) : choice.choose(taken))}
      />
      <span className="pay-multiple__all-text">{text('payMultiple.selectAll')}</span>
    </label>
  );
}
