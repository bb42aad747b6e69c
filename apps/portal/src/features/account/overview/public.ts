export { AmountAside } from './amount-aside.tsx';
export { useCurrentDetails } from './use-overview.ts';
