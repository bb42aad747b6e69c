import { useLocation } from '@tanstack/react-router';
import { notFoundHome, resolveAddress } from './addresses.ts';
import { Leave } from './leave.tsx';

/** A path that is no screen: goes where it leads now, query and all; an unknown one home, which says so. */
export function Redirected() {
  const { pathname, searchStr } = useLocation();
  const address = resolveAddress(pathname);
  if ('isUnknown' in address) return <Leave to={notFoundHome.route} query={notFoundHome.query} />;
  const path = 'redirect' in address ? address.redirect : pathname;
  return <Leave to={path.replace('/pages/', '')} query={Object.fromEntries(new URLSearchParams(searchStr))} />;
}
