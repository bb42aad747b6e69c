import { activeOutageMessage } from '@rochdale/domain/outage/outage-status';
import { outageQuery } from '@rochdale/domain/overview/programs';
import { useGate } from '../../lib/gates.ts';
import { ScreenLink } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.tsx';
import { useText, violationText } from '../../lib/text.ts';
import { Alert } from '../../ui/alert.tsx';
import type { OverviewAccount, OverviewDetails } from './use-overview.ts';

/** What the billing system has to say, the gravest first: outage, cut-off, returned items, then notices (S1 §2.2, §8). */
export function Banners({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const returned = details.activeReturnedItems;
  return (
    <>
      <OutageBanner account={account} details={details} />
      {details.cutOffMsg && <Alert kind="danger">{details.cutOffMsg}</Alert>}
      {account.isPrepaidAccount && details.prepaidDisconnectAlert && (
        <Alert kind="warning">{details.prepaidDisconnectAlert}</Alert>
      )}
      {returned > 0 && (
        <Alert kind="warning">
          {returned === 1 ? text('overview.returnedItem') : text('overview.returnedItems', { count: returned })}
        </Alert>
      )}
      {details.statementHeadingMessage && <Alert kind="info">{details.statementHeadingMessage}</Alert>}
      {details.billMessages.map((message) => (
        <Alert key={message} kind="info">
          {message}
        </Alert>
      ))}
      {details.capitalCreditRefundMessage && <Alert kind="success">{details.capitalCreditRefundMessage}</Alert>}
    </>
  );
}

function OutageBanner({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { accounts } = useSite().config;
  const canSeeOutages = useGate('outage').open;
  const memberNumber = useSession()?.memberNumber ?? '';
  const isHidden = account.accountType !== 'Electric' && accounts.hideNonElectricOutage;
  const message = activeOutageMessage(details.isActive, details.estimatedTimeOfRestoration);
  if (message === undefined || isHidden) return null;
  return (
    <Alert
      kind="danger"
      action={
        canSeeOutages && (
          <ScreenLink to="outage-status" query={outageQuery({ ...account, memberNumber })}>
            {text('overview.outage.status')}
          </ScreenLink>
        )
      }
    >
      {violationText(message)}
    </Alert>
  );
}
