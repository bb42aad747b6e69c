import { formatExpires, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { daysBeforeMax, methodViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { ChoiceCard } from '@rochdale/ui/form/choice-card.tsx';
import { FieldError, TextField } from '@rochdale/ui/form/field.tsx';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { Method } from './auto-pay-calls.ts';
import type { TermsForm } from './use-terms.ts';

/** What to pay with, when, and up to how much. */
export function TermsFields({ terms, methods }: { terms: TermsForm; methods: readonly Method[] }) {
  const text = useText();
  const { form } = terms;
  const method = form.bind('storedPaymentId');
  const days = Array.from({ length: daysBeforeMax + 1 }, (_, count) => ({
    value: String(count),
    label:
      count === 0
        ? text('autoPay.days.due')
        : count === 1
          ? text('autoPay.days.one')
          : text('autoPay.days.some', { days: count }),
  }));
  return (
    <>
      <fieldset className="field" id={method.id} tabIndex={-1}>
        <legend className="label">{text('autoPay.method')}</legend>
        <FieldError id={method.error && `${method.id}-error`} error={method.error} />
        {methods.length === 0 && <p className="hint">{text('autoPay.noMethods')}</p>}
        <div className="choices">
          {methods.map((one) => (
            <MethodCard
              key={one.storedPaymentId}
              method={one}
              isChosen={method.value === one.storedPaymentId}
              onChoose={() => form.setValue('storedPaymentId', one.storedPaymentId)}
            />
          ))}
        </div>
        <p>
          <ScreenLink to="billpayments/payment-profile">{text('autoPay.toProfile')}</ScreenLink>
        </p>
      </fieldset>
      <div className="form form--2">
        <SelectField
          {...form.bind('daysBefore')}
          label={text('autoPay.days')}
          placeholder={text('autoPay.days.choose')}
          options={days}
          required
        />
        <TextField
          {...form.bind('ceiling', (value) => digitsOnly(value, true))}
          label={text('autoPay.ceiling')}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          hint={text('autoPay.ceiling.hint')}
        />
      </div>
    </>
  );
}

interface MethodCardProps {
  readonly method: Method;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function MethodCard({ method, isChosen, onChoose }: MethodCardProps) {
  const text = useText();
  const closed = methodViolation(method);
  const name = methodName(method, text);
  const expires =
    method.expires === null ? '' : text('paymentProfile.expires', { month: formatExpires(method.expires) });
  return (
    <ChoiceCard
      name="storedPaymentId"
      value={method.storedPaymentId}
      checked={isChosen}
      onChange={onChoose}
      title={method.label || name}
      description={[method.label && name, expires].filter(Boolean).join(', ')}
      reason={closed && violationText(closed)}
      disabled={closed !== undefined}
      icon={method.paymentType === 'Check' ? landmark : creditCard}
    />
  );
}
