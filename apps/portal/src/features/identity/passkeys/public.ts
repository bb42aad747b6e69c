export { PasskeyOffer } from './passkey-offer.tsx';
export { PasskeysPanel } from './passkeys-panel.tsx';
