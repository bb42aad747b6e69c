import { Navigate, useLocation } from '@tanstack/react-router';
import { resolveAddress } from './addresses.ts';

/** A path that is no screen: goes where it leads now, query and all. */
export function Redirected() {
  const { pathname, search } = useLocation();
  const address = resolveAddress(pathname);
  return <Navigate to={'redirect' in address ? address.redirect : '/pages/home'} search={search} replace />;
}
