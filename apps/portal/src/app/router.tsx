import type { Site } from '@rochdale/domain/site/site';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { SiteProvider } from '../lib/site.tsx';
import { withTexts } from '../lib/text.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { Redirected } from './redirected.tsx';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
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
    component: lazyRouteComponent(() => withTexts(['menu'], () => import('./shell/framed.tsx')), 'Framed'),
  });
  const routeOf = (screen: Screen) => {
    const Page = lazyRouteComponent(() => withTexts(screen.texts, screen.load), 'Page');
    const component = () => (
      <GuardedScreen screen={screen}>
        <Page />
      </GuardedScreen>
    );
    // The router loads a page's code before it shows it, on the server too.
    component.preload = () => Page.preload?.();
    const parent = screen.frame === 'none' ? root : framed;
    return createRoute({ getParentRoute: () => parent, path: `/pages/${screen.route}`, component });
  };
  const bare = screens.filter((screen) => screen.frame === 'none').map(routeOf);
  const inFrame = screens.filter((screen) => screen.frame !== 'none').map(routeOf);
  return createRouter({
    routeTree: root.addChildren([...bare, framed.addChildren(inFrame)]),
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
