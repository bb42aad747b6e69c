export { type AnswerRequest, leaveAnswer, resetCodeHash } from './answer-job.ts';
export { forgetDevices } from './devices-store.ts';
export { isCommon } from './leaked-passwords.ts';
export { notify } from './notices.ts';
export { authenticatorUri, matchingStep, newAuthenticatorSecret } from './one-time-codes.ts';
export { hashPassword } from './passwords.ts';
export { newRecoveryCodes, recoveryCodeHash } from './second-step.ts';
export type { IdentityServices } from './services.ts';
export {
  addLogin,
  findLogin,
  findLoginOfMember,
  findResetLink,
  isUsedLink,
  type Login,
  loginKeyOf,
  setMfa,
  setPassword,
  useForeignLink,
  useResetLink,
} from './sign-in-store.ts';
