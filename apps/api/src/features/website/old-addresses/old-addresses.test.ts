import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screenOfOldAddress } from '@rochdale/domain/website/old-addresses/old-address';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadFromOldAddresses } from './lead-from-old-addresses.ts';
import { loadOldAddresses } from './load-old-addresses.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rochdale-old-addresses-'));
});
afterAll(() => rm(folder, { recursive: true }));
const load = async (text: string) => {
  await writeFile(join(folder, 'old-addresses.yaml'), text);
  return loadOldAddresses(folder);
};

it('a co-op without the file has no old addresses, one with it has those', async () => {
  expect((await loadOldAddresses(folder)).size).toBe(0);
  const table = await load('/Login.aspx: login\n"/portal.php?page=pay": quick-pay\n');
  expect(screenOfOldAddress(table, '/login.aspx', '')).toBe('/pages/login');
});

it('what leads elsewhere, or stands in the way of the portal, is refused with its line', async () => {
  await expect(load('/Login.aspx: https://evil.example\n')).rejects.toThrow(
    /^old-addresses\.yaml:1: \/Login\.aspx: must be one of/,
  );
  await expect(load('/a.aspx: login\n/pages/login: home\n')).rejects.toThrow(
    'old-addresses.yaml:2: /pages/login: is the portal’s own',
  );
});

it('a member who follows an old link comes to our screen, with nothing of the old query; a form is not led on', async () => {
  await load('/Login.aspx: login\n');
  const app = Fastify();
  await leadFromOldAddresses(app, { coopFolder: folder });
  app.get('/healthz', async () => 'alive');
  app.setNotFoundHandler(async (_request, reply) => reply.status(404).send());
  const led = await app.inject('/login.aspx?ReturnUrl=//evil.example');
  expect([led.statusCode, led.headers.location]).toEqual([302, '/pages/login']);
  expect((await app.inject({ method: 'POST', url: '/Login.aspx' })).statusCode).toBe(404);
  expect((await app.inject('//evil.example/login.aspx')).statusCode).toBe(404);
  expect((await app.inject('/healthz')).body).toBe('alive');
  await app.close();
});
