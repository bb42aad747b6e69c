export { tellEnded } from './delegate-mail.ts';
export { endDelegation, findDelegation } from './delegates-store.ts';
