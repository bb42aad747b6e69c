import { lastRoundUpExpiry, roundUpAmountLength } from '@rochdale/domain/account/operation-roundup/round-up';
import { addDays, formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney, parseAmount } from '@rochdale/domain/money';
import { FieldError, idsOf } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import type { InputHTMLAttributes } from 'react';
import type { RoundUpAccount } from './operation-roundup-calls.ts';
import { amountId, expiryId, isRoundUpOf } from './round-up-edit.ts';
import type { RoundUpEdits } from './use-operation-roundup.ts';

interface PlusCellProps {
  readonly account: RoundUpAccount;
  readonly edits: RoundUpEdits;
}

/** What is added to each bill. */
export function Amount({ account, edits }: PlusCellProps) {
  const text = useText();
  const { accountNumber: number, operationRoundupAmount: saved } = account;
  const edit = edits.editOf(number);
  if (!isRoundUpOf(account, edit)) return null;
  if (!edit) return saved ? formatMoney(centsOf(saved)) : text('operationRoundup.amount.none');
  return (
    <CellField
      id={amountId(number)}
      label={text('operationRoundup.amountOf', { number })}
      error={edits.errorOf(amountId(number))}
      value={edit.amount}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) =>
        edits.change(number, { amount: digitsOnly(event.target.value, true).slice(0, roundUpAmountLength) })
      }
      onBlur={() => {
        const cents = parseAmount(edit.amount);
        if (cents !== undefined) edits.change(number, { amount: formatMoney(cents) });
      }}
    />
  );
}

/** The day on which it ends. */
export function Expiry({ account, edits }: PlusCellProps) {
  const text = useText();
  const { accountNumber: number, operationRoundupExpiration: saved } = account;
  const edit = edits.editOf(number);
  if (!isRoundUpOf(account, edit)) return null;
  if (!edit) return saved === null ? text('operationRoundup.expiry.none') : <time>{formatDay(saved)}</time>;
  return (
    <CellField
      id={expiryId(number)}
      label={text('operationRoundup.expiryOf', { number })}
      error={edits.errorOf(expiryId(number))}
      type="date"
      min={addDays(edits.today, 1)}
      max={lastRoundUpExpiry}
      value={edit.expireDate}
      onChange={(event) => edits.change(number, { expireDate: event.target.value })}
    />
  );
}

interface CellFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** A field whose label is read out only: the column's name stands above it. */
function CellField({ id, label, error, ...input }: CellFieldProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className="field">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <FieldError id={errorId} error={error} />
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={idsOf(errorId)}
      />
    </div>
  );
}
