import { outageQuery } from '@rochdale/domain/account/overview/programs';
import { activeOutageMessage } from '@rochdale/domain/service/outage/outage-status';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { useText, violationText } from '@rochdale/ui/text/text.ts';
import zapOff from 'lucide-static/icons/zap-off.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { nowIn } from '../../../lib/device/clock.ts';
import { useGate } from '../../../lib/gates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import './attached.css';
import type { OverviewAccount, OverviewDetails } from './use-overview.ts';

/** The active outage of an account, attached to its balance, with the way to all that is known of it (account-14). */
export function OutageRow({ account, details }: { account: OverviewAccount; details: OverviewDetails }) {
  const text = useText();
  const { config, timeZone } = useSite();
  const canSeeOutages = useGate('outage').open;
  const memberNumber = useSession()?.memberNumber ?? '';
  const isHidden = account.accountType !== 'Electric' && config.accounts.hideNonElectricOutage;
  const message = activeOutageMessage(details.outageStatus, details.estimatedTimeOfRestoration, nowIn(timeZone));
  if (message === undefined || isHidden) return null;
  return (
    <div className="attached attached--outage" role="alert">
      <Icon drawing={zapOff} />
      <p className="strong">{violationText(message)}</p>
      {canSeeOutages && (
        <ScreenLink to="outage-status" query={outageQuery({ ...account, memberNumber })}>
          {text('overview.outage.status')}
        </ScreenLink>
      )}
    </div>
  );
}
