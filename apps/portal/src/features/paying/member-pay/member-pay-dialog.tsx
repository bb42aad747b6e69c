import {
  payableAccountOf,
  paymentRulesOf,
  type WirePayableAccount,
  type WirePaymentSettings,
} from '@rochdale/contract/payments/conversions';
import { numberAndName } from '@rochdale/domain/account/account-names/account-name';
import { switcherAccounts } from '@rochdale/domain/account/accounts/switcher';
import type { Cents } from '@rochdale/domain/money';
import { cutoffBlocked, eligibility } from '@rochdale/domain/paying/payments/eligibility';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Failed } from '@rochdale/ui/state/failed.tsx';
import { Loading } from '@rochdale/ui/state/loading.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { useSelectedAccount } from '../../../lib/session/selected-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { takeLeftPayment } from '../payment-results/left-payment.ts';
import { CutoffDialog, PaymentSteps, type PrepaidUse, prepaidUseOf, usePayment } from '../payments/public.ts';

const readAmounts = operation(
  'member-pay.amounts',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/payment-amounts',
);
const readSettings = operation('member-pay.settings', 'GET /v3/member/{memberNumber}/payments/settings');
const initiate = operation('member-pay.initiate', 'POST /v3/member/{memberNumber}/pay');
const getPrepaid = operation('prepaid.get', 'GET /v3/accounts/{accountNumber}/prepaid');
const listAccounts = operation('accounts.list', 'GET /v3/member/{memberNumber}/accounts');

interface MemberPayDialogProps {
  /** The next payment of the account's arrangement, where whoever opens the dialog knows of one. */
  readonly arranged?: Cents | undefined;
  readonly onClose: () => void;
}

/** The member's payment dialog for the selected account (paying-51). */
export function MemberPayDialog(props: MemberPayDialogProps) {
  return (
    <MemberData>
      <PayDialog {...props} />
    </MemberData>
  );
}

function PayDialog({ arranged, onClose }: MemberPayDialogProps) {
  const text = useText();
  const { data, error, refetch } = usePayable();
  if (data && cutoffBlocked(paymentRulesOf(data.settings)))
    return <CutoffDialog message={data.settings.cutoffMessage} onClose={onClose} />;
  return (
    <Dialog title={text('pay.title')} open onClose={onClose}>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <div className="stack">
            <Skeleton height={140} />
            <Skeleton height={arranged === undefined ? 386 : 458} phone={720} />
            <Skeleton height={52} />
          </div>
        </Loading>
      )}
      {data && <Pay {...data} arranged={arranged} onClose={onClose} onBack={() => void refetch()} />}
    </Dialog>
  );
}

/** The selected account's amounts and the settings, together. */
function usePayable() {
  const memberNumber = useSession()?.memberNumber ?? '';
  const current = useSelectedAccount();
  const { config } = useSite();
  return useQuery({
    queryKey: ['member-pay', memberNumber, current],
    queryFn: async () => {
      const { results } = await listAccounts({
        params: { memberNumber },
        query: { limit: 5, ...(current !== undefined && { selected: current }) },
      });
      const { selected } = switcherAccounts(results, current);
      const accountNumber = selected?.accountNumber ?? '';
      const [account, settings, prepaid] = await Promise.all([
        readAmounts({ params: { memberNumber, accountNumber } }),
        readSettings({ params: { memberNumber }, query: { applicationId: config.applicationIdWeb, accountNumber } }),
        // How long an amount lasts is told where it can be; the payment does not hang on it.
        selected?.isPrepaidAccount ? getPrepaid({ params: { accountNumber } }).catch(() => undefined) : undefined,
      ]);
      return {
        memberNumber,
        account,
        settings,
        prepaid: prepaid && prepaidUseOf(prepaid),
        named: selected && numberAndName(selected),
      };
    },
    gcTime: 0,
  });
}

interface PayProps extends MemberPayDialogProps {
  readonly memberNumber: string;
  readonly account: WirePayableAccount;
  readonly settings: WirePaymentSettings;
  readonly prepaid: PrepaidUse | undefined;
  /** The account's number with its member's name for it. */
  readonly named: string | undefined;
  readonly onBack: () => void;
}

function Pay({ memberNumber, account, settings, prepaid, named, arranged, onClose, onBack }: PayProps) {
  const text = useText();
  const [left] = useState(() => takeLeftPayment('dialog'));
  const payment = usePayment({
    settings,
    door: 'dialog',
    onBack,
    initiate: (body) => initiate({ params: { memberNumber }, body }),
  });
  const allowed = eligibility(payableAccountOf(account), paymentRulesOf(settings));
  if (!allowed.card && !allowed.echeck) return <Alert kind="danger">{text('payment.restricted.both')}</Alert>;
  return (
    <PaymentSteps
      account={account}
      shownNumber={named}
      settings={settings}
      payment={payment}
      arranged={arranged}
      prepaid={prepaid}
      left={left}
      onCancel={payment.cancel}
      back={
        <Button kind="ghost" onClick={onClose}>
          {text('ui.cancel')}
        </Button>
      }
    />
  );
}
