import { payableAccountOf } from '@rochdale/contract/payments/conversions';
import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { amountFieldLength } from '@rochdale/domain/paying/payments/amount';
import { eligibility, restrictionOf } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentRules } from '@rochdale/domain/paying/payments/payable-account';
import { Tag } from '@rochdale/ui/figures/tag.tsx';
import { FieldError, idsOf } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useNamedNumbers } from '../../../lib/session/account-names.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { OnItsWay } from '../payments/public.ts';
import type { PayableRow } from './pay-multiple-calls.ts';
import type { Choice } from './use-choice.ts';

/** The id of the field with an account's amount. */
export const amountId = (accountNumber: string): string => `amount-${accountNumber}`;

/** One account: a tick, what it owes, and the amount; one that can't be paid says why instead. */
export function AccountRow({ row, rules, choice }: { row: PayableRow; rules: PaymentRules; choice: Choice }) {
  const text = useText();
  const named = useNamedNumbers();
  const { accountNumber: number } = row;
  const restriction = restrictionOf(eligibility(payableAccountOf(row), rules));
  const reason = restriction && text(restriction);
  const reasonId = reason === undefined ? undefined : `restricted-${number}`;
  const isPayable = choice.isPayable(row);
  const isChosen = choice.isChosen(row);
  const balance = centsOf(row.accountBalance);
  return (
    <tr>
      <td className="pay-multiple__tick">
        <input
          type="checkbox"
          className="tick"
          aria-label={text('payMultiple.payAccount', { number: named(number) })}
          aria-describedby={reasonId}
          title={isPayable ? undefined : reason}
          disabled={!isPayable}
          checked={isChosen}
          onChange={() => (isChosen ? choice.drop([row]) : choice.choose([row]))}
        />
      </td>
      <th scope="row" className="span pay-multiple__account">
        <span className="row row--wrap">
          <span className="strong num">{named(number)}</span>
          {row.isPrepaidAccount && <Tag>{inPageLanguage(row.prepaidLabel ?? text('payMultiple.prepaid'))}</Tag>}
          {row.derivedStatus !== 'Current' && <Tag kind="warning">{inPageLanguage(row.derivedStatus)}</Tag>}
        </span>
        <span className="small muted">{`${row.serviceAddress.split('\n')[0]}, ${inPageLanguage(row.accountType)}`}</span>
        {reason !== undefined && (
          <span className="small pay-multiple__reason" id={reasonId} title={reason}>
            {reason}
          </span>
        )}
      </th>
      <td className="num" data-l={text('payMultiple.dueDate')}>
        {row.isPrepaidAccount || row.dueDate === null ? text('pay.notApplicable') : formatDay(row.dueDate)}
      </td>
      <td className="n" data-l={text('payMultiple.balance')}>
        {formatMoney(Math.abs(balance))}
        {balance < 0 && <span className="small muted pay-multiple__credit">{text('payMultiple.credit')}</span>}
        <OnItsWay items={row.onItsWay} />
      </td>
      <td className="span pay-multiple__amount">{isPayable && <AmountField row={row} choice={choice} />}</td>
    </tr>
  );
}

function AmountField({ row, choice }: { row: PayableRow; choice: Choice }) {
  const text = useText();
  const named = useNamedNumbers();
  const id = amountId(row.accountNumber);
  const error = choice.errorOf(row);
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className="field">
      <label className="vh" htmlFor={id}>
        {text('payMultiple.amountFor', { number: named(row.accountNumber) })}
      </label>
      <div className="input-wrap">
        <span className="pre" aria-hidden="true">
          $
        </span>
        <input
          id={id}
          className="input input--money"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          maxLength={amountFieldLength}
          value={choice.amountOf(row)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={idsOf(errorId)}
          onChange={(event) => choice.typeAmount(row, digitsOnly(event.target.value, true))}
          onPaste={(event) => event.preventDefault()}
          onBlur={() => choice.finishAmount(row)}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
