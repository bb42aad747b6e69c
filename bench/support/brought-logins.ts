import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { hash as bcrypt } from '@node-rs/bcrypt';

/** The password of every brought login. */
export const broughtPassword = 'Maple-river-42!';

/** Hashes as other systems keep them, of the costs that these use today. */
async function someHashes(bcryptCost: number, iterations: number): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    hashes.push(await bcrypt(broughtPassword, bcryptCost));
    const salt = randomBytes(12).toString('hex');
    const key = pbkdf2Sync(broughtPassword, salt, iterations, 32, 'sha256').toString('base64');
    hashes.push(`pbkdf2_sha256$${iterations}$${salt}$${key}`);
  }
  return hashes;
}

/**
 * Writes an import of members with logins of another system: `members.csv` and `logins.csv`. Ten hashes take turns, half of
 * them bcrypt and half PBKDF2, since making one for each would take hours; an import does with each what it does with any.
 */
export async function writeBroughtLogins(
  folder: string,
  count: number,
  { bcryptCost = 12, iterations = 600_000 }: { readonly bcryptCost?: number; readonly iterations?: number } = {},
): Promise<void> {
  const hashes = await someHashes(bcryptCost, iterations);
  const files = {
    members: createWriteStream(join(folder, 'members.csv')),
    logins: createWriteStream(join(folder, 'logins.csv')),
  };
  const put = async (file: keyof typeof files, line: string) => {
    if (!files[file].write(`${line}\n`)) await once(files[file], 'drain');
  };
  await put('members', 'memberNumber,firstName,middleName,lastName,email');
  await put('logins', 'loginKey,loginId,memberNumber,email,passwordHash,lastUsedOn');
  for (let index = 0; index < count; index += 1) {
    const member = 1_000_000 + index;
    const name = `mover.${index}`;
    await put('members', `${member},Mover,,Number ${index},${name}@example.com`);
    await put('logins', `${name},${name},${member},${name}@example.com,${hashes[index % hashes.length]},`);
  }
  for (const file of Object.values(files)) {
    file.end();
    await once(file, 'finish');
  }
}
