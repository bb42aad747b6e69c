import type { Cents } from '@rochdale/domain/money';
import { type HomeTile, homeTiles } from '@rochdale/domain/website/home/tiles';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import calendarClock from 'lucide-static/icons/calendar-clock.svg?inner';
import creditCard from 'lucide-static/icons/credit-card.svg?inner';
import fileText from 'lucide-static/icons/file-text.svg?inner';
import gauge from 'lucide-static/icons/gauge.svg?inner';
import lightbulb from 'lucide-static/icons/lightbulb.svg?inner';
import phone from 'lucide-static/icons/phone.svg?inner';
import plug from 'lucide-static/icons/plug.svg?inner';
import table from 'lucide-static/icons/table.svg?inner';
import user from 'lucide-static/icons/user.svg?inner';
import wallet from 'lucide-static/icons/wallet.svg?inner';
import zap from 'lucide-static/icons/zap.svg?inner';
import { lazy, Suspense, useState } from 'react';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useSite } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import bannerArt from '../../../ui/art/banner.svg?raw';
import { Art } from '../../../ui/art.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import './home.css';

const MemberPayDialog = lazy(() =>
  withTexts(['payments'], () => import('../../paying/member-pay/member-pay-dialog.tsx')).then((face) => ({
    default: face.MemberPayDialog,
  })),
);

const HomeBalance = lazy(() =>
  withTexts(['overview'], () => import('../../account/overview/public.ts')).then((face) => face.loadHomeBalance()),
);

const tileIcons: Record<HomeTile['name'], string> = {
  paymentOptions: wallet,
  onlinePayments: creditCard,
  services: lightbulb,
  profile: user,
  newService: plug,
  myMeter: gauge,
  drafts: calendarClock,
  payMultiple: table,
};

/** Home (website-26): banner, Quick Pay, tiles. */
export function Page() {
  const text = useText();
  const site = useSite();
  const signedIn = useSession() !== undefined;
  const canQuickPay = useGate('quickPay').open;
  const { brand } = site;
  const query = useQueryParams<'home'>();
  return (
    <>
      {query.has('notFound') && (
        <div className="container home__notice">
          <Spoken isUnseen>{text('home.notFound')}</Spoken>
          <Alert kind="info" isSpoken={false}>
            {text('home.notFound')}
          </Alert>
        </div>
      )}
      <div className="banner">
        {brand.bannerPath === undefined ? (
          <Art className="banner__art" svg={bannerArt} />
        ) : (
          <img className="banner__art" src={brand.bannerPath} alt="" />
        )}
        <div className="container banner__in">
          <div className="banner__words">
            <h1>{brand.bannerHeading}</h1>
            <p className="banner__lede">{brand.bannerLine}</p>
          </div>
          {canQuickPay && <QuickPayIntro signedIn={signedIn} />}
        </div>
      </div>
      <div className="container home__tiles">
        <h2>{text('home.tiles')}</h2>
        <ul className="tiles">
          {homeTiles({ site, signedIn }).map((tile) => (
            <li key={tile.name}>
              <Tile
                icon={tileIcons[tile.name]}
                title={text(tile.title)}
                text={text(tile.text)}
                to={tile.route}
                {...(tile.query && { query: tile.query })}
                {...(tile.state && { state: tile.state })}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What Quick Pay is and what it asks for; a member reads what is owed, and pays here. */
function QuickPayIntro({ signedIn }: { signedIn: boolean }) {
  const text = useText();
  return (
    <section className="qp" aria-labelledby="quick-pay-intro">
      <div className={signedIn ? 'vh' : 'qp__top'}>
        <span className="well well--tint">
          <Icon drawing={zap} size="l" />
        </span>
        <h2 id="quick-pay-intro">{text('home.quickPay')}</h2>
      </div>
      {signedIn ? <MemberIntro /> : <VisitorIntro />}
    </section>
  );
}

function VisitorIntro() {
  const text = useText();
  const { configuration } = useSite();
  const canReportOutage = useGate('outage').open;
  return (
    <>
      <p className="muted">{text('home.quickPay.about', { description: configuration.quickPayDescription })}</p>
      <ul className="qp__needs">
        <li className="row small">
          <Icon drawing={fileText} size="s" />
          {text('home.quickPay.accountNumber')}
        </li>
        <li className="row small">
          <Icon drawing={phone} size="s" />
          {text('home.quickPay.phone')}
        </li>
      </ul>
      <ScreenLink className={buttonClass({ block: true })} to="quick-pay">
        {text('home.quickPay')}
      </ScreenLink>
      <p className="small muted qp__sign-in">
        {text('home.quickPay.haveAccount')} <ScreenLink to="login">{text('shell.signIn')}</ScreenLink>
      </p>
      {canReportOutage && (
        <p className="small muted qp__sign-in">
          {text('home.outage')} <ScreenLink to="report-outage">{text('screen.reportOutage')}</ScreenLink>
        </p>
      )}
    </>
  );
}

function MemberIntro() {
  const text = useText();
  const [paying, setPaying] = useState<{ readonly arranged: Cents | undefined }>();
  const payButton = (arranged: Cents | undefined) => (
    <Button block disabledReason={notWhileLooking()} onClick={() => setPaying({ arranged })}>
      {text('home.quickPay')}
    </Button>
  );
  return (
    <>
      <Suspense
        fallback={
          <>
            <div className="qp__member">
              <Skeleton height={196} />
            </div>
            {payButton(undefined)}
          </>
        }
      >
        <HomeBalance>{payButton}</HomeBalance>
      </Suspense>
      {paying && (
        <Suspense fallback={null}>
          <MemberPayDialog arranged={paying.arranged} onClose={() => setPaying(undefined)} />
        </Suspense>
      )}
    </>
  );
}
