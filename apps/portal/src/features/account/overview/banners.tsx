import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useSite } from '../../../lib/site.tsx';
import type { OverviewAccount, OverviewDetails } from './use-overview.ts';

/** What the billing system has to say, the gravest first: cut-off, returned items, then notices (account-13). */
export function Banners({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  const returned = details.activeReturnedItems;
  return (
    <>
      {details.cutOffMsg && <Alert kind="danger">{details.cutOffMsg}</Alert>}
      {account.isPrepaidAccount && details.prepaidDisconnectAlert && (
        <Alert kind="warning" isSpoken={false}>
          {details.prepaidDisconnectAlert}
        </Alert>
      )}
      {returned > 0 && (
        <Alert kind="warning" isSpoken={false}>
          {returned === 1
            ? text('overview.returnedItem', { phone })
            : text('overview.returnedItems', { count: returned, phone })}
        </Alert>
      )}
      {details.statementHeadingMessage && (
        <Alert kind="info" isSpoken={false}>
          {details.statementHeadingMessage}
        </Alert>
      )}
      {details.billMessages.map((message) => (
        <Alert key={message} kind="info" isSpoken={false}>
          {message}
        </Alert>
      ))}
      {details.capitalCreditRefundMessage && (
        <Alert kind="success" isSpoken={false}>
          {details.capitalCreditRefundMessage}
        </Alert>
      )}
    </>
  );
}
