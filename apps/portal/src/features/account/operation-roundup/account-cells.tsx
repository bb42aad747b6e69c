import { endedOn } from '@rochdale/domain/account/operation-roundup/round-up';
import { formatDay } from '@rochdale/domain/dates';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { Switch } from '@rochdale/ui/form/switch.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import { isChangeable, isRoundUpOf } from './round-up-edit.ts';
import type { RoundUpEdits } from './use-operation-roundup.ts';

interface AccountCellProps {
  readonly account: RoundUpAccount;
  readonly edits: RoundUpEdits;
}

/** Opens the account for editing. */
export function Tick({ account, edits }: AccountCellProps) {
  const text = useText();
  const named = useNamedNumbers();
  const { accountNumber: number } = account;
  const edit = edits.editOf(number);
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={text('operationRoundup.select', { number: named(number) })}
      disabled={!isChangeable(account, edits.choices)}
      checked={edit !== undefined}
      onChange={() => (edit ? edits.deselect([account]) : edits.select([account]))}
    />
  );
}

/** Its enrolment: a word, once ticked a switch. */
export function Enrolment({ account, edits }: AccountCellProps) {
  const text = useText();
  const named = useNamedNumbers();
  const { accountNumber: number, operationRoundupExpiration: saved } = account;
  const edit = edits.editOf(number);
  const isOn = isRoundUpOf(account, edit);
  // A day that is being typed is judged on Proceed.
  const ended = isOn && (edit?.expireDate ?? saved) === saved ? endedOn(saved, edits.today) : undefined;
  const state =
    ended === undefined
      ? text(isOn ? 'operationRoundup.on' : 'operationRoundup.off')
      : text('operationRoundup.ended', { day: formatDay(ended) });
  return edits.choices.enrolment && edit ? (
    <Switch
      label={text('operationRoundup.enrolmentOf', { number: named(number) })}
      state={state}
      checked={isOn}
      onChange={(event) => edits.enrol(account, event.target.checked)}
    />
  ) : (
    <Tag kind={isOn && ended === undefined ? 'success' : 'neutral'}>{state}</Tag>
  );
}
