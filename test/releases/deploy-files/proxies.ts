import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where a proxy listens on this machine, and what stands behind it. */
export interface ProxyPorts {
  readonly http: number;
  readonly https: number;
  readonly api: number;
  readonly office: number;
}

/** A proxy that runs by the sample of `deploy/`. */
export interface RunningProxy {
  readonly name: string;
  stop(): Promise<void>;
}

/** nginx by `deploy/nginx.conf`, with a certificate of its own and ports that need no right. */
export async function startNginx(deploy: string, folder: string, ports: ProxyPorts): Promise<RunningProxy> {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'fullchain.pem');
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=portal.yours.coop'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const sample = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/ssl/rochdale/fullchain.pem', certificate)
    .replaceAll('/etc/ssl/rochdale/key.pem', key)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replaceAll(/server 127\.0\.0\.1:300[12];/g, `server 127.0.0.1:${ports.api};`)
    .replaceAll(/server 127\.0\.0\.1:300[45];/g, `server 127.0.0.1:${ports.office};`);
  writeFileSync(join(folder, 'rochdale.conf'), sample);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; events {}
http { ${temporary.join(' ')} include ${join(folder, 'rochdale.conf')}; }\n`,
  );
  execFileSync('nginx', ['-t', '-e', 'stderr', '-c', main], { stdio: 'inherit' });
  return started('nginx', ['-e', 'stderr', '-c', main], ports.https);
}

/** Caddy by `deploy/Caddyfile`, with certificates of its own maker in place of Let's Encrypt's. */
export async function startCaddy(deploy: string, folder: string, ports: ProxyPorts): Promise<RunningProxy> {
  const sample = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
    .replaceAll('api-1:3000 api-2:3000', `127.0.0.1:${ports.api}`)
    .replaceAll('api-1:3003 api-2:3003', `127.0.0.1:${ports.office}`);
  const file = join(folder, 'Caddyfile');
  const options = `admin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1
\thttp_port ${ports.http}\n\thttps_port ${ports.https}`;
  writeFileSync(file, `{\n\t${options}\n}\n${sample}`);
  const hosts = { PUBLIC_HOST: 'portal.yours.coop', OFFICE_HOST: 'office.yours.coop', HOME: folder };
  const env = { ...process.env, ...hosts, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  execFileSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
  return started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], ports.https, env);
}

async function started(name: string, args: string[], port: number, env = process.env): Promise<RunningProxy> {
  const child: ChildProcess = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error(`${name} does not listen.`);
    await pause(100);
  }
  return {
    name,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
