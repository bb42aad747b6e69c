import { payableAccountOf, paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { cutoffBlocked, eligibility, restrictionOf } from '@rochdale/domain/paying/payments/eligibility';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?inner';
import info from 'lucide-static/icons/info.svg?inner';
import { useState } from 'react';
import { CutoffDialog } from '../payments/public.ts';
import type { VerifiedAccount } from './use-quick-pay.ts';

/** Step 2: is this the account? With neither way of paying open, Verify is hidden and an error says so (paying-6). */
export function CheckAccount({
  verified,
  onBack,
  onVerify,
}: {
  verified: VerifiedAccount;
  onBack: () => void;
  onVerify: () => void;
}) {
  const text = useText();
  const [isBlocked, setBlocked] = useState(false);
  const { account, settings } = verified;
  const rules = paymentRulesOf(settings);
  const allowed = eligibility(payableAccountOf(account), rules);
  const canPay = allowed.card || allowed.echeck;
  const restriction = restrictionOf(allowed);
  return (
    <>
      {!canPay && <Alert kind="danger">{text('payment.restricted.both')}</Alert>}
      <KeyValues
        rows={[
          {
            label: text('quickPay.accountNumber'),
            value: account.prepaidLabel ? `${account.accountNumber} (${account.prepaidLabel})` : account.accountNumber,
          },
          { label: text('quickPay.nameOnAccount'), value: account.accountHolderName },
          {
            label: text('quickPay.serviceAddress'),
            value: <span className="preserve-lines">{account.serviceAddress}</span>,
          },
        ]}
      />
      {restriction && (
        <p className="small muted row restriction" title={text(restriction)}>
          <Icon drawing={info} size="s" />
          {text(restriction)}
        </p>
      )}
      <div className="actions actions--between">
        <Button kind="ghost" onClick={onBack}>
          <Icon drawing={arrowLeft} />
          {text('ui.back')}
        </Button>
        {canPay && (
          <Button onClick={() => (cutoffBlocked(rules) ? setBlocked(true) : onVerify())}>
            {text('quickPay.verify')}
          </Button>
        )}
      </div>
      {isBlocked && <CutoffDialog message={settings.cutoffMessage} onClose={() => setBlocked(false)} />}
    </>
  );
}
