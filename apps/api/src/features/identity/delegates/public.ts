export { tellEnded } from './delegate-mail.ts';
export { endDelegation } from './delegates-store.ts';
