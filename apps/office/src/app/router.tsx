import type { OfficePage } from '@rochdale/contract/office-page';
import { type OfficeScreenName, officeScreens } from '@rochdale/domain/office/screens/office-screens';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { OfficeProvider } from '../lib/office.tsx';
import { Framed } from './frame/framed.tsx';
import { NotFound } from './not-found.tsx';
import { PageFailed } from './page-failed.tsx';
import { screens } from './screens.ts';

/** The office's router, made from the tables of screens. Queries stay text: long numbers must not become numbers. */
export function makeRouter(office: OfficePage) {
  const root = createRootRoute({
    component: () => (
      <OfficeProvider office={office}>
        <Outlet />
      </OfficeProvider>
    ),
    notFoundComponent: NotFound,
  });
  const framed = createRoute({ getParentRoute: () => root, id: 'framed', component: Framed });
  const names = Object.keys(officeScreens) as OfficeScreenName[];
  const isDoor = (name: OfficeScreenName): boolean => officeScreens[name].may === 'visitor';
  const routeOf = (name: OfficeScreenName) =>
    createRoute({
      getParentRoute: () => (isDoor(name) ? root : framed),
      path: officeScreens[name].path.replace(/\{(\w+)\}/g, '$$$1'),
      component: lazyRouteComponent(screens[name].load, 'Page'),
    });
  return createRouter({
    routeTree: root.addChildren([
      ...names.filter(isDoor).map(routeOf),
      framed.addChildren(names.filter((name) => !isDoor(name)).map(routeOf)),
    ]),
    defaultErrorComponent: PageFailed,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
