import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Buffer): string => bytes.toString('base64url');

/** CBOR (RFC 8949) of the few shapes that WebAuthn has here: small whole numbers, texts, bytes, maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** How an answer is made: by whom it knows, on which page, and for which site; else as it should be. */
interface Answered {
  readonly isVerified?: boolean;
  readonly at?: string;
  readonly rpId?: string;
}

/** An authenticator in software, which signs as a phone does (ES256, without attestation). */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authData = (isVerified: boolean, attested: Buffer | undefined, rpId = new URL(origin).hostname): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isVerified ? 4 : 0) | (attested ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(attested ? [attested] : [])]);
  };
  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  return {
    /** What it answers when it is made. */
    make: (challenge: string, { isVerified = true, at = origin, rpId }: Answered = {}) => {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(isVerified, attested, rpId)],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, at));
      return {
        ...named,
        response: { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ['internal'] },
      };
    },
    /** What it answers when it is used. */
    use: (challenge: string, { isVerified = true, at = origin, rpId }: Answered = {}) => {
      const data = authData(isVerified, undefined, rpId);
      const client = clientData('webauthn.get', challenge, at);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...named,
        response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      };
    },
    /** As a copy of it, which has counted less. */
    fallBack: () => {
      counter = 0;
    },
  };
}
