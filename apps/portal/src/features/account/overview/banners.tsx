import { outageQuery } from '@rochdale/domain/account/overview/programs';
import { activeOutageMessage } from '@rochdale/domain/service/outage/outage-status';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { nowIn } from '../../../lib/device/clock.ts';
import { useGate } from '../../../lib/gates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { useText, violationText } from '../../../lib/text/text.ts';
import { Alert } from '../../../ui/state/alert.tsx';
import type { OverviewAccount, OverviewDetails } from './use-overview.ts';

/** What the billing system has to say, the gravest first: outage, cut-off, returned items, then notices (account-13). */
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
