import { lazy } from 'react';
import { withTexts } from '../../../lib/text/text.ts';

/** The second step, for who has come by another way than the password; it comes when it is needed. */
export const SecondStep = lazy(() => withTexts(['second-step', 'sign-in'], () => import('./second-step.tsx')));
