import { randomBytes } from 'node:crypto';
import { vaultOf } from '../sealing/vault.ts';

/** A master key of its own. */
export const newMasterKey = (): string => randomBytes(32).toString('base64url');

/** A vault with a key of its own. */
export const testVault = () => vaultOf([newMasterKey()]);
