import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A root of its own, made of this machine's programs, in which an image's steps run as they are written. */
export interface ImageRoot {
  /** Runs a step as the image's root does, to its end. */
  run(step: string, environment: Record<string, string>): void;
  /** Starts a program as the image's user does. */
  start(
    command: readonly string[],
    environment: Record<string, string>,
    options?: SpawnOptions,
  ): ReturnType<typeof spawn>;
}

const [programs, accounts] = [
  ['bin', 'sbin', 'lib', 'lib64'],
  ['passwd', 'group', 'ssl', 'hosts', 'resolv.conf'],
];

/** Makes the root in an empty folder, with the files of a build in `/rochdale`, and the user `node` that Node's images have. Only root of this machine can. */
export function imageRoot(folder: string, files: string): ImageRoot {
  for (const name of ['usr', 'dev', 'proc', 'etc', 'tmp', 'root']) mkdirSync(join(folder, name));
  for (const name of programs) if (existsSync(`/${name}`)) symlinkSync(`usr/${name}`, join(folder, name));
  for (const name of accounts)
    if (existsSync(`/etc/${name}`)) cpSync(`/etc/${name}`, join(folder, 'etc', name), { recursive: true });
  appendFileSync(join(folder, 'etc/passwd'), 'node:x:1000:1000::/tmp:/bin/sh\n');
  appendFileSync(join(folder, 'etc/group'), 'node:x:1000:\n');
  execFileSync('chmod', ['1777', join(folder, 'tmp')]);
  cpSync(files, join(folder, 'rochdale'), { recursive: true });
  // What a step lays into /usr/local/bin does not reach this machine.
  mkdirSync(join(folder, 'local-bin'));
  const mounts = [
    `mount --rbind /usr ${folder}/usr`,
    `mount --bind ${folder}/local-bin ${folder}/usr/local/bin`,
    `mount --rbind /dev ${folder}/dev`,
    `mount --rbind /proc ${folder}/proc`,
  ].join(' && ');
  const within = (user: string): string[] => [
    ...['--mount', '--propagation', 'private', 'sh', '-c'],
    `${mounts} && exec chroot --userspec=${user} ${folder} sh -c 'cd /rochdale && exec "$@"' sh "$@"`,
    'sh',
  ];
  const env = (environment: Record<string, string>) => ({ PATH: process.env.PATH, ...environment });
  return {
    run: (step, environment) => {
      const settings = { npm_config_registry: registry(), HOME: '/root', ...environment };
      execFileSync('unshare', [...within('0:0'), 'sh', '-c', step], { env: env(settings), stdio: 'inherit' });
    },
    start: (command, environment, options = {}) =>
      spawn('unshare', [...within('node:node'), ...command], { env: env(environment), stdio: 'inherit', ...options }),
  };
}

const registry = (): string => execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
