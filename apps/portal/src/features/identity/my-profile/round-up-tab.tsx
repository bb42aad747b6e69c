import { lastRoundUpExpiry } from '@rochdale/domain/account/operation-roundup/round-up';
import { addDays } from '@rochdale/domain/dates';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import type { RoundUp, RoundUpRow } from './use-round-up.ts';

/** Operation RoundUp (identity-58): each account's enrolment. */
export function RoundUpTab({ roundUp }: { roundUp: RoundUp }) {
  const text = useText();
  return (
    <>
      <p className="muted">{text(roundUp.hasPlus ? 'myProfile.roundUp.leadPlus' : 'myProfile.roundUp.lead')}</p>
      <ul className="round-up" aria-label={text('myProfile.roundUp.accounts')}>
        {roundUp.rows.map((row) => (
          <li key={row.accountNumber}>
            <Enrolment row={row} roundUp={roundUp} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Enrolment({ row, roundUp }: { row: RoundUpRow; roundUp: RoundUp }) {
  const text = useText();
  const named = useNamedNumbers();
  const { accountNumber, address, isRoundup } = row;
  return (
    <fieldset className="round-up__row">
      <legend>
        <span className="num">{named(accountNumber)}</span>
        <small className="settings-address">{address}</small>
      </legend>
      <Checkbox
        id={`isRoundup-${accountNumber}`}
        checked={isRoundup}
        onChange={(event) => roundUp.enrol(accountNumber, event.target.checked)}
        label={text('myProfile.roundUp.enrolled')}
      />
      {roundUp.hasPlus && isRoundup && (
        <>
          <TextField
            id={`amount-${accountNumber}`}
            label={text('myProfile.roundUp.amount')}
            optional
            value={row.amount}
            error={roundUp.errorOf(`amount-${accountNumber}`)}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => roundUp.typeAmount(accountNumber, event.target.value)}
            onBlur={() => roundUp.leaveAmount(row)}
          />
          <TextField
            id={`expiration-${accountNumber}`}
            label={text('myProfile.roundUp.expiration')}
            optional
            type="date"
            min={addDays(roundUp.today, 1)}
            max={lastRoundUpExpiry}
            value={row.expiration}
            error={roundUp.errorOf(`expiration-${accountNumber}`)}
            onChange={(event) => roundUp.setExpiration(accountNumber, event.target.value)}
          />
        </>
      )}
    </fieldset>
  );
}
