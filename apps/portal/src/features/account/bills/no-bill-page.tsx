export { NoBill as Page } from './no-bill.tsx';
