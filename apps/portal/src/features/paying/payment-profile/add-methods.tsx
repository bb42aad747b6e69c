import type { PaymentType } from '@rochdale/domain/paying/payments/payable-account';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import landmark from 'lucide-static/icons/landmark.svg?inner';
import { useState } from 'react';
import { FailureBanner, StorePageHandOff, useStorePage } from '../payments/public.ts';
import { addStoredPayment } from './payment-profile-calls.ts';

interface AddMethodsProps {
  readonly memberNumber: string;
  readonly addable: { readonly card: boolean; readonly echeck: boolean };
}

/** Adds a card or a bank account by the hosted page. */
export function AddMethods({ memberNumber, addable }: AddMethodsProps) {
  const text = useText();
  const page = useStorePage();
  const [opened, setOpened] = useState<PaymentType>('cc');
  const add = (paymentType: PaymentType): void => {
    setOpened(paymentType);
    void page.begin(paymentType, () => addStoredPayment({ params: { memberNumber }, body: { paymentType } }));
  };
  const busyLabel = (paymentType: PaymentType): string | undefined =>
    page.stage.kind === 'opening' && opened === paymentType ? text('paymentProfile.opening') : undefined;
  return (
    <>
      <div className="actions">
        {addable.card && (
          <Button busyLabel={busyLabel('cc')} onClick={() => add('cc')}>
            <Icon drawing={creditCard} />
            {text('paymentProfile.addCard')}
          </Button>
        )}
        {addable.echeck && (
          <Button kind="secondary" busyLabel={busyLabel('echeck')} onClick={() => add('echeck')}>
            <Icon drawing={landmark} />
            {text('paymentProfile.addBank')}
          </Button>
        )}
      </div>
      {page.failure && (
        <div className="payment-profile__failure">
          <FailureBanner failure={page.failure} onDismiss={page.dismissFailure} />
        </div>
      )}
      <StorePageHandOff stage={page.stage} />
    </>
  );
}
