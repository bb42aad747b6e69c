export { importPreferences, isRoundUpAccount, writeEnrolments } from './operation-roundup-store.ts';
