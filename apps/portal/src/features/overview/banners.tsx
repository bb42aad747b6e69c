import { activeOutageMessage } from '@rochdale/domain/outage/outage-status';
import { outageQuery } from '@rochdale/domain/overview/programs';
import { nowIn } from '../../lib/clock.ts';
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
  const { phoneNumber: phone } = useSite().settings;
  const returned = details.activeReturnedItems;
  return (
    <>
      <OutageBanner account={account} details={details} />
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

function OutageBanner({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { config, timeZone } = useSite();
  const { accounts } = config;
  const canSeeOutages = useGate('outage').open;
  const memberNumber = useSession()?.memberNumber ?? '';
  const isHidden = account.accountType !== 'Electric' && accounts.hideNonElectricOutage;
  const message = activeOutageMessage(details.outageStatus, details.estimatedTimeOfRestoration, nowIn(timeZone));
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
