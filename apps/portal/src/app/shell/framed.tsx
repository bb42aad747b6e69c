import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMaintenanceFlag } from '../../lib/maintenance.ts';
import { useSession } from '../../lib/session.ts';
import { withTexts } from '../../lib/text.ts';
import { resolveAddress } from '../addresses.ts';
import { AlertArea } from './alert-area.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import './framed.css';

const AccountSwitcher = lazy(() => withTexts(['switcher'], () => import('./account-switcher.tsx')));
const SessionWatch = lazy(() => withTexts(['session'], () => import('./session-watch.tsx')));

/** What stands around a page (S0 §2 Shell): announcement, header, switcher, content, footer; the content alone in maintenance. */
export function Framed() {
  const session = useSession();
  const isResting = useMaintenanceFlag() > 0;
  const { pathname } = useLocation();
  const address = resolveAddress(pathname);
  const screen = 'screen' in address ? address.screen : undefined;
  if (isResting)
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    );
  return (
    <>
      <Announcement />
      <Header />
      {screen?.switcher && session !== undefined && (
        <Suspense fallback={<div className="switcher switcher--loading" />}>
          <AccountSwitcher />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={screen?.route === 'home' ? 'main--home' : undefined}>
        <AlertArea key={pathname} />
        <Outlet />
      </main>
      {session !== undefined && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
      <Footer slim={screen?.frame === 'slim'} />
    </>
  );
}
