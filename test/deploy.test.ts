import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const service = z.object({
  build: z.string().optional(),
  image: z.string().optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  volumes: z.array(z.string()).optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);

describe('the files for containers fit one another', () => {
  it('every service has an image or a folder, and depends on ones that are there', () => {
    for (const [name, { build, image, depends_on: needs = [], volumes = [] }] of services) {
      expect([name, build ?? image]).toEqual([name, expect.any(String)]);
      if (build !== undefined) expect(existsSync(`${root}/${build}/Dockerfile`)).toBe(true);
      for (const need of Array.isArray(needs) ? needs : Object.keys(needs))
        expect(compose.services).toHaveProperty(need);
      for (const [volume = ''] of volumes.map((one) => one.split(':')))
        if (volume.startsWith('/')) expect(volume).toMatch(/^\/srv\/\w+$/);
        else if (volume.startsWith('.')) expect(existsSync(`${root}/${volume}`)).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(volume);
    }
  });

  it('two API processes, a worker, PostgreSQL, PgBouncer and a proxy that knows both', () => {
    expect(services.map(([name]) => name).sort()).toEqual(
      ['api-1', 'api-2', 'pgbouncer', 'postgres', 'proxy', 'worker'].sort(),
    );
    const proxy = read('deploy/Caddyfile');
    expect(proxy).toContain('reverse_proxy api-1:3000 api-2:3000');
    expect(proxy).toContain('"max-age=31536000; includeSubDomains"');
    expect(proxy).toContain('@pages not path /v3/* /PaymentPage\n\tredir @pages https://');
    expect(compose.services.worker?.command?.at(-1)).toBe('apps/api/dist/worker.js');
    expect(read('deploy/pgbouncer/start.sh')).toContain('pool_mode = transaction');
  });

  it('what compose and the image set are settings of the product, and what compose asks for stands in the example', () => {
    const known = read('apps/api/src/platform/environment.ts');
    const own = compose.services['api-1']?.environment ?? {};
    const image = [...read('Dockerfile').matchAll(/\b([A-Z_]{3,})=/g)].map(([, name = '']) => name);
    const unknown = [...Object.keys(own), ...image].filter((name) => !new RegExp(`^  ${name}: `, 'm').test(known));
    expect(unknown).toEqual([]);
    const example = read('deploy/env.example');
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });

  it('the co-op’s folder is a volume of every process, and the worker has places for what comes, goes and is kept', () => {
    const portal = services.filter(([, { image }]) => image === 'rochdale');
    expect(portal.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker']);
    for (const [name, { volumes = [] }] of portal)
      expect([name, volumes]).toEqual([name, expect.arrayContaining(['/srv/coops:/coops:ro'])]);
    const { volumes = [], environment = {} } = compose.services.worker ?? {};
    for (const place of ['/srv/out:/srv/out', '/srv/backups:/srv/backups', '/srv/import:/srv/import:ro'])
      expect(volumes).toContain(place);
    expect(volumes).toContain(`${environment.BACKUP_DIR}:${environment.BACKUP_DIR}`);
    expect(environment).toMatchObject({ ...compose.services['api-1']?.environment });
    expect(environment.API_METRICS).toBe('http://api-1:9464,http://api-2:9464');
    expect(read('Dockerfile')).not.toContain('COPY coops /coops');
  });

  it('the sample without containers names every setting of the product, and no other', () => {
    const schemas = [
      /const schema = z\.object\(\{(.*?)^\}\);/ms.exec(read('apps/api/src/platform/environment.ts')),
      /const officeVariables = \{(.*?)^\};/ms.exec(read('apps/api/src/platform/office/office-settings.ts')),
      /const nightVariables = \{(.*?)^\};/ms.exec(read('apps/api/src/platform/files/night-settings.ts')),
    ].map((found) => found?.[1] ?? '');
    const settings = [...schemas.join('\n').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
    const named = [...read('deploy/rochdale.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(40);
    expect(named.sort()).toEqual(settings.sort());
    const page = read('docs/settings.md');
    expect(
      settings.filter((name) => !page.includes(`\`${name}\``) && !read('docs/payments.md').includes(name)),
    ).toEqual([]);
  });

  it('every unit that a timer starts is there, and calls a command that there is', () => {
    const files = readdirSync(`${root}/deploy/systemd`);
    const timers = files.filter((name) => name.endsWith('.timer')).map((name) => name.replace('.timer', ''));
    const kinds = ['bank-file', 'doctor', 'nightly'];
    expect(timers.sort()).toEqual(kinds.flatMap((kind) => [`rochdale-${kind}`, `rochdale-${kind}@`]).sort());
    const commands = read('apps/api/src/cli/coop.ts');
    for (const timer of timers) {
      const unit = read(`deploy/systemd/${timer}.service`);
      const command = /^ExecStart=(?:\/usr\/bin\/env COOP=%i )?\/usr\/local\/bin\/coop (\w+)/m.exec(unit)?.[1];
      expect(commands).toContain(`${command}Command`);
      expect(unit).toContain('OnFailure=rochdale-failed@%n.service');
    }
    const api = read('deploy/systemd/rochdale-api@.service');
    for (const own of ['PORT=300%i', 'METRICS_PORT=947%i', 'DATA_DIR=/var/lib/rochdale/api-%i'])
      expect(api).toContain(own);
    for (const port of ['3001', '3002']) expect(read('deploy/nginx.conf')).toContain(`server 127.0.0.1:${port};`);
  });

  it('with containers, cron calls what the timers do without, on the same days', () => {
    const called = [...read('deploy/rochdale.cron').matchAll(/^\d+ \d+ (.*) root .* worker coop (.*) 2>&1\)/gm)];
    const units = ['nightly', 'doctor', 'bank-file'].map((kind) => {
      const [, command] =
        /^ExecStart=\/usr\/local\/bin\/coop (.*)$/m.exec(read(`deploy/systemd/rochdale-${kind}.service`)) ?? [];
      const isWorkday = read(`deploy/systemd/rochdale-${kind}.timer`).includes('OnCalendar=Mon..Fri ');
      return [isWorkday ? '* * 1-5' : '* * *', command];
    });
    expect(called.map(([, days, command]) => [days, command])).toEqual(units);
  });

  it('where several co-ops are served, the one that is meant is named after /etc/rochdale.env was read, which may name one too', () => {
    const ownOf = (unit: string) => unit.split('\n').filter((line) => !/^(Description=|#)/.test(line));
    for (const kind of ['bank-file', 'doctor', 'nightly']) {
      const [all, one] = ['', '@'].map((of) => read(`deploy/systemd/rochdale-${kind}${of}.service`));
      const ofOne = (all ?? '').replace(/^ExecStart=/m, 'ExecStart=/usr/bin/env COOP=%i ').replace('/out/', '/out/%i/');
      expect(ownOf(one ?? '')).toEqual(ownOf(ofOne));
    }
    const folder = mkdtempSync(join(tmpdir(), 'rochdale-deploy-'));
    try {
      writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
      const begun = (coop: string) =>
        execFileSync('sh', [`${root}/deploy/coop`, 'doctor'], {
          env: { PATH: `${folder}:${process.env.PATH}`, COOP: coop },
          encoding: 'utf8',
        });
      expect(begun('blue-mesa')).toMatch(
        /rochdale\.env --setenv=SUDO_USER= \/usr\/bin\/env COOP=blue-mesa \S+coop doctor\n$/,
      );
      expect(begun('')).toMatch(/--setenv=SUDO_USER= \S+coop doctor\n$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('every program that production runs is one that is built, and every workspace is copied before installing', () => {
    const units = ['rochdale-api@.service', 'rochdale-worker.service'].map((name) => read(`deploy/systemd/${name}`));
    const running = [read('Dockerfile'), read('compose.yaml'), read('deploy/coop'), ...units].join('\n');
    const programs = [...running.matchAll(/apps\/api\/dist\/([\w-]+)\.js/g)].map(([, name = '']) => name);
    expect(programs.sort()).toEqual(['coop', 'server', 'server', 'worker', 'worker']);
    const built = read('apps/api/vite.config.ts');
    expect(programs.filter((name) => !new RegExp(`^  ${name}: 'src/`, 'm').test(built))).toEqual([]);
    expect(running).not.toMatch(/\btsx\b|src\/\S+\.ts\b/);
    const lock = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('package-lock.json')));
    const workspaces = Object.keys(lock.packages).filter(
      (path) => path.startsWith('apps/') && !path.includes('node_modules'),
    );
    expect(workspaces.filter((path) => !read('Dockerfile').includes(`${path}/package.json`))).toEqual([]);
  });

  const told = [
    'features/office/operating/watch-figures.ts',
    'features/office/watches/watch-metrics.ts',
    'platform/metrics.ts',
    'app.ts',
  ].map((file) => read(`apps/api/src/${file}`));

  it('every figure that an alert or the dashboard names is one that a process tells', () => {
    const files = ['deploy/alerts.yml', 'deploy/alerts.test.yml', 'deploy/dashboard.json'].map(read).join('\n');
    const named = new Set([...files.matchAll(/\brochdale_\w+/g)].map(([name]) => name.replace(/_bucket$/, '')));
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !told.some((source) => source.includes(`'${name}'`)))).toEqual([]);
  });

  it('every label that the dashboard shows is one of a figure, or Prometheus’s own', () => {
    const shown = new Set([...read('deploy/dashboard.json').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
    const lists = told.flatMap((source) =>
      [...source.matchAll(/\[('\w+'(?:, '\w+')*)\]/g)].map(([, list = '']) => list),
    );
    const labels = new Set(['instance', ...lists.flatMap((list) => [...list.matchAll(/\w+/g)].map(([name]) => name))]);
    expect(shown.size).toBeGreaterThan(5);
    expect([...shown].filter((name) => !labels.has(name))).toEqual([]);
  });

  it('every figure that waits for somebody has its alert, and a watch has it by its state, whichever it is', () => {
    const figures = told.flatMap((source) => [...source.matchAll(/'(rochdale_\w+)'/g)].map(([, name = '']) => name));
    // What only informs, or is said by another figure.
    const quiet = [
      'rochdale_site_info',
      'rochdale_payments_under_way',
      'rochdale_jobs',
      'rochdale_watch_count',
      'rochdale_watch_oldest_seconds',
      'rochdale_request_seconds',
      'rochdale_refusals_total',
    ];
    const rules = read('deploy/alerts.yml');
    expect(figures.filter((name) => !quiet.includes(name) && !rules.includes(name))).toEqual([]);
    for (const state of [1, 2, 3]) expect(rules).toContain(`rochdale_watch_state == ${state}`);
    expect(rules).not.toContain('watch=');
  });
});
