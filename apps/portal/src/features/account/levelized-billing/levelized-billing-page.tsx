import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import scale from 'lucide-static/icons/scale.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { AccountsCard } from './accounts-card.tsx';
import { useLevelizedList } from './use-levelized-billing.ts';
import './levelized-billing.css';

/** Average Billing (account-48). */
export function Page() {
  return (
    <MemberData>
      <AverageBilling />
    </MemberData>
  );
}

function AverageBilling() {
  const text = useText();
  const list = useLevelizedList();
  return (
    <div className="container levelized">
      <div className="page-head">
        <div>
          <h1>{text('screen.averageBilling')}</h1>
          <p>{text('levelizedBilling.lead')}</p>
        </div>
        <ScreenLink to="billpayments/history" query={{ navto: 'budget-average' }} className="link-arrow">
          {text('levelizedBilling.history')}
        </ScreenLink>
      </div>
      <div className="card">
        <Loaded query={list} skeleton={<Skeleton height={520} />}>
          {({ accounts }) =>
            accounts.length === 0 ? (
              <Empty icon={scale} title={text('levelizedBilling.none')} />
            ) : (
              <AccountsCard accounts={accounts} />
            )
          }
        </Loaded>
      </div>
    </div>
  );
}
