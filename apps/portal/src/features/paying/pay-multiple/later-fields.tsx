import { formatDay, type LocalDay } from '@rochdale/domain/dates';
import { formatExpires, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import type { Eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { scheduleDays } from '@rochdale/domain/planned/scheduled-payments/scheduled-payment';
import { ChoiceCard } from '@rochdale/ui/form/choice-card.tsx';
import { FieldError, TextField } from '@rochdale/ui/form/field.tsx';
import { RadioGroup } from '@rochdale/ui/form/radio-group.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import type { PayableRow, StoredMethod } from './pay-multiple-calls.ts';
import { dateId, type PayLater, payWithId } from './use-pay-later.ts';

interface LaterFieldsProps {
  readonly later: PayLater;
  /** The chosen accounts: prepaid ones are always topped up by the whole amount. */
  readonly rows: readonly PayableRow[];
  readonly today: LocalDay;
  /** What every chosen account allows. */
  readonly allowed: Eligibility;
  readonly errors: Readonly<Partial<Record<string, string>>>;
}

/** On which day to pay, and with what. */
export function LaterFields({ later, rows, today, allowed, errors }: LaterFieldsProps) {
  const text = useText();
  const { first, last } = scheduleDays(today);
  const error = errors[payWithId];
  return (
    <>
      <TextField
        id={dateId}
        label={text('payMultiple.date')}
        hint={text('payMultiple.date.hint', { first: formatDay(first), last: formatDay(last) })}
        error={errors[dateId]}
        type="date"
        min={first}
        max={last}
        value={later.date}
        onChange={(event) => later.setDate(event.target.value)}
      />
      {(rows.length === 0 || rows.some((row) => !row.isPrepaidAccount)) && (
        <RadioGroup
          label={text('payMultiple.less')}
          name="pays-in-full"
          value={later.paysInFull ? 'whole' : 'owed'}
          options={[
            { value: 'owed', label: text('payMultiple.less.owed') },
            { value: 'whole', label: text('payMultiple.less.whole') },
          ]}
          onChange={(value) => later.setPaysInFull(value === 'whole')}
        />
      )}
      <Loaded query={later.stored} skeleton={<Skeleton height={150} />}>
        {({ results }) => (
          <fieldset className="field" id={payWithId} tabIndex={-1}>
            <legend className="label">{text('payMultiple.payWith')}</legend>
            <FieldError id={error && `${payWithId}-error`} error={error} />
            {results.map((method) => (
              <Stored key={method.storedPaymentId} method={method} later={later} allowed={allowed} today={today} />
            ))}
            {([true, false] as const).map((isCard) => {
              const value = isCard ? 'new-card' : 'new-bank';
              return (
                <ChoiceCard
                  key={value}
                  name="payWith"
                  value={value}
                  checked={later.payWith === value}
                  onChange={() => later.setPayWith(value)}
                  title={text(isCard ? 'payMultiple.newCard' : 'payMultiple.newBank')}
                  description={text('payMultiple.new.text')}
                  reason={text(isCard ? 'payment.restricted.card.tooltip' : 'payment.restricted.echeck.tooltip')}
                  icon={isCard ? creditCard : landmark}
                  disabled={isCard ? !allowed.card : !allowed.echeck}
                />
              );
            })}
          </fieldset>
        )}
      </Loaded>
    </>
  );
}

function Stored({
  method,
  later,
  allowed,
  today,
}: Omit<LaterFieldsProps, 'errors' | 'rows'> & { method: StoredMethod }) {
  const text = useText();
  const name = methodName(method, text);
  const closed = later.methodProblem(method, allowed, today);
  const expires =
    method.expires === null ? '' : text('paymentProfile.expires', { month: formatExpires(method.expires) });
  return (
    <ChoiceCard
      name="payWith"
      value={method.storedPaymentId}
      checked={later.payWith === method.storedPaymentId}
      onChange={() => later.setPayWith(method.storedPaymentId)}
      title={method.label || name}
      description={[method.label && name, expires].filter(Boolean).join(', ')}
      reason={closed && violationText(closed)}
      disabled={closed !== undefined}
      icon={method.paymentType === 'Check' ? landmark : creditCard}
    />
  );
}
