import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { builtProgram, withScratchDatabase } from '../../bench/support/product.ts';
import { ask } from './deploy-files/asked.ts';
import { type ProxyPorts, startCaddy, startNginx } from './deploy-files/proxies.ts';
import { prometheusReads, systemdReads } from './deploy-files/readable-files.ts';
import { productionSettings } from './production-settings.ts';

/**
 * Holds the files of `deploy/` against the programs that read them (Debian's systemd, nginx, caddy and prometheus): units and
 * timers, alarm rules and dashboard are read, and either proxy runs in front of the product, with it there and away. Ends with
 * 1 when something does not hold.
 */
const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const portal = 'portal.yours.coop';
const office = 'office.yours.coop';
const say = (what: string, holds: boolean, seen?: unknown): void => {
  console.log(`${what}: ${holds ? 'holds' : `DOES NOT HOLD ${JSON.stringify(seen) ?? ''}`}`);
  if (!holds) process.exitCode = 1;
};

await withScratchDatabase(async ({ url }, folder) => {
  systemdReads(deploy, folder);
  say('systemd reads every unit and timer', true);
  prometheusReads(deploy, join(folder, 'prometheus'));
  say('Prometheus reads the rules, tells what they promise, and reads the dashboard', true);

  const officePort = await freePort();
  const settings: Record<string, string> = {
    ...(await productionSettings(url, { data: folder, product: join(deploy, '..') })),
    ...{ TRUST_PROXY: 'yes', OFFICE_PORT: String(officePort), OFFICE_URL: `https://${office}` },
    AUDIT_KEY: randomBytes(32).toString('base64url'),
  };
  const api = { api: Number(settings.PORT), office: officePort };
  for (const start of [startNginx, startCaddy]) {
    const process = await startChild('API', await builtProgram('server'), settings);
    const own = join(folder, start.name);
    await mkdir(own);
    await chmod(own, 0o755);
    const ports = { ...api, http: await freePort(), https: await freePort() };
    const proxy = await start(deploy, own, ports);
    await holdsWhileThere(proxy.name, ports);
    await process.stop();
    await holdsWhileAway(proxy.name, ports);
    await proxy.stop();
  }
});

async function holdsWhileThere(name: string, { http, https }: ProxyPorts): Promise<void> {
  const page = await ask(https, { host: portal, path: '/pages/home' });
  say(`${name}: a page comes`, page.status === 200 && page.body.includes('Cedar Ridge'));
  const hsts = page.headers['strict-transport-security'];
  say(`${name}: it is TLS's for a year, said once`, hsts === 'max-age=31536000; includeSubDomains', hsts);
  const inside = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map((path) => ask(https, { host: portal, path })),
  );
  say(
    `${name}: nobody outside asks for health and figures`,
    inside.every(({ status }) => status === 404),
  );
  const led = await ask(http, { host: portal, path: '/pages/home?a=b', isPlain: true });
  const { location } = led.headers;
  say(
    `${name}: a page without TLS is led to it`,
    led.status === 308 && location === `https://${portal}/pages/home?a=b`,
  );
  const clear = await ask(http, { host: portal, path: '/v3/session', isPlain: true, body: '{}' });
  say(`${name}: a call without TLS is refused`, clear.status === 403);
  const long = await ask(https, { host: portal, path: '/v3/outage/reports', body: 'x'.repeat(1_500_000) });
  say(`${name}: a body over a megabyte is refused`, long.status === 413, long);
  const larger = { host: portal, body: JSON.stringify({ files: 'x'.repeat(1_500_000) }) };
  const given = [
    await ask(https, { ...larger, path: '/v3/connected/imports' }),
    await ask(https, { ...larger, path: '/v3/connected/outages', method: 'PUT' }),
    await ask(https, { ...larger, host: office, path: '/v1/studio/documents' }),
  ];
  say(
    `${name}: files of other systems and documents of the office come as far as the product, which asks who sends them`,
    given.map(({ status }) => status).join() === '401,401,403',
    given.map(({ status, body }) => [status, body]),
  );
  const staff = await ask(https, { host: office, path: '/v1/sign-in' });
  say(`${name}: the office is at its own host`, staff.status === 200);
  const crossed = await ask(https, { host: portal, path: '/v1/sign-in' });
  say(`${name}: and at no other`, crossed.status === 404);
}

async function holdsWhileAway(name: string, { https }: ProxyPorts): Promise<void> {
  const page = await ask(https, { host: portal, path: '/pages/home' });
  say(`${name}: with no process, a page says so`, page.status === 503 && page.body.startsWith('We are unable'), page);
  const call = await ask(https, { host: portal, path: '/v3/outage/status' });
  say(`${name}: and a call gets an answer of the product's shape`, call.status === 503 && isRefusal(call.body));
}

function isRefusal(body: string): boolean {
  try {
    return JSON.parse(body).code === 5000;
  } catch {
    return false;
  }
}
