import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who runs the server: PostgreSQL refuses to run as root, so root hands it to `nobody`. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

/** The user to start the server as; undefined means the one who is here already. */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([run('id', ['-u', 'nobody']), run('id', ['-g', 'nobody'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Gives a folder or file to the server's user. */
export async function giveTo(path: string, user: ServerUser | undefined): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
