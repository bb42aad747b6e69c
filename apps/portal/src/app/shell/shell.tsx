import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { resolveAddress } from '../addresses.ts';
import { AlertArea } from './alert-area.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const AccountSwitcher = lazy(() => import('./account-switcher.tsx'));

/** What stands around every page (S0 §2 Shell): skip link, announcement, header, switcher, content, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText();
  const session = useSession();
  const { pathname } = useLocation();
  useSayReady();
  const address = resolveAddress(pathname);
  const frame = 'screen' in address ? address.screen.frame : 'full';
  const hasSwitcher = 'screen' in address && address.screen.switcher && session !== undefined;
  const isHome = 'screen' in address && address.screen.route === 'home';
  return (
    <>
      <a className="skip-link" href="#main">
        {text('shell.skip')}
      </a>
      {frame !== 'none' && (
        <>
          <Announcement />
          <Header />
        </>
      )}
      {hasSwitcher && frame !== 'none' && (
        <Suspense fallback={<div className="switcher" style={{ minHeight: 73 }} />}>
          <AccountSwitcher />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className={frame === 'none' ? 'auth' : undefined}
        style={isHome ? { padding: 0 } : undefined}
      >
        <AlertArea key={pathname} />
        {children}
      </main>
      {frame !== 'none' && <Footer slim={frame === 'slim'} />}
    </>
  );
}

/** Says to whoever waits, such as a test, that the page now answers. */
function useSayReady(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
