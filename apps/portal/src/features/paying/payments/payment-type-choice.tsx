import { acceptedCardNames } from '@rochdale/domain/paying/payments/card-types';
import type { Eligibility } from '@rochdale/domain/paying/payments/eligibility';
import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { ChoiceCard } from '@rochdale/ui/form/choice-card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';

interface PaymentTypeChoiceProps {
  readonly allowed: Eligibility;
  /** Which cards the co-op takes. */
  readonly cards: Parameters<typeof acceptedCardNames>[0];
  readonly paymentType: PaymentType;
  readonly onChange: (type: PaymentType) => void;
}

/** Card or e-check, for one account (paying-20). */
export function PaymentTypeChoice({ allowed, cards, paymentType, onChange }: PaymentTypeChoiceProps) {
  const text = useText();
  return (
    <fieldset className="field">
      <legend className="label">{text('pay.type')}</legend>
      <div className="choices">
        <ChoiceCard
          name="paymentType"
          value="cc"
          checked={paymentType === 'cc'}
          onChange={() => onChange('cc')}
          title={text('pay.type.card')}
          description={acceptedCardNames(cards)}
          reason={text('payment.restricted.card.tooltip')}
          icon={creditCard}
          disabled={!allowed.card}
        />
        <ChoiceCard
          name="paymentType"
          value="echeck"
          checked={paymentType === 'echeck'}
          onChange={() => onChange('echeck')}
          title={text('pay.type.echeck')}
          description={text('pay.type.echeck.text')}
          reason={text('payment.restricted.echeck.tooltip')}
          icon={landmark}
          disabled={!allowed.echeck}
        />
      </div>
    </fieldset>
  );
}
