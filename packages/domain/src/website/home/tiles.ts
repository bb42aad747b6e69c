import type { GateContext } from '../../gates/gate.ts';
import { gates } from '../../gates/gates.ts';
import type { PlainTextCode } from '../../texts/text.ts';
import type { ScreenTarget } from '../screens/screen-queries.ts';

interface TileWords {
  readonly name:
    | 'paymentOptions'
    | 'onlinePayments'
    | 'services'
    | 'profile'
    | 'newService'
    | 'myMeter'
    | 'drafts'
    | 'payMultiple';
  readonly title: PlainTextCode;
  readonly text: PlainTextCode;
  /** Navigation state that the screen reads. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** A tile of the home page. */
export type HomeTile = TileWords & ScreenTarget;

/** The home page's tiles for this site and session (website-27). */
export function homeTiles(context: GateContext): readonly HomeTile[] {
  const { site, signedIn } = context;
  const { configuration } = site;
  const tiles: (HomeTile | false)[] = [
    {
      name: 'paymentOptions',
      title: 'home.tile.paymentOptions',
      text: 'home.tile.paymentOptions.text',
      route: 'payment-options',
    },
    {
      name: 'onlinePayments',
      title: 'home.tile.onlinePayments',
      text: signedIn ? 'home.tile.onlinePayments.textMember' : 'home.tile.onlinePayments.text',
      route: 'accountoverview',
    },
    { name: 'services', title: 'home.tile.services', text: 'home.tile.services.text', route: 'services-products' },
    { name: 'profile', title: 'home.tile.profile', text: 'home.tile.profile.text', route: 'account-profile' },
    gates.applicationForService(context).open && {
      name: 'newService',
      title: configuration.whecEnabled ? 'home.tile.applicationForService' : 'home.tile.newService',
      text: 'home.tile.newService.text',
      ...(configuration.serviceAccountTypes.length > 0
        ? {
            route: 'service-type/select-service-type',
            state: { accountTypes: configuration.serviceAccountTypes },
          }
        : { route: 'service-type/application-for-service' }),
    },
    {
      name: 'myMeter',
      title: 'home.tile.myMeter',
      text: 'home.tile.myMeter.text',
      route: 'accountoverview',
      query: { link: 'mymeter' },
    },
    gates.draftPayments(context).open && {
      name: 'drafts',
      title: configuration.whecEnabled ? 'home.tile.ezPay' : 'home.tile.drafts',
      text: 'home.tile.drafts.text',
      route: 'draft-payments',
    },
    {
      name: 'payMultiple',
      title: 'home.tile.payMultiple',
      text: 'home.tile.payMultiple.text',
      route: 'billpayments/pay-multiple',
    },
  ];
  return tiles.filter((tile): tile is HomeTile => tile !== false);
}
