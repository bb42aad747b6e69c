import {
  isSelectable,
  type LevelizedAction,
  offeredAction,
} from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { useId } from 'react';
import { useText } from '../../../lib/text/text.ts';
import { MenuButton } from '../../../ui/dialog/menu-button.tsx';
import { Tag } from '../../../ui/figures/tag.tsx';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { LevelizedRows, LevelizedTable } from './use-levelized-view.ts';

interface AccountRowProps {
  readonly row: LevelizedAccount;
  readonly table: LevelizedTable;
  readonly rows: LevelizedRows;
  readonly onAsk: (row: LevelizedAccount, action: LevelizedAction) => void;
  readonly onExplain: (row: LevelizedAccount) => void;
}

/** One account: a tick, how it is billed, what average billing would ask, and its menu (account-48, account-52). */
export function AccountRow({ row, table, rows, onAsk, onExplain }: AccountRowProps) {
  const text = useText();
  const reasonId = useId();
  const { accountNumber: number, serviceAddress, estimatedAmount, notEligibleMessage } = row;
  const action = offeredAction(row);
  const isChosen = rows.selected.includes(row);
  const canSelect = isSelectable(row, table.filter);
  const reason = action === undefined ? notEligibleMessage : null;
  return (
    <tr>
      <td className="table__tick">
        <input
          type="checkbox"
          className="tick"
          aria-label={text('levelizedBilling.select', { number })}
          aria-describedby={reason === null ? undefined : reasonId}
          disabled={!canSelect}
          checked={isChosen}
          onChange={() => table.select([row], !isChosen)}
        />
      </td>
      <th scope="row" className="span table__first levelized__account">
        <span className="row row--wrap">
          <span className="strong num">{number}</span>
          <TypeTag row={row} />
        </span>
        {reason !== null && (
          <span className="small muted levelized__reason" id={reasonId}>
            {reason}
          </span>
        )}
      </th>
      <td className="span levelized__address" data-l={text('levelizedBilling.address')}>
        {serviceAddress.replace('\n', ', ')}
      </td>
      <td className="n" data-l={text('levelizedBilling.estimate')}>
        {estimatedAmount === null ? (
          <span className="muted">{text('levelizedBilling.estimate.none')}</span>
        ) : (
          formatMoney(centsOf(estimatedAmount))
        )}
      </td>
      <td className="levelized__menu">
        <MenuButton
          label={text('levelizedBilling.actionsOf', { number })}
          items={[
            action === undefined
              ? { label: text('levelizedBilling.notEligible'), onChoose: () => onExplain(row) }
              : {
                  label: text(action === 'Add' ? 'levelizedBilling.signUp' : 'levelizedBilling.remove'),
                  onChoose: () => onAsk(row, action),
                },
          ]}
        />
      </td>
    </tr>
  );
}

/** How the account is billed, where that is not the standard, or that it can't be signed up. */
function TypeTag({ row }: { row: LevelizedAccount }) {
  const text = useText();
  if (row.billingType === 'Average') return <Tag kind="success">{text('levelizedBilling.type.average')}</Tag>;
  if (row.billingType === 'Budget') return <Tag kind="info">{text('levelizedBilling.type.budget')}</Tag>;
  return row.isEligible ? null : <Tag>{text('levelizedBilling.notEligible')}</Tag>;
}
