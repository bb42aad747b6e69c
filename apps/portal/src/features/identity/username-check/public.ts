export { useUsernameCheck } from './use-username-check.ts';
export { UsernameField } from './username-field.tsx';
