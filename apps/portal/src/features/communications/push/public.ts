import { lazy } from 'react';
import { withTexts } from '../../../lib/text/text.ts';

/** What few open comes when it is shown. */
export const ThisDevice = lazy(() => withTexts(['push'], () => import('./this-device.tsx')));
