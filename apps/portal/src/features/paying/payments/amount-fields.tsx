import { amountFieldLength } from '@rochdale/domain/paying/payments/amount';
import { MoneyField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { AmountChips } from './amount-chips.tsx';
import type { PrepaidUse } from './prepaid-use.ts';
import type { PaymentAmount } from './use-payment-amount.ts';

/** The amounts that are offered, and the field of another (paying-10, paying-72). */
export function AmountFields({ amount, prepaid }: { amount: PaymentAmount; prepaid: PrepaidUse | undefined }) {
  const text = useText();
  const { form, offered, isTyped } = amount;
  const bound = form.bind('paymentAmount');
  const isUnreadable = bound.error !== undefined && amount.cents === undefined;
  const error = isUnreadable ? `${bound.error} ${text('pay.amount.example')}` : bound.error;
  const hint = amount.hint && text(amount.hint);
  return (
    <>
      {offered.length > 0 && (
        <AmountChips
          id={isTyped ? undefined : bound.id}
          offered={offered}
          prepaid={prepaid}
          chosen={isTyped ? undefined : amount.cents}
          hint={hint}
          error={isTyped ? undefined : error}
          onChoose={amount.choose}
          onOther={amount.chooseOther}
        />
      )}
      {isTyped && (
        <MoneyField
          {...bound}
          error={error}
          label={text(offered.length > 0 ? 'pay.amount.typed' : 'pay.amount')}
          maxLength={amountFieldLength}
          autoComplete="off"
          hint={offered.length > 0 ? undefined : hint}
          onFocus={amount.begin}
          onChange={({ target }) => amount.type(digitsOnly(target.value, true))}
          onPaste={(event) => event.preventDefault()}
          onBlur={({ relatedTarget }) => {
            if (amount.cents !== undefined) amount.finish();
            // What moves down while it is pressed is missed.
            else if (!isPressed(relatedTarget)) form.check();
          }}
        />
      )}
    </>
  );
}

/** Whether focus goes to what is pressed: a button, or an amount that is chosen in place of a typed one. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && target.type === 'radio');
