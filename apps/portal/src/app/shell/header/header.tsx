import { Icon } from '@rochdale/ui/art/icon.tsx';
import { buttonClass } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import menu from 'lucide-static/icons/menu.svg?inner';
import { Suspense, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { late } from '../../../lib/calls/missing-code.ts';
import { useIsSignedIn } from '../../../lib/session/signed-in.ts';
import { CoopLogo } from '../../../ui/art/coop-logo.tsx';
import { ChatLauncher } from '../chat-launcher.tsx';
import { MainMenu } from './main-menu.tsx';
import './header.css';

const ProfileMenu = late(() => import('./profile-menu.tsx'));
/** Only phones, and only who opens it. */
const loadDrawer = () => import('./drawer.tsx');
const Drawer = late(loadDrawer);

/** The header: logo, menu, and the member's own menu or, but on its own page, Sign In (website-13). */
export function Header({ isSignIn }: { isSignIn: boolean }) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <header className="site-header">
      <div className="container site-header__bar">
        <CoopLogo />
        <MainMenu />
        <div className="site-header__end">
          <ChatLauncher isInHeader />
          {isSignedIn && (
            <Suspense fallback={<ProfilePlace />}>
              <ProfileMenu />
            </Suspense>
          )}
          {!isSignedIn && !isSignIn && (
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
          <Drawer isSignIn={isSignIn} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** Where the member's name comes. */
function ProfilePlace() {
  return (
    <span className="profile-btn" aria-hidden="true">
      <span className="avatar" />
      <span className="t profile-btn__place" />
    </span>
  );
}
