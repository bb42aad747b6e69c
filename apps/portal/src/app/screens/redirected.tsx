import { notFoundHome } from '@rochdale/domain/website/menus/routes';
import { useLocation } from '@tanstack/react-router';
import { resolveAddress } from './addresses.ts';
import { Leave } from './leave.tsx';

/** A path that is no screen: goes where it leads now, query and all; an unknown one home, which says so. */
export function Redirected() {
  const { pathname, searchStr } = useLocation();
  const address = resolveAddress(pathname);
  if ('isUnknown' in address) return <Leave to={notFoundHome.route} query={notFoundHome.query} />;
  const to = 'redirect' in address ? address.redirect : address.screen.route;
  return <Leave to={to} query={Object.fromEntries(new URLSearchParams(searchStr))} />;
}
