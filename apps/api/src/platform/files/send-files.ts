import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import type Client from 'ssh2-sftp-client';
import type { SendSettings } from './send-settings.ts';

/** A file that is not on the other machine, and why. */
export interface NotSent {
  readonly file: string;
  readonly why: string;
}

const [connectSeconds, silentSeconds] = [20, 30] as const;

/**
 * Sends files to another machine by SFTP, each under a name of its own until all of it is there and its size was compared,
 * and then under its own. A file that lies there with its size was sent by a run that ended before it could say so. Answers
 * what was not sent: one that is refused holds up no other, a lost line does. Throws where the machine can't be reached,
 * shows another key than it should, or refuses ours.
 */
export async function sendFiles(
  settings: SendSettings,
  files: readonly string[],
  onSent: (file: string) => Promise<void>,
): Promise<readonly NotSent[]> {
  // Loaded where something is sent, which few commands do.
  const { default: SftpClient } = await import('ssh2-sftp-client');
  const client = new SftpClient('rochdale', { end: nothing, close: nothing, error: nothing });
  await connect(client, settings);
  const failed: NotSent[] = [];
  let isCut = false;
  try {
    for (const file of files) {
      if (isCut) {
        failed.push({ file, why: cut });
        continue;
      }
      try {
        await sendFile(client, settings.folder, file);
        await onSent(file);
      } catch (error) {
        isCut = !(await isOpen(client));
        failed.push({ file, why: isCut ? cut : reasonOf(error) });
      }
    }
  } finally {
    await client.end().catch(() => undefined);
  }
  return failed;
}

const cut = 'the line was cut';
/** What went wrong is told where it is waited for. */
const nothing = (): void => undefined;

const isOpen = (client: Client): Promise<boolean> =>
  client.realPath('.').then(
    () => true,
    () => false,
  );

async function connect(client: Client, settings: SendSettings): Promise<void> {
  const { host, port, user, keyFile, hostKeys } = settings;
  const privateKey = await readFile(keyFile).catch((error: unknown) => {
    throw new Error(`The key ${keyFile} can't be read (${reasonOf(error)}).`);
  });
  let shown: string | undefined;
  const isRight = (key: Buffer): boolean => {
    shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
    return hostKeys.includes(shown);
  };
  try {
    await client.connect({
      host,
      port,
      username: user,
      privateKey,
      hostVerifier: isRight,
      readyTimeout: connectSeconds * 1000,
      keepaliveInterval: (silentSeconds / 3) * 1000,
      keepaliveCountMax: 3,
    });
  } catch (error) {
    if (shown !== undefined && !hostKeys.includes(shown)) throw new Error(unknownKey(host, shown, hostKeys));
    if (reasonOf(error).includes('authentication methods failed'))
      throw new Error(`${host} does not let ${user} in with the key ${keyFile}.`);
    throw new Error(`${host}:${port} can't be reached (${reasonOf(error)}).`);
  }
}

const unknownKey = (host: string, shown: string, hostKeys: readonly string[]): string =>
  hostKeys.length === 0
    ? `Nobody has said which key ${host} has. It shows ${shown}: ask whoever runs it whether that is its own, and set SEND_HOST_KEY to it. Nothing was sent.`
    : `${host} shows the key ${shown}, which is none of SEND_HOST_KEY. Either its key was changed, which whoever runs it can tell you, or it is another machine. Nothing was sent.`;

async function sendFile(client: Client, folder: string, file: string): Promise<void> {
  const name = basename(file);
  const there = posix.join(folder, name);
  const { size } = await stat(file);
  if (await client.exists(there)) {
    if ((await client.stat(there)).size === size) return;
    throw new Error(`another file of its name lies in ${folder}`);
  }
  const part = posix.join(folder, `.${name}.${randomBytes(4).toString('hex')}`);
  try {
    await client.put(file, part);
    const sent = (await client.stat(part)).size;
    if (sent !== size) throw new Error(`${sent} of ${size} bytes arrived`);
    await client.rename(part, there);
  } catch (error) {
    await client.delete(part, true).catch(() => undefined);
    throw error;
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
