import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localTimeOf } from '../../../../platform/clock.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, movedClock, testOffice } from '../../../../testing/office.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ray: Clerk;
let marta: Clerk;
let passed = 0;

beforeAll(async () => {
  at = await testApp({ clock });
  office = await testOffice(at, { clock });
  ray = await office.hire('ray@coop.example', ['dispatcher']);
  marta = await office.hire('marta@coop.example', ['dispatcher']);
  const real = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await office.close();
  await at.close();
});

const local = (minutes: number): string =>
  localTimeOf(new Date(clock.now().getTime() + minutes * 60_000), at.services.site().timeZone);
const see = async () => (await office.call('portal-words.see', {}, ray)).json();
const maintain = (body: object, who = ray) => office.call('portal-words.maintenance', { body }, who);
const isClosed = async (): Promise<boolean> => {
  passed += 3_000;
  return (await at.app.inject({ url: '/v3/maintenance' })).json().isUnderMaintenance;
};

it('the portal that the office closes opens by itself at the end, and calls answer again', async () => {
  expect((await maintain({ version: 0, isOn: true, until: local(10) })).statusCode).toBe(200);
  expect(await isClosed()).toBe(true);
  expect((await see()).maintenance).toMatchObject({ isOn: true, by: 'ray' });
  clock.move(11);
  expect(await isClosed()).toBe(false);
  expect((await see()).maintenance.isOn).toBe(false);
});

it('an end is needed, still to come and not too far off; who was quicker is named', async () => {
  const { version } = (await see()).maintenance;
  for (const until of [null, local(-5), local(60 * 24 * 8)])
    expect((await maintain({ version, isOn: true, until })).json()[0]).toMatchObject({ field: 'until' });
  await maintain({ version, isOn: false, until: null }, marta);
  const refused = await maintain({ version, isOn: true, until: local(30) });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('marta changed this')]);
});

it('a banner needs both languages and its end, and is an entry of the audit', async () => {
  const put = (body: object) =>
    office.call('portal-words.banner', { body: { version: 0, isOn: true, en: 'Ice', es: 'Hielo', ...body } }, ray);
  expect((await put({ until: local(60), es: ' ' })).json()[0].field).toBe('es');
  expect((await put({ until: null })).json()[0].field).toBe('until');
  expect((await put({ until: local(15) })).json().banner).toMatchObject({ isOn: true, en: 'Ice', es: 'Hielo' });
  clock.move(16);
  expect((await see()).banner.isOn).toBe(false);
  const { rows } = await at.database.pool.query("select act from audit where act = 'banner-changed'");
  expect(rows).toHaveLength(1);
});
