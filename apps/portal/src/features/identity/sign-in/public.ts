export { beginSession } from './begin-session.ts';
export { signInByPasskey } from './passkey-sign-in.ts';
export type { SecondStepNeeded } from './second-step.tsx';
