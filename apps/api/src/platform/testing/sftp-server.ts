import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';

const sshd = '/usr/sbin/sshd';
export const hasSftpServer = spawnSync(sshd, ['-V'], { stdio: 'ignore' }).error === undefined;

/** OpenSSH's sftp server on loopback, for whoever runs this; and the key that it lets in. */
export async function startSftpServer() {
  const folder = mkdtempSync(join(tmpdir(), 'rochdale-sftp-'));
  const inbox = join(folder, 'in');
  mkdirSync(inbox);
  const { username, uid } = userInfo();
  // A server lets in whoever it runs as. Root's own account may have no password, which PAM does not mind.
  const own = uid === 0 ? ['UsePAM yes', 'PermitRootLogin prohibit-password'] : ['UsePAM no'];
  if (uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const keyFile = newKey(folder, 'client');
  writeFileSync(join(folder, 'authorized'), readFileSync(`${keyFile}.pub`));
  const keys = [newKey(folder, 'host-1'), newKey(folder, 'host-2')];
  const port = await freePort();

  /** Starts it with one of its keys, and room for so many kilobytes in a file. */
  const start = async ({ hostKey = keys[0] ?? '', room = 'unlimited' } = {}) => {
    const config = join(folder, 'config');
    writeFileSync(
      config,
      [
        `Port ${port}`,
        'ListenAddress 127.0.0.1',
        `HostKey ${hostKey}`,
        `AuthorizedKeysFile ${join(folder, 'authorized')}`,
        ...[...own, 'StrictModes no', 'PasswordAuthentication no', 'PidFile none', 'LogLevel ERROR'],
        'Subsystem sftp internal-sftp',
      ].join('\n'),
    );
    const server = spawn('sh', ['-c', `trap '' XFSZ; ulimit -f ${room}; exec ${sshd} -D -e -f ${config}`], {
      stdio: 'ignore',
    });
    await answers(port);
    return async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    };
  };
  return {
    inbox,
    keyFile,
    user: username,
    port,
    start,
    otherKey: keys[1] ?? '',
    /** The fingerprint of its first key, by OpenSSH's own word. */
    fingerprint: execFileSync('ssh-keygen', ['-lf', `${keys[0]}.pub`], { encoding: 'utf8' }).split(' ')[1] ?? '',
  };
}

function newKey(folder: string, name: string): string {
  const file = join(folder, name);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  return file;
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      (error: Error) => !String(error.cause).includes('ECONNREFUSED'),
    );
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('sshd did not answer.');
}
