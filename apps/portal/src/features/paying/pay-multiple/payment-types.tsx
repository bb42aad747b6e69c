import { payableAccountOf, type WirePaymentSettings } from '@rochdale/contract/payments/conversions';
import { acceptedCardNames } from '@rochdale/domain/paying/payments/card-types';
import type { PaymentRules, PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import {
  closingAccounts,
  commonEligibility,
  commonTypeViolation,
  namedAccounts,
} from '@rochdale/domain/paying/payments/several-accounts';
import { ChoiceCard } from '@rochdale/ui/form/choice-card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import type { PayableRow } from './pay-multiple-calls.ts';

/** The id of the payment types. */
export const paymentTypesId = 'payment-types';

interface PaymentTypesProps {
  readonly rows: readonly PayableRow[];
  readonly rules: PaymentRules;
  readonly settings: WirePaymentSettings;
  readonly paymentType: PaymentType;
  readonly onChange: (type: PaymentType) => void;
}

/** One payment type for all: only what every chosen account allows; a closed one names the accounts that close it. */
export function PaymentTypes({ rows, rules, settings, paymentType, onChange }: PaymentTypesProps) {
  const text = useText();
  const accounts = rows.map(payableAccountOf);
  const allowed = commonEligibility(accounts, rules);
  const refused = commonTypeViolation(accounts, rules);
  const reasonOf = (type: PaymentType): string => {
    const closing = closingAccounts(type, accounts, rules);
    const reason = text(type === 'cc' ? 'payment.restricted.card.tooltip' : 'payment.restricted.echeck.tooltip');
    return closing.length === 0 || closing.length === accounts.length
      ? reason
      : text('payMultiple.closedBy', { reason, accounts: namedAccounts(closing) });
  };
  return (
    <fieldset className="field" id={paymentTypesId} tabIndex={-1}>
      <legend className="label">{text('pay.type')}</legend>
      {refused && <Alert kind="warning">{violationText(refused)}</Alert>}
      <ChoiceCard
        name="paymentType"
        value="cc"
        checked={paymentType === 'cc' && allowed.card}
        onChange={() => onChange('cc')}
        title={text('pay.type.card')}
        description={acceptedCardNames(settings.paymentSettings)}
        reason={reasonOf('cc')}
        icon={creditCard}
        disabled={!allowed.card}
      />
      <ChoiceCard
        name="paymentType"
        value="echeck"
        checked={paymentType === 'echeck' && allowed.echeck}
        onChange={() => onChange('echeck')}
        title={text('pay.type.echeck')}
        description={text('pay.type.echeck.text')}
        reason={reasonOf('echeck')}
        icon={landmark}
        disabled={!allowed.echeck}
      />
    </fieldset>
  );
}
