import { useLocation } from '@tanstack/react-router';
import { resolveAddress } from './addresses.ts';
import { Leave } from './leave.tsx';

/** A path that is no screen: goes where it leads now, query and all. */
export function Redirected() {
  const { pathname, searchStr } = useLocation();
  const address = resolveAddress(pathname);
  const path = 'redirect' in address ? address.redirect : '/pages/home';
  return <Leave to={path.replace('/pages/', '')} query={Object.fromEntries(new URLSearchParams(searchStr))} />;
}
