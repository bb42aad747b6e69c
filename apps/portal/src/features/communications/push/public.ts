import { lazy } from 'react';

/** Notifications on this device: few open them, and they come when they are shown. */
export const ThisDevice = lazy(() => import('./this-device.tsx'));
