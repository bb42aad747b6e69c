export { type CodeServices, type CodeTarget, checkCode, sendCode } from './verification-code.ts';
