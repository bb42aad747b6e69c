export { forgetAttempts, untieMember, useTie } from './outside-store.ts';
export { outsideWays } from './outside-ways.ts';
