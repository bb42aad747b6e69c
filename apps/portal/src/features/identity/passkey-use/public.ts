export {
  addPasskey,
  type Passkey,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  takeOffer,
  turnPasswordOff,
  type WaysIn,
} from './passkeys-calls.ts';
export { ProofField } from './proof-field.tsx';
export { usePasskeyProof } from './use-passkey-proof.ts';
export { useWaysIn, waysInKey } from './use-ways-in.ts';
export { Way } from './way.tsx';
