export { AmountAside } from './amount-aside.tsx';
export { useOverview } from './use-overview.ts';
