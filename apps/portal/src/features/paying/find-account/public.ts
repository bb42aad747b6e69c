export { type AccountKeys, FindAccount } from './find-account.tsx';
