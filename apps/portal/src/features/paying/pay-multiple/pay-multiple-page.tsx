import { paymentRulesOf } from '@rochdale/contract/payments/conversions';
import { cutoffBlocked } from '@rochdale/domain/paying/payments/eligibility';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { CutoffDialog } from '../payments/public.ts';
import { PayForm } from './pay-form.tsx';
import { usePaymentSettings } from './use-payable-accounts.ts';
import './pay-multiple.css';

/** Pay Multiple Accounts (paying-52): accounts are chosen and paid at once. */
export function Page() {
  return (
    <MemberData>
      <PayMultiple />
    </MemberData>
  );
}

function PayMultiple() {
  const text = useText();
  const settings = usePaymentSettings();
  return (
    <div className="container pay-multiple">
      <p className="crumbs">
        <ScreenLink to="accountoverview">{text('screen.accountOverview')}</ScreenLink>
        {` / ${text('screen.payMultiple')}`}
      </p>
      <div className="page-head">
        <div>
          <h1>{text('screen.payMultiple')}</h1>
          <p>{text('payMultiple.lead')}</p>
        </div>
      </div>
      <Loaded query={settings} skeleton={<Skeleton height={480} />}>
        {(found) =>
          cutoffBlocked(paymentRulesOf(found)) ? (
            <Blocked message={found.cutoffMessage} />
          ) : (
            <PayForm settings={found} />
          )
        }
      </Loaded>
    </div>
  );
}

/** A cut-off account that may not be paid online: the configured message in an error dialog (paying-23), which then stays. */
function Blocked({ message }: { message: string }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <CutoffDialog message={message} onClose={() => setOpen(false)} />
  ) : (
    <Alert kind="danger" isSpoken={false}>
      {message}
    </Alert>
  );
}
