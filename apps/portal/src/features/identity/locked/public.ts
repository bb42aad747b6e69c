import { lazy } from 'react';
import { withTexts } from '../../../lib/text/text.ts';

export type { LoginCode } from './locked-login.tsx';

/** Few people meet a lock: what opens it comes when it is needed. */
export const LockedAccount = lazy(() =>
  withTexts(['account-code', 'quick-pay', 'registration'], () => import('./locked-account.tsx')),
);
export const LockedLogin = lazy(() => withTexts(['account-code'], () => import('./locked-login.tsx')));
