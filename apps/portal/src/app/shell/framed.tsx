import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMaintenanceFlag } from '../../lib/calls/maintenance.ts';
import { late } from '../../lib/calls/missing-code.ts';
import { useIsForOther } from '../../lib/session/acting.ts';
import { lookingNow } from '../../lib/session/looking.ts';
import { useSession } from '../../lib/session/session.ts';
import { withTexts } from '../../lib/text/text.ts';
import { resolveAddress } from '../screens/addresses.ts';
import { isAboutLogin } from './about-login.ts';
import { AlertArea } from './alert-area.tsx';
import { Foot, Top } from './frame-ends.tsx';
import './framed.css';

const AccountSwitcher = late(() => withTexts(['switcher'], () => import('./switcher/account-switcher.tsx')));
const OthersBar = late(() => withTexts(['switcher'], () => import('./switcher/others-bar.tsx')));
const LookingBar = late(() =>
  withTexts(['as-member'], () => import('../../features/identity/as-member/looking-bar.tsx')),
);
const SessionWatch = late(() => withTexts(['session'], () => import('./session-watch.tsx')));

/** What stands around a page (website-13): announcement, header, switcher, content, footer; the content alone in maintenance. */
export function Framed() {
  const session = useSession();
  const looking = lookingNow();
  const isForOther = useIsForOther();
  const isResting = useMaintenanceFlag() > 0;
  const { pathname } = useLocation();
  const address = resolveAddress(pathname);
  const screen = 'screen' in address ? address.screen : undefined;
  const route = screen?.route ?? 'home';
  if (isResting)
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  return (
    <>
      {looking && !looking.isPreview && (
        <Suspense fallback={null}>
          <LookingBar />
        </Suspense>
      )}
      <Top route={route} />
      {isForOther && !isAboutLogin(route) && (
        <Suspense fallback={null}>
          <OthersBar />
        </Suspense>
      )}
      {screen?.switcher && session !== undefined && (
        <div className="switcher-place">
          <Suspense fallback={null}>
            <AccountSwitcher />
          </Suspense>
        </div>
      )}
      <main id="main" tabIndex={-1} className={route === 'home' ? 'main--home' : 'main--framed'}>
        <AlertArea key={pathname} />
        {/* What was begun for one member is not finished for another. */}
        <Outlet key={isForOther ? session?.memberNumber : 'own'} />
      </main>
      {session !== undefined && !looking && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
      <Foot route={route} />
    </>
  );
}
