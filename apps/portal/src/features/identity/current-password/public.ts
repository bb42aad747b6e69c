export { CurrentPasswordField } from './current-password-field.tsx';
export { useCurrentPassword } from './use-current-password.tsx';
