import { addressOf } from '@rochdale/domain/website/screens/address';
import type { Site } from '@rochdale/domain/website/site/site';
import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router';
import { SiteProvider } from '../lib/site.tsx';
import { frameTexts, withTexts } from '../lib/text/text.ts';
import { lateFrame } from './late-frame.tsx';
import { GuardedScreen } from './screens/guarded-screen.tsx';
import { lazyPage } from './screens/lazy-page.ts';
import { PageFailed } from './screens/page-failed.tsx';
import { Redirected } from './screens/redirected.tsx';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { Shell } from './shell/shell.tsx';

/** The portal's router, made from the screens table. Queries stay text: long account numbers must not become numbers. */
export function makeRouter(site: Site, history?: RouterHistory) {
  const root = createRootRoute({
    component: () => (
      <SiteProvider site={site}>
        <Shell>
          <Outlet />
        </Shell>
      </SiteProvider>
    ),
    notFoundComponent: Redirected,
  });
  const framed = createRoute({
    getParentRoute: () => root,
    id: 'framed',
    component: lazyPage(() => withTexts(frameTexts, () => import('./shell/framed.tsx')).then((file) => file.Framed)),
  });
  const framedLate = createRoute({ getParentRoute: () => root, id: 'framed-late', component: lateFrame() });
  const routeOf = (screen: Screen) => {
    const Page = lazyPage(() => withTexts(screen.texts, screen.load).then((file) => file.Page));
    const component = () => (
      <GuardedScreen screen={screen}>
        <Page />
      </GuardedScreen>
    );
    // The router loads a page's code before it shows it, on the server too.
    component.preload = () => Page.preload();
    const parent = { none: root, late: framedLate, full: framed }[screen.frame];
    return createRoute({ getParentRoute: () => parent, path: addressOf(screen.route), component });
  };
  const routesIn = (frame: Screen['frame']) => screens.filter((screen) => screen.frame === frame).map(routeOf);
  return createRouter({
    routeTree: root.addChildren([
      ...routesIn('none'),
      framed.addChildren(routesIn('full')),
      framedLate.addChildren(routesIn('late')),
    ]),
    defaultErrorComponent: PageFailed,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined);
      const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultPreload: 'intent',
    scrollRestoration: false,
    ...(history && { history }),
  });
}
