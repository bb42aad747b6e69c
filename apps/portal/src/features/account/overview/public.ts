import { withTexts } from '../../../lib/text/text.ts';

export { AmountAside } from './amount-aside.tsx';
export { useCurrentDetails } from './use-overview.ts';

/** Comes with what it says: only home says it of those who enter here. */
export const loadHomeBalance = () =>
  withTexts(['outage-rules', 'overview'], () => import('./home/home-balance.tsx')).then((file) => ({
    default: file.HomeBalance,
  }));
