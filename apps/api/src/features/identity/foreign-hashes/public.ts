export { inEvenTime } from './even-time.ts';
export { foreignHashMatches } from './foreign-hash-matches.ts';
export { foreignHashOf, forgetForeignHashesBroughtBefore, replaceForeignHash } from './foreign-hashes-store.ts';
export { type BroughtLogin, importLogins } from './import-logins-store.ts';
export { lockForeignHashAnew, rotateForeignHashes } from './rotate-foreign-hashes.ts';
export { typedForms } from './typed-forms.ts';
