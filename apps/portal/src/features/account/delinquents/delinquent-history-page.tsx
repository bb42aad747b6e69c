import { useText } from '@rochdale/ui/text/text.ts';
import fileWarning from 'lucide-static/icons/file-warning.svg?inner';
import { useAskedAccount } from '../../../lib/session/asked-account.ts';
import { AccountPage } from '../../../ui/layout/account-page.tsx';
import { DelinquentHistory, skeletonHeight } from './delinquent-history.tsx';

/** Delinquents (account-45). `accountno` in the address chooses the account, and leaves it. */
export function Page() {
  const text = useText();
  useAskedAccount();
  return (
    <AccountPage
      title={text('screen.delinquents')}
      lead={text('delinquents.lead')}
      icon={fileWarning}
      height={skeletonHeight}
    >
      {({ accountNumber }) => <DelinquentHistory key={accountNumber} accountNumber={accountNumber} />}
    </AccountPage>
  );
}
