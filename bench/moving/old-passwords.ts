import { pbkdf2Sync } from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';

export const hashKinds = ['bcrypt', 'PBKDF2'] as const;
export type HashKind = (typeof hashKinds)[number];

/** A password of the old portal's, and what that kept of it. */
export interface OldPassword {
  readonly password: string;
  readonly hash: string;
}

/** The least that an import takes of bcrypt, and few iterations of PBKDF2: a hash for each login would take hours else. */
const bcryptCost = 8;
const iterations = 10_000;

/** So many passwords of each kind, each with a salt and a hash of its own; logins take turns with them. */
export async function oldPasswords(count: number): Promise<Readonly<Record<HashKind, readonly OldPassword[]>>> {
  const made: Record<HashKind, OldPassword[]> = { bcrypt: [], PBKDF2: [] };
  for (let index = 0; index < count; index += 1) {
    const password = `Maple-river-${index}!`;
    made.bcrypt.push({ password, hash: await bcrypt(password, bcryptCost) });
    const salt = `salt${String(index).padStart(8, '0')}`;
    const key = pbkdf2Sync(password, salt, iterations, 32, 'sha256').toString('base64');
    made.PBKDF2.push({ password, hash: `pbkdf2_sha256$${iterations}$${salt}$${key}` });
  }
  return made;
}
