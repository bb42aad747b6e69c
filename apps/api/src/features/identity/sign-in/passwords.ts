import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes (OWASP's floor). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** Hashes a password into its PHC text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** The same hash of bytes under a salt that is kept apart. */
export const slowHash = (bytes: Buffer, salt: Buffer): Promise<Buffer> => hashRaw(bytes, { ...options, salt });

/** Whether a password matches. Without a hash it takes as long and answers false, so that unknown users can't be told apart. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no login has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined && passwordHash !== null;
}
