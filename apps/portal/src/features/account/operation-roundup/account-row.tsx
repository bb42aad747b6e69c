import { endedOn } from '@rochdale/domain/account/operation-roundup/round-up';
import { formatDay } from '@rochdale/domain/dates';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useText } from '../../../lib/text/text.ts';
import { Tag } from '../../../ui/figures/tag.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import { AmountCell, ExpiryCell } from './plus-cells.tsx';
import { isChangeable } from './round-up-edit.ts';
import type { RoundUpEdits } from './use-operation-roundup.ts';

/**
 * One account: a tick that opens it for editing, and its enrolment: a word, once ticked a switch; with plus what it adds
 * to each bill (account-59, account-60).
 */
export function AccountRow({ account, edits }: { account: RoundUpAccount; edits: RoundUpEdits }) {
  const text = useText();
  const { accountNumber: number, accountType, address } = account;
  const { choices } = edits;
  const edit = edits.editOf(number);
  const isOn = edit?.isRoundUp ?? account.operationRoundup;
  const { operationRoundupExpiration: saved } = account;
  // A day that is being typed is judged on Proceed.
  const ended = isOn && (edit?.expireDate ?? saved) === saved ? endedOn(saved, edits.today) : undefined;
  const state =
    ended === undefined
      ? text(isOn ? 'operationRoundup.on' : 'operationRoundup.off')
      : text('operationRoundup.ended', { day: formatDay(ended) });
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
      <th scope="row" className="span strong num table__first">
        {number}
      </th>
      <td data-l={text('operationRoundup.type')}>{inPageLanguage(accountType)}</td>
      <td data-l={text('operationRoundup.address')}>{address.replace('\n', ', ')}</td>
      <td className="span" data-l={text('operationRoundup.enrolment')}>
        {choices.enrolment && edit ? (
          <Switch
            label={text('operationRoundup.enrolmentOf', { number })}
            state={state}
            checked={isOn}
            onChange={(event) => edits.enrol(account, event.target.checked)}
          />
        ) : (
          <Tag kind={isOn && ended === undefined ? 'success' : 'neutral'}>{state}</Tag>
        )}
      </td>
      {choices.plus && <AmountCell account={account} isOn={isOn} edits={edits} />}
      {choices.plus && <ExpiryCell account={account} isOn={isOn} edits={edits} />}
    </tr>
  );
}
