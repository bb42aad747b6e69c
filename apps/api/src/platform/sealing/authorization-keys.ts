import { deriveKey } from './aead.ts';

/** What the authorization server binds its cookies by: of each master key one, the first signs, all verify. */
export const authorizationCookieKeysOf = (masterKeys: readonly [string, ...string[]]): readonly string[] =>
  masterKeys.map((masterKey) => deriveKey(masterKey, 'authorization-cookie').toString('base64url'));
