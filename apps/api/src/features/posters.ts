import type { Posters } from './payments/public.ts';

/** What each flow does once the payment company has approved. */
export const posters: Posters = {};
