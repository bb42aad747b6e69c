import { createHash, createPrivateKey, type JsonWebKey } from 'node:crypto';
import { deriveKey } from './aead.ts';

/** What the authorization server signs with: of each master key one, the first signs, all verify. */
export interface AuthorizationKeys {
  /** For cookies. */
  readonly cookies: readonly string[];
  /** Ed25519, for tokens that others read. */
  readonly signing: readonly (JsonWebKey & {
    readonly kty: 'OKP';
    readonly crv: string;
    readonly x: string;
    readonly d: string;
  })[];
}

/** How PKCS #8 begins before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Makes the keys of the authorization server from the master keys, so that they change with them and lie nowhere. */
export const authorizationKeysOf = (masterKeys: readonly [string, ...string[]]): AuthorizationKeys => ({
  cookies: masterKeys.map((masterKey) => deriveKey(masterKey, 'authorization-cookie').toString('base64url')),
  signing: masterKeys.map((masterKey) => {
    const der = Buffer.concat([pkcs8Head, deriveKey(masterKey, 'authorization-signing')]);
    const { x = '', d = '' } = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
    const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16);
    return { kty: 'OKP', crv: 'Ed25519', x, d, kid, alg: 'EdDSA', use: 'sig' };
  }),
});
