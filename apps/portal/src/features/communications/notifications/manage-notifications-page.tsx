import { useQuery } from '@tanstack/react-query';
import bell from 'lucide-static/icons/bell.svg?inner';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useText } from '../../../lib/text/text.ts';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { getNotifications, notificationsKey } from './notifications-calls.ts';
import { NotificationsForm } from './notifications-form.tsx';
import './notifications.css';

const skeletonHeight = 640;

/** What the member is told of the selected account, and how (communications-10). `accountno` chooses it, and leaves the address. */
export function Page() {
  const text = useText();
  useAskedAccount();
  return (
    <AccountPage
      title={text('screen.notifications')}
      lead={text('notifications.lead')}
      icon={bell}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <OfAccount key={accountNumber} accountNumber={accountNumber} />}
    </AccountPage>
  );
}

function OfAccount({ accountNumber }: { accountNumber: string }) {
  const memberNumber = useSession()?.memberNumber ?? '';
  const params = { memberNumber, accountNumber };
  const notifications = useQuery({
    queryKey: [notificationsKey, memberNumber, accountNumber],
    queryFn: () => getNotifications({ params }),
    enabled: memberNumber !== '',
  });
  return (
    <Loaded query={notifications} skeleton={<Skeleton height={skeletonHeight} />}>
      {(data) => <NotificationsForm data={data} params={params} />}
    </Loaded>
  );
}
