import type { ReturnUrl } from '@rochdale/domain/identity/sign-in/return-url';
import { type Address, addressOf } from '@rochdale/domain/website/screens/address';
import type { Route } from '@rochdale/domain/website/screens/screen-access';
import type { QueryName, QueryOf } from '@rochdale/domain/website/screens/screen-queries';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What an address tells a screen, by the names that the screen knows. */
export interface ScreenQuery<R extends Route> {
  get(name: QueryName<R>): string | null;
  has(name: QueryName<R>): boolean;
}

/** What the address tells its screen, decoded by nobody: long account numbers stay text. */
export function useQueryParams<R extends Route>(): ScreenQuery<R> {
  const { searchStr } = useLocation();
  return useMemo(() => new URLSearchParams(searchStr), [searchStr]);
}

/** How a screen is gone to: in place of this entry, so that Back does not return here; with state that it reads. */
interface Going {
  readonly replace?: boolean;
  readonly state?: Readonly<Record<string, unknown>>;
}

/** Goes to a screen. */
export function useGoTo(): <R extends Route>(route: R, query?: QueryOf<R>, how?: Going) => void {
  const navigate = useNavigate();
  return useCallback(
    (route, query, how) => void navigate({ to: addressOf(route), search: query ?? {}, ...how }),
    [navigate],
  );
}

/** Goes to an address in place of this entry: Back does not return here. */
export function useGoToPath(): (path: Address | ReturnUrl) => void {
  const router = useRouter();
  return useCallback((path) => router.history.replace(path), [router]);
}

let visit: { readonly path: string; readonly href: string } | undefined;

/** The address by which somebody came to the screen of a path, before its query was taken out. */
export const hrefOfVisit = (path: string): string | undefined => (visit?.path === path ? visit.href : undefined);

/** What the address told a screen, where the screen that was left took it out of the address as it went. */
export const queryOfVisit = <R extends Route>(route: R): ScreenQuery<R> =>
  new URLSearchParams(hrefOfVisit(addressOf(route))?.split('?')[1]);

/** What the address asked for counts no more: something else was chosen since. */
export function forgetVisit(): void {
  visit = undefined;
}

/**
 * Takes the query out of the address; the screen stays as it is. Without one the address is left alone: to the router it
 * would be another visit, which shows the screen anew.
 */
export function stripQuery(): void {
  const { pathname, search } = window.location;
  if (search === '') return;
  visit = { path: pathname, href: pathname + search };
  window.history.replaceState(window.history.state, '', pathname);
}

/** Takes one thing out of the navigation state: it counts no more when the page is loaded anew. */
export function dropState(name: string): void {
  const { [name]: dropped, ...rest } = window.history.state ?? {};
  if (dropped !== undefined) window.history.replaceState(rest, '');
}
