export { forgetForeignHashesBroughtBefore } from './foreign-hashes-store.ts';
export { type BroughtLogin, importLogins } from './import-logins-store.ts';
export { isPasswordOf, loginByPassword } from './login-by-password.ts';
export { lockForeignHashAnew, rotateForeignHashes } from './rotate-foreign-hashes.ts';
