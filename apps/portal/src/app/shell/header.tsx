import menu from 'lucide-static/icons/menu.svg?inner';
import { lazy, Suspense, useState } from 'react';
import { ScreenLink } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CoopLogo } from '../../ui/coop-logo.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MainMenu } from './main-menu.tsx';
import './header.css';

const ProfileMenu = lazy(() => import('./profile-menu.tsx'));
/** Only phones, and only who opens it. */
const loadDrawer = () => import('./drawer.tsx');
const Drawer = lazy(loadDrawer);

/** The header: logo, menu, and Sign In or the member's own menu (S0 §2). */
export function Header() {
  const text = useText();
  const session = useSession();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="site-header">
      <div className="container site-header__bar">
        <CoopLogo />
        <MainMenu />
        <div className="site-header__end">
          {session ? (
            <Suspense fallback={null}>
              <ProfileMenu />
            </Suspense>
          ) : (
            <ScreenLink to="login" className={`${buttonClass({ size: 's' })} btn--touch`}>
              {text('shell.signIn')}
            </ScreenLink>
          )}
          <button
            type="button"
            className="icon-btn menu-btn"
            aria-label={text('shell.menu')}
            aria-expanded={isDrawerOpen}
            onPointerEnter={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
            onClick={() => setDrawerOpen(true)}
          >
            <Icon drawing={menu} size="l" />
          </button>
        </div>
      </div>
      {isDrawerOpen && (
        <Suspense fallback={null}>
          <Drawer onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
