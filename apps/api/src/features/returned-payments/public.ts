export { takeReturned } from './take-returned.ts';
