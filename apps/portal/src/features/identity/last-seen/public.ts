export { KeepChoice } from './keep-choice.tsx';
export { forget as forgetLastSeen } from './kept-store.ts';
