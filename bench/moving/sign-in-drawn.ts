import { inLanes } from '../../apps/api/src/platform/process/lanes.ts';
import { type OldLogin, type OldPasswords, oldLogin } from './old-co-op.ts';
import { type HashKind, hashKinds } from './old-passwords.ts';

const lanes = 4;

/** So many logins of each kind, drawn by chance. */
export function drawLogins(passwords: OldPasswords, logins: number, each: number): readonly OldLogin[] {
  const drawn: OldLogin[] = [];
  const left = new Map<HashKind, number>(hashKinds.map((kind) => [kind, each]));
  const met = new Set<number>();
  while (met.size < logins && [...left.values()].some((count) => count > 0)) {
    const index = Math.floor(Math.random() * logins);
    if (met.has(index)) continue;
    met.add(index);
    const login = oldLogin(passwords, index);
    const wanted = left.get(login.kind) ?? 0;
    if (wanted === 0) continue;
    left.set(login.kind, wanted - 1);
    drawn.push(login);
  }
  return drawn;
}

/** Signs in at the API with a password, from an address of its own; answers the status. */
export async function signIn(origin: string, username: string, password: string, visitor: number): Promise<number> {
  const response = await fetch(`${origin}/v3/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ username, password }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Signs in each drawn login with its old password. Answers of each kind how many came in, and who did not. */
export async function signInDrawn(
  origin: string,
  drawn: readonly OldLogin[],
): Promise<{ readonly cameIn: Readonly<Record<HashKind, number>>; readonly refused: readonly string[] }> {
  const cameIn: Record<HashKind, number> = { bcrypt: 0, PBKDF2: 0 };
  const refused: string[] = [];
  await inLanes([...drawn.entries()], lanes, async ([index, { loginKey, kind, old }]) => {
    const status = await signIn(origin, loginKey, old.password, index + 1);
    if (status === 200) cameIn[kind] += 1;
    else refused.push(`${loginKey} (${status})`);
  });
  return { cameIn, refused };
}
