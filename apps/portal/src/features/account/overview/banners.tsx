import { overviewNotices } from '@rochdale/domain/account/overview/notices';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { OverviewAccount, OverviewDetails } from './use-overview.ts';

/** What the billing system has to say, the gravest first (account-13). */
export function Banners({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const { phoneNumber: phone } = useSite().settings;
  const { isPrepaidAccount } = account;
  return overviewNotices(details, { isPrepaidAccount, phone })
    .map(({ kind, said }) => ({ kind, words: typeof said === 'string' ? said : violationText(said) }))
    .map(({ kind, words }) => (
      <Alert key={`${kind} ${words}`} kind={kind} isSpoken={kind === 'danger'}>
        {words}
      </Alert>
    ));
}
