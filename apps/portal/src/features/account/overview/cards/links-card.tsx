import { type QuickLink, quickLinks } from '@rochdale/domain/account/overview/programs';
import { gates } from '@rochdale/domain/gates/gates';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Fold } from '@rochdale/ui/layout/fold.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import bell from 'lucide-static/icons/bell.svg?inner';
import chartColumn from 'lucide-static/icons/chart-column.svg?inner';
import chevronRight from 'lucide-static/icons/chevron-right.svg?inner';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import leaf from 'lucide-static/icons/leaf.svg?inner';
import linkIcon from 'lucide-static/icons/link.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import wrench from 'lucide-static/icons/wrench.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { ScreenLink } from '../../../../lib/address/link.tsx';
import { useSession } from '../../../../lib/session/session.ts';
import { useSite } from '../../../../lib/site.tsx';
import type { AskedDocument } from '../../bills/public.ts';
import type { OverviewAccount, OverviewDetails } from '../use-overview.ts';

const drawings: Record<QuickLink['name'], string> = {
  profile: user,
  notifications: bell,
  paperless: leaf,
  outage: zap,
  serviceRequests: wrench,
  usage: chartColumn,
  meterReading: gauge,
};

/** Quick Links (account-27): each with its gate, for this account. */
export function LinksCard({
  account,
  details,
  onView,
}: {
  account: OverviewAccount;
  details: OverviewDetails;
  onView: (asked: AskedDocument) => void;
}) {
  const text = useText();
  const { viewccPdfUrl, ccPdfLinkText } = details;
  const site = useSite();
  const { accounts } = site.config;
  const links = quickLinks({
    ...account,
    memberNumber: useSession()?.memberNumber ?? '',
    collectMeterReading: details.collectMeterReading,
    offersPaperless: accounts.paperlessAtMemberLevel || accounts.paperlessAtAccountLevel,
    hidesOutage: accounts.hideNonElectricOutage,
    hidesUsage: accounts.hideNonElectricUsage,
  }).filter(({ gate }) => gates[gate]({ site, signedIn: true, account }).open);
  return (
    <Fold icon={linkIcon} title={text('overview.links.title')}>
      <ul className="links">
        {links.map((link) => (
          <li key={link.name}>
            <ScreenLink
              to={link.route}
              {...(link.query && { query: link.query })}
              {...(link.state && { state: link.state })}
            >
              <Icon drawing={drawings[link.name]} />
              <span>{text(link.label)}</span>
              <Icon drawing={chevronRight} />
            </ScreenLink>
          </li>
        ))}
        {viewccPdfUrl !== null && (
          <li>
            <button
              type="button"
              onClick={() => onView({ kind: 'capital-credits', accountNumber: account.accountNumber, viewccPdfUrl })}
            >
              <Icon drawing={fileText} />
              <span>{ccPdfLinkText}</span>
              <Icon drawing={chevronRight} />
            </button>
          </li>
        )}
      </ul>
    </Fold>
  );
}
