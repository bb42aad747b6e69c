export { type CodeServices, type CodeTarget, checkCode, compareCode, sendCode, useCode } from './verification-code.ts';
