import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import { useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { MemberPayDialog } from '../../paying/member-pay/member-pay-dialog.tsx';
import { TopUpCard } from '../../planned/top-ups/top-up-card.tsx';
import { DaysLeft } from './days-left.tsx';
import { getPrepaid, type Prepaid } from './prepaid-calls.ts';
import './prepaid.css';

const skeletonHeight = 560;

/** A prepaid account in days (account-129). `accountno` in the address chooses the account, and leaves the address. */
export function Page() {
  const text = useText();
  useAskedAccount();
  return (
    <AccountPage title={text('screen.prepaid')} lead={text('prepaid.lead')} icon={gauge} height={skeletonHeight}>
      {({ accountNumber, isPrepaidAccount }) =>
        isPrepaidAccount ? (
          <OfAccount key={accountNumber} accountNumber={accountNumber} />
        ) : (
          <Card>
            <Empty icon={gauge} title={text('prepaid.not.title')}>
              <p className="muted">{text('prepaid.not')}</p>
            </Empty>
          </Card>
        )
      }
    </AccountPage>
  );
}

function OfAccount({ accountNumber }: { accountNumber: string }) {
  const prepaid = useQuery({
    queryKey: ['prepaid', accountNumber],
    queryFn: () => getPrepaid({ params: { accountNumber } }),
  });
  return (
    <Loaded query={prepaid} skeleton={<Skeleton height={skeletonHeight} />}>
      {(found) => (
        <div className="grid-main">
          <div className="col">
            <DaysLeft prepaid={found} />
            <TopUp />
          </div>
          <div className="col">
            <Early />
            <TopUpCard accountNumber={accountNumber} />
            <LastDays days={found.lastDays} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function TopUp() {
  const text = useText();
  const [isPaying, setPaying] = useState(false);
  return (
    <Card title={text('prepaid.topUp')}>
      <div className="card__body prepaid__act">
        <p className="muted">{text('prepaid.topUp.lead')}</p>
        <Button kind="primary" disabledReason={notWhileLooking()} onClick={() => setPaying(true)}>
          {text('prepaid.topUp.go')}
        </Button>
      </div>
      {isPaying && <MemberPayDialog onClose={() => setPaying(false)} />}
    </Card>
  );
}

function Early() {
  const text = useText();
  if (!useGate('notifications').open) return null;
  return (
    <Card title={text('prepaid.early')}>
      <div className="card__body prepaid__act">
        <p className="muted">{text('prepaid.early.lead')}</p>
        <ScreenLink className={buttonClass({ kind: 'secondary' })} to="manage-notifications">
          {text('prepaid.early.go')}
        </ScreenLink>
      </div>
    </Card>
  );
}

function LastDays({ days }: { days: Prepaid['lastDays'] }) {
  const text = useText();
  return (
    <Card title={text('prepaid.lastDays')}>
      <div className="card__body">
        {days.length === 0 ? (
          <p className="muted">{text('prepaid.lastDays.none')}</p>
        ) : (
          <KeyValues
            small
            rows={days.map(({ day, total, days: count }) => ({
              label: count === 1 ? formatDay(day) : text('prepaid.severalDays', { date: formatDay(day), days: count }),
              value: formatMoney(centsOf(total)),
            }))}
          />
        )}
      </div>
    </Card>
  );
}
