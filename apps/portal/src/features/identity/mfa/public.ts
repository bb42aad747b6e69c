export { MfaPanel } from './mfa-panel.tsx';
