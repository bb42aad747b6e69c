export { KeptPasskeys } from './kept-passkeys.tsx';
