export { forget as forgetLastSeen } from '../../../lib/device/last-seen-store.ts';
export { KeepChoice } from './keep-choice.tsx';
