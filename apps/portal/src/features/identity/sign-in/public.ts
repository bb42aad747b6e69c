export { beginSession } from './begin-session.ts';
export { SecondStep } from './late-second-step.ts';
export { takeReturn } from './outside-return.ts';
export { signInByPasskey } from './passkey-sign-in.ts';
export type { SecondStepNeeded } from './second-step.tsx';
