import type { PlainTextCode } from '../../texts/text.ts';
import type { MenuLabel } from '../menus/menu-entry.ts';
import type { Route } from '../screens/screen-access.ts';
import type { Site } from './site.ts';

/** What a screen is called at this co-op: settings name some of them, the variant others (website-11). */
export function screenName(screen: { readonly route: Route; readonly title: PlainTextCode }, site: Site): MenuLabel {
  const { configuration } = site;
  switch (screen.route) {
    case 'member-info-docs':
      return { text: configuration.memberInfoDocsLinkName };
    case 'accountoverview/meterusage':
      return configuration.detailedUsageAnalysisLabel
        ? { text: configuration.detailedUsageAnalysisLabel }
        : { code: screen.title };
    case 'draft-payments':
      return { code: configuration.whecEnabled ? 'screen.ezPay' : screen.title };
    case 'service-type/select-service-type':
    case 'service-type/application-for-service':
      return { code: newServiceName(site) };
    default:
      return { code: screen.title };
  }
}

/** What the co-op calls an application for new service (website-11). */
export function newServiceName({ configuration }: Site): PlainTextCode {
  return configuration.whecEnabled ? 'screen.newService.whec' : 'screen.newService';
}
