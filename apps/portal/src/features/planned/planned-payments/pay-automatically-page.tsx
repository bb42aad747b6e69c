import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useGate } from '../../../lib/gates.ts';
import { MemberData } from '../../../lib/session/member-data.tsx';
import { AccountsToday } from './accounts-today.tsx';
import { PaymentCalendar } from './payment-calendar.tsx';
import { usePlannedPayments } from './planned-payments-calls.ts';
import { Ways } from './ways.tsx';
import './pay-automatically.css';

/** Pay automatically (planned-84): the ways side by side, how each account is paid, and what is coming. */
export function Page() {
  return (
    <MemberData>
      <PayAutomatically />
    </MemberData>
  );
}

function PayAutomatically() {
  const text = useText();
  const hasAutoPay = useGate('autoPay').open;
  const hasDrafts = useGate('draftPayments').open;
  const planned = usePlannedPayments();
  return (
    <div className="container pay-auto stack">
      <div className="page-head">
        <div>
          <h1>{text('screen.payAutomatically')}</h1>
          <p>{text(hasAutoPay && hasDrafts ? 'plannedPayments.lead.both' : 'plannedPayments.lead.one')}</p>
        </div>
      </div>
      <Ways hasAutoPay={hasAutoPay} hasDrafts={hasDrafts} />
      <Loaded query={planned} skeleton={<Skeleton height={640} />}>
        {(list) => (
          <>
            <AccountsToday accounts={list.accounts} />
            <PaymentCalendar list={list} />
          </>
        )}
      </Loaded>
    </div>
  );
}
