import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * `npx tsx test/faults/unread-body.ts <portal, http://127.0.0.1:3000> <nginx|caddy>`: Debian's nginx with kept connections,
 * or its Caddy, before a portal that runs. Bodies that are too long go to calls that anybody may make, with others' calls
 * between them. Ends with 1 when one of the others waited for more than 2 seconds, or somebody was not answered.
 */
const [portal = 'http://127.0.0.1:3000', program = 'nginx'] = process.argv.slice(2);
const target = new URL(portal).host;
const folder = await mkdtemp(join(tmpdir(), 'rochdale-unread-'));
const port = await freePort();

/** Started by root it would write bodies as another user, who may not enter the folder. */
const user = process.getuid?.() === 0 ? 'user root;' : '';
const nginx = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events {}
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal { server ${target}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 1m;
    location / { proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`;
const caddy = `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  request_body {
    max_size 1MB
  }
  reverse_proxy ${target}
}`;

const child = await start();
const rows: string[] = [];
let bad = 0;
for (const bytes of [260_000, 400_000, 900_000]) {
  let longest = 0;
  let unanswered = 0;
  const statuses = new Set<number>();
  for (let round = 0; round < 8; round += 1) {
    const told = await oversized(bytes);
    statuses.add(told);
    // 502: the portal hung up while the rest was on its way; that is the sender’s alone. 500: the proxy passed nothing on.
    if (told === 500) unanswered += 1;
    for (const began of [performance.now(), performance.now()]) {
      const answer = await ask('/v3/usage/config');
      if (answer !== 200) unanswered += 1;
      longest = Math.max(longest, performance.now() - began);
    }
  }
  if (longest > 2_000 || unanswered > 0) bad += 1;
  rows.push(
    `| ${program} | ${bytes} | ${[...statuses].join(', ')} | ${unanswered} of 16 | ${(longest / 1000).toFixed(2)} s |`,
  );
}
console.log('| proxy | bytes | the sender was told | not answered | longest wait of others |');
console.log('| --- | --- | --- | --- | --- |');
console.log(rows.join('\n'));
child.kill('SIGTERM');
await rm(folder, { recursive: true, force: true });
process.exitCode = bad > 0 ? 1 : 0;

async function start(): Promise<ChildProcess> {
  const file = join(folder, program === 'nginx' ? 'nginx.conf' : 'Caddyfile');
  await writeFile(file, program === 'nginx' ? nginx : caddy);
  const words = program === 'nginx' ? ['-c', file] : ['run', '--adapter', 'caddyfile', '--config', file];
  const started = spawn(program, words, { stdio: 'ignore' });
  for (let tries = 0; tries < 50; tries += 1) {
    if ((await ask('/healthz')) === 200) return started;
    await pause(100);
  }
  throw new Error(`${program} does not answer.`);
}

/** 0 where the connection was closed before an answer was read. */
function oversized(bytes: number): Promise<number> {
  return status('/v3/hosted-payment/postback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(bytes),
  });
}

function ask(path: string): Promise<number> {
  return status(path, {});
}

async function status(path: string, init: RequestInit): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
