export { keepAnew } from './keep-anew.ts';
export { KeepChoice } from './keep-choice.tsx';
