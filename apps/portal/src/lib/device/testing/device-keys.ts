import { makeKey } from '../sealed.ts';

let key: Promise<CryptoKey> = makeKey();

/** Stands in for the device's keys where there is no IndexedDB: one for all names. */
export const deviceKey = (): Promise<CryptoKey> => key;

/** From now on the keys are others, as after the browser has cleared them away. */
export function keepNewKeys(): void {
  key = makeKey();
}

/** From now on this browser keeps no keys. */
export function keepNoKeys(): void {
  key = Promise.reject(new Error('No keys.'));
  key.catch(() => undefined);
}
