import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Empty } from '@rochdale/ui/state/empty.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import handHeart from 'lucide-static/icons/hand-heart.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { MemberPayDialog } from '../member-pay/member-pay-dialog.tsx';
import { AskedHelp } from './asked-help.tsx';
import { Denials, Offers } from './offers.tsx';
import { OtherHelp } from './other-help.tsx';
import { getHelp, type Help, helpKey } from './payment-help-calls.ts';
import { StillTaken } from './still-taken.tsx';
import './payment-help.css';

const skeletonHeight = 620;

/** Help with paying, of the selected account (paying-84): what is offered, what was asked for, and other help. */
export function Page() {
  const text = useText();
  return (
    <AccountPage
      title={text('screen.paymentHelp')}
      lead={text('paymentHelp.about')}
      icon={handHeart}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <OfAccount key={accountNumber} accountNumber={accountNumber} />}
    </AccountPage>
  );
}

function OfAccount({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const { phoneNumber, officeHours: hours } = useSite().settings;
  const [paying, setPaying] = useState<number>();
  const [asked, setAsked] = useState<string>();
  const help = useQuery({
    queryKey: helpKey(accountNumber),
    queryFn: () => getHelp({ params: { accountNumber } }),
  });
  return (
    <div className="stack">
      <Loaded query={help} skeleton={<Skeleton height={skeletonHeight} />}>
        {(found) => (
          <>
            <Owed found={found} />
            {found.help !== null && (
              <AskedHelp
                help={found.help}
                today={found.today}
                takesFocus={asked === found.help.helpNumber}
                onPay={setPaying}
              />
            )}
            <StillTaken taken={found.stillTaken} />
            {found.owed > 0 && <Offers accountNumber={accountNumber} offers={found.offers} onAsked={setAsked} />}
            {found.owed > 0 && <Denials denials={found.denials} owed={found.owed} />}
            <OtherHelp help={found} />
          </>
        )}
      </Loaded>
      <p className="help__person">
        <Icon drawing={phone} />
        <span>{text('paymentHelp.person', { phone: phoneNumber, hours })}</span>
      </p>
      {paying !== undefined && <MemberPayDialog arranged={centsOf(paying)} onClose={() => setPaying(undefined)} />}
    </div>
  );
}

/** What help is asked about. */
function Owed({ found: { owed, isPastDue, dueDate, offers } }: { found: Help }) {
  const text = useText();
  if (owed <= 0)
    return (
      <div className="card">
        <Empty icon={handHeart} title={text('paymentHelp.nothingDue')}>
          <p className="muted">{text('paymentHelp.nothingDue.hint')}</p>
        </Empty>
      </div>
    );
  const amount = formatMoney(centsOf(owed));
  const said = isPastDue
    ? text('paymentHelp.lead.pastDue', { amount })
    : dueDate === null
      ? text('paymentHelp.lead.noDate', { amount })
      : text('paymentHelp.lead', { amount, date: formatDay(dueDate) });
  return (
    <p className="help__owed">
      {said} {offers.length > 0 && text('paymentHelp.choose')}
    </p>
  );
}
