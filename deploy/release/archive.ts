import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';

/** A folder of `parent` as a compressed archive that hangs on what is in it alone: sorted, of one moment, owned by root. */
export function packFolder(parent: string, name: string, at: Date): Buffer {
  const moment = `@${Math.floor(at.getTime() / 1000)}`;
  const tar = execFileSync(
    'tar',
    [
      ...['--sort=name', `--mtime=${moment}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rw,go+r,go-w'],
      ...['--format=gnu', '-cf', '-', '-C', parent, name],
    ],
    { maxBuffer: 2 ** 30 },
  );
  return gzipSync(tar, { level: 9 });
}
