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

/**
 * Takes the query out of the address; the screen stays as it is. Without one the address is left alone: to the router it
 * would be another visit, which shows the screen anew.
 */
export function stripQuery(): void {
  if (window.location.search === '') return;
  window.history.replaceState(window.history.state, '', window.location.pathname);
}

/** Takes one thing out of the navigation state: it counts no more when the page is loaded anew. */
export function dropState(name: string): void {
  const { [name]: dropped, ...rest } = window.history.state ?? {};
  if (dropped !== undefined) window.history.replaceState(rest, '');
}
