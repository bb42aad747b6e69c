import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { screenPath } from './paths.ts';

/** The address's query, decoded by nobody: long account numbers stay text. */
export function useQueryParams(): URLSearchParams {
  const { searchStr } = useLocation();
  return useMemo(() => new URLSearchParams(searchStr), [searchStr]);
}

/** Goes to a screen. */
export function useGoTo(): (
  route: string,
  query?: Readonly<Record<string, string | undefined>>,
  replace?: boolean,
) => void {
  const navigate = useNavigate();
  return useCallback(
    (route, query, replace = false) => void navigate({ to: screenPath(route), search: query ?? {}, replace }),
    [navigate],
  );
}

/** Goes to a path under `/pages`, query and all, in place of this entry: Back does not return here. */
export function useGoToPath(): (path: string) => void {
  const router = useRouter();
  return useCallback((path) => router.history.replace(path), [router]);
}

let visit: { readonly path: string; readonly href: string } | undefined;

/** The address by which somebody came to the screen of a path, before its query was taken out. */
export const hrefOfVisit = (path: string): string | undefined => (visit?.path === path ? visit.href : undefined);

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
