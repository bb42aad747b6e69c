import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import bell from 'lucide-static/icons/bell.svg?inner';
import { useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { getNotifications, notificationsKey } from './notifications-calls.ts';
import { NotificationsForm } from './notifications-form.tsx';
import './notifications.css';

const skeletonHeight = 640;

/** What the member is told of the selected account, and how (communications-10). `accountno` chooses it, and leaves the address; `first` says that the first sign-in led here. */
export function Page() {
  const text = useText();
  const query = useQueryParams<'manage-notifications'>();
  const [isFirst] = useState(query.get('first') === 'true');
  useAskedAccount();
  return (
    <AccountPage
      title={text('screen.notifications')}
      lead={text(isFirst ? 'notifications.first.lead' : 'notifications.lead')}
      icon={bell}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <OfAccount key={accountNumber} accountNumber={accountNumber} isFirst={isFirst} />}
    </AccountPage>
  );
}

function OfAccount({ accountNumber, isFirst }: { accountNumber: string; isFirst: boolean }) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const params = { memberNumber, accountNumber };
  const notifications = useQuery({
    queryKey: [notificationsKey, memberNumber, accountNumber],
    queryFn: () => getNotifications({ params }),
    enabled: memberNumber !== '',
  });
  return (
    <Loaded query={notifications} skeleton={<Skeleton height={skeletonHeight} />}>
      {(data) => <NotificationsForm data={data} params={params} isFirst={isFirst} />}
    </Loaded>
  );
}
