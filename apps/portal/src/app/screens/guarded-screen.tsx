import { addressOf } from '@rochdale/domain/website/screens/address';
import { screenDoor } from '@rochdale/domain/website/screens/screen-door';
import { useSaidTitle } from '@rochdale/ui/layout/title.ts';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useIsHydrated } from '@rochdale/ui/state/is-hydrated.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { hrefOfVisit } from '../../lib/address/address.ts';
import { isKeptPage } from '../../lib/address/kept-page.ts';
import { sayPageView } from '../../lib/address/page-views.ts';
import { useMaintenanceFlag } from '../../lib/calls/maintenance.ts';
import { lookingNow } from '../../lib/session/looking.ts';
import { hasTimedOut, useSession } from '../../lib/session/session.ts';
import { useSite } from '../../lib/site.tsx';
import { giveTypingBack } from '../document/early-typing.ts';
import { reloads } from '../reload.ts';
import { Leave } from './leave.tsx';
import { pageTitle, screenTitle, titleOf } from './page-title.ts';
import type { Screen } from './screen.ts';

const AskMember = lazy(() => import('../ask-member.tsx'));
/** Its texts came with the code that began this. */
const LeftOut = lazy(() => import('../../features/identity/as-member/left-out.tsx'));

/**
 * Shows a screen to whom it is open: without a session a member's screen leads to login, with one a visitor's screen
 * leads on, and a closed gate says why.
 */
export function GuardedScreen({ screen, children }: { screen: Screen; children: ReactNode }) {
  const text = useText();
  const site = useSite();
  const session = useSession();
  const door = screenDoor(screen, {
    site,
    signedIn: session !== undefined,
    mustSetUpMfa: session?.mustSetUpMfa ?? false,
    isLooking: lookingNow() !== undefined,
    staysHere: screen.worksOffline === true && isKeptPage(),
  });
  const { href, pathname } = useLocation();
  const visits = useSyncExternalStore(reloads.subscribe, reloads.count, reloads.count);
  useMaintenancePage(screen);
  useTakenOver();
  const title = pageTitle(screen, site, text);
  // Until hydration nobody knows who looks.
  const isSeen = useIsHydrated() && door.kind === 'shown';
  const said = useSaidTitle();
  useTitle(said === undefined ? title : titleOf(said, site), screen.staysHere ? pathname : href);
  useEffect(() => {
    if (isSeen) sayPageView({ path: addressOf(screen.route), title });
  }, [isSeen, screen.route, title]);
  if (door.kind === 'login')
    return (
      <Leave
        to="login"
        query={{ ...(hasTimedOut() && { sessionTimeOut: 'true' }), returnUrl: hrefOfVisit(pathname) ?? href }}
      />
    );
  if (door.kind === 'leads')
    return door.to === screen.membersGoTo ? (
      <Suspense fallback={null}>
        <AskMember to={door.to} />
      </Suspense>
    ) : (
      <Leave to={door.to} />
    );
  if (door.kind === 'shown') return <Fragment key={visits}>{children}</Fragment>;
  return (
    <div className="container stack">
      <h1>{screenTitle(screen, site, text)}</h1>
      {door.kind === 'leftOut' ? (
        <Suspense fallback={null}>
          <LeftOut />
        </Suspense>
      ) : (
        <Alert kind="danger">{text(door.reason)}</Alert>
      )}
    </div>
  );
}

/**
 * Goes to the maintenance page once the server has said that it is under maintenance (website-34). The page is loaded anew, so
 * that it comes as it is after an update too.
 */
function useMaintenancePage({ duringMaintenance }: Screen): void {
  const flag = useMaintenanceFlag();
  useEffect(() => {
    if (flag > 0 && !duringMaintenance) window.location.assign(addressOf('maint'));
  }, [flag, duringMaintenance]);
}

/** What was typed until then is heard, and who waits, such as a test, is told that the page answers. */
function useTakenOver(): void {
  useEffect(() => {
    giveTypingBack();
    document.documentElement.dataset.ready = '';
  }, []);
}

/** Sets the page's title, and after a change of screen takes focus to its heading, at the top. */
function useTitle(title: string, href: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!hasShownScreen) {
      hasShownScreen = true;
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    if (href) window.scrollTo(0, 0);
  }, [href]);
}

/** The first screen after loading keeps the browser's own focus. */
let hasShownScreen = false;
