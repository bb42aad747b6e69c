export { requireCurrentPassword } from './current-password.ts';
export { forgetDevices } from './devices-store.ts';
export { newRecoveryCodes, recoveryCodeHashes } from './entering/recovery-codes.ts';
export { guessedPasswordViolation } from './guessed-passwords.ts';
export { codesSpent, locked } from './locked.ts';
export { isLoginMessage, loginMessageContent, notify } from './login-messages.ts';
export { authenticatorUri, matchingStep, newAuthenticatorSecret, tidyAuthenticatorSecret } from './one-time-codes.ts';
export { hashPassword, passwordMatches } from './passwords.ts';
export { renameLogin } from './rename-login.ts';
export { isOpenTo } from './reset-links.ts';
export type { IdentityServices } from './services.ts';
export { requestSignInHelp, resetCodeHash } from './sign-in-help-job.ts';
export { lockingLimits, passCodeDoor, passwordLimit, passwordTriesOf, triesOf } from './sign-in-limits.ts';
export {
  addLogin,
  addResetLink,
  allowPassword,
  endResetLinks,
  findLogin,
  findLoginOfMember,
  findResetLink,
  forgetTriesWith,
  holdLoginOfMember,
  isUsedLink,
  type Login,
  loginKeyOf,
  recoveryCodesLeft,
  setEmail,
  setLanguage,
  setLock,
  setMfa,
  setPassword,
  setSecurityAnswer,
  takeFirstNotices,
  takePasskeyOffer,
  turnPasswordOff,
  useForeignLink,
  useResetLink,
} from './sign-in-store.ts';
