export { KeepChoice } from './keep-choice.tsx';
