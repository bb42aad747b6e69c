import { existsSync, readFileSync } from 'node:fs';
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
        if (volume.startsWith('.')) expect(existsSync(`${root}/${volume}`)).toBe(true);
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
    expect(compose.services.worker?.command?.at(-1)).toBe('apps/api/src/worker.ts');
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

  it('every program that the image runs is there, and every workspace is copied before installing', () => {
    const programs = [...`${read('Dockerfile')}${read('compose.yaml')}`.matchAll(/apps\/[\w/-]+\.ts/g)].map(
      ([path]) => path,
    );
    expect(programs.length).toBeGreaterThan(1);
    expect(programs.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
    const lock = z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(read('package-lock.json')));
    const workspaces = Object.keys(lock.packages).filter(
      (path) => path.startsWith('apps/') && !path.includes('node_modules'),
    );
    expect(workspaces.filter((path) => !read('Dockerfile').includes(`${path}/package.json`))).toEqual([]);
  });
});
