export { AmountAside } from './amount-aside.tsx';
