import { inPageLanguage } from '../../lib/member-data.tsx';
import { useText } from '../../lib/text.ts';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import { AmountCell, ExpiryCell } from './plus-cells.tsx';
import { isChangeable } from './round-up-edit.ts';
import type { RoundUpEdits } from './use-operation-roundup.ts';

/** One account: a tick that opens it for editing, its enrolment, and with plus what it adds to each bill (S2 §4). */
export function AccountRow({ account, edits }: { account: RoundUpAccount; edits: RoundUpEdits }) {
  const text = useText();
  const { accountNumber: number, accountType, address } = account;
  const { choices } = edits;
  const edit = edits.editOf(number);
  const isOn = edit?.isRoundUp ?? account.operationRoundup;
  const isSelectable = choices.enrolment || choices.plus;
  return (
    <tr>
      {isSelectable && (
        <td className="table__tick">
          <input
            type="checkbox"
            className="tick"
            aria-label={text('operationRoundup.select', { number })}
            disabled={!isChangeable(account, choices)}
            checked={edit !== undefined}
            onChange={() => (edit ? edits.deselect([account]) : edits.select([account]))}
          />
        </td>
      )}
      <td className="span strong num table__first">{number}</td>
      <td data-l={text('operationRoundup.type')}>{inPageLanguage(accountType)}</td>
      <td data-l={text('operationRoundup.address')}>{address.replace('\n', ', ')}</td>
      <td className="span" data-l={text('operationRoundup.enrolment')}>
        {choices.enrolment ? (
          <Switch
            label={text('operationRoundup.enrolmentOf', { number })}
            state={text(isOn ? 'operationRoundup.on' : 'operationRoundup.off')}
            checked={isOn}
            disabled={edit === undefined}
            onChange={(event) => edits.enrol(account, event.target.checked)}
          />
        ) : (
          <Tag kind={isOn ? 'success' : 'neutral'}>{text(isOn ? 'operationRoundup.on' : 'operationRoundup.off')}</Tag>
        )}
      </td>
      {choices.plus && <AmountCell account={account} isOn={isOn} edits={edits} />}
      {choices.plus && <ExpiryCell account={account} isOn={isOn} edits={edits} />}
    </tr>
  );
}
