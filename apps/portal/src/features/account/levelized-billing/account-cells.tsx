import {
  isSelectable,
  type LevelizedAction,
  offeredAction,
} from '@rochdale/domain/account/levelized-billing/levelized-billing';
import { MenuButton } from '@rochdale/ui/dialog/menu-button.tsx';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import type { LevelizedAccount } from './levelized-billing-calls.ts';
import type { LevelizedRows, LevelizedTable } from './use-levelized-view.ts';

const reasonIdOf = (row: LevelizedAccount): string => `levelized-reason-${row.accountNumber}`;

/** Why nothing is offered for the account; null where something is, or nobody says why. */
const reasonOf = (row: LevelizedAccount): string | null =>
  offeredAction(row) === undefined ? row.notEligibleMessage : null;

/** Selects the account. */
export function Tick({ row, table, rows }: { row: LevelizedAccount; table: LevelizedTable; rows: LevelizedRows }) {
  const text = useText();
  const named = useNamedNumbers();
  const isChosen = rows.selected.includes(row);
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={text('levelizedBilling.select', { number: named(row.accountNumber) })}
      aria-describedby={reasonOf(row) === null ? undefined : reasonIdOf(row)}
      disabled={!isSelectable(row, table.filter)}
      checked={isChosen}
      onChange={() => table.select([row], !isChosen)}
    />
  );
}

/** Its number, how it is billed, and why it can't be signed up. */
export function Account({ row }: { row: LevelizedAccount }) {
  const named = useNamedNumbers();
  const reason = reasonOf(row);
  return (
    <>
      <span className="row row--wrap">
        <span className="strong num">{named(row.accountNumber)}</span>
        <TypeTag row={row} />
      </span>
      {reason !== null && (
        <span className="small muted levelized__reason" id={reasonIdOf(row)}>
          {reason}
        </span>
      )}
    </>
  );
}

interface MenuProps {
  readonly row: LevelizedAccount;
  readonly onAsk: (row: LevelizedAccount, action: LevelizedAction) => void;
  readonly onExplain: (row: LevelizedAccount) => void;
}

/** What can be done about the account. */
export function Menu({ row, onAsk, onExplain }: MenuProps) {
  const text = useText();
  const named = useNamedNumbers();
  const action = offeredAction(row);
  return (
    <MenuButton
      label={text('levelizedBilling.actionsOf', { number: named(row.accountNumber) })}
      items={[
        action === undefined
          ? { label: text('levelizedBilling.notEligible'), onChoose: () => onExplain(row) }
          : {
              label: text(action === 'Add' ? 'levelizedBilling.signUp' : 'levelizedBilling.remove'),
              onChoose: () => onAsk(row, action),
            },
      ]}
    />
  );
}

/** How the account is billed, where that is not the standard, or that it can't be signed up. */
function TypeTag({ row }: { row: LevelizedAccount }) {
  const text = useText();
  if (row.billingType === 'Average') return <Tag kind="success">{text('levelizedBilling.type.average')}</Tag>;
  if (row.billingType === 'Budget') return <Tag kind="info">{text('levelizedBilling.type.budget')}</Tag>;
  return row.isEligible ? null : <Tag>{text('levelizedBilling.notEligible')}</Tag>;
}
