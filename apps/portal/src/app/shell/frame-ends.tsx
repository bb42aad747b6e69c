import type { Route } from '@rochdale/domain/website/screens/screen-access';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import './framed.css';

/** What stands above every page (website-13). */
export function Top({ route, isSignIn = false }: { route: Route; isSignIn?: boolean }) {
  return (
    <>
      <Announcement route={route} />
      <Header isSignIn={isSignIn} />
      <OfflineStrip />
    </>
  );
}

/** The same above sign-in, which does not lead to itself. */
export const SignInTop = () => <Top route="login" isSignIn />;

/** The same below sign-in. */
export const SignInFoot = () => <Foot route="login" />;

/** What stands below every page (website-13). */
export function Foot({ route }: { route: Route }) {
  return <Footer route={route} />;
}
