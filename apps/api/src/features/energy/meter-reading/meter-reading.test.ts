import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeExport } from '../../office/exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
const path = '/v3/accounts/104471882/meter-readings';

beforeAll(async () => {
  at = await testApp();
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
});
afterAll(() => at.close());

const submit = (payload: object, url = path) => at.app.inject({ method: 'POST', url, payload, headers });

it('a reading is taken once a day under one number; an unusual one must be confirmed', async () => {
  const { meters } = (await at.app.inject({ url: path, headers })).json();
  const [{ meterNumber, lastReading, usualPerDay }] = meters;
  expect([lastReading.reading, Math.round(usualPerDay)]).toEqual([51_880, 18]);
  const first = await submit({ meterNumber, reading: 52_300, confirmed: false });
  const again = await submit({ meterNumber, reading: 52_310, confirmed: false });
  expect(again.json()).toEqual(first.json());
  expect((await submit({ meterNumber, reading: 99_999, confirmed: false })).statusCode).toBe(409);
  expect((await submit({ meterNumber, reading: 10, confirmed: false })).statusCode).toBe(409);
  expect((await submit({ meterNumber, reading: 10, confirmed: true })).statusCode).toBe(200);
  const kept = await at.database.pool.query('select meter_number, reading from submitted_readings');
  expect(kept.rows).toEqual([{ meter_number: meterNumber, reading: 10 }]);
});

it('a reading that was changed after a file took it goes out once more, under its number', async () => {
  const [{ meterNumber }] = (await at.app.inject({ url: path, headers })).json().meters;
  const exported = async () => {
    const made = await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'readings');
    return made?.body.trim().split(/\r?\n/).slice(1);
  };
  const { confirmationNumber } = (await submit({ meterNumber, reading: 52_300, confirmed: true })).json();
  expect(await exported()).toEqual([expect.stringMatching(`,52300,${confirmationNumber}$`)]);
  await submit({ meterNumber, reading: 52_300, confirmed: true });
  expect(await exported()).toBeUndefined();
  await submit({ meterNumber, reading: 52_310, confirmed: true });
  expect(await exported()).toEqual([expect.stringMatching(`,52310,${confirmationNumber}$`)]);
  expect(await exported()).toBeUndefined();
});

it('of a meter that is not the member’s to read is refused', async () => {
  const body = { meterNumber: '1', reading: 5, confirmed: true };
  expect((await submit(body)).statusCode).toBe(404);
  expect((await submit(body, '/v3/accounts/104471890/meter-readings')).statusCode).toBe(404);
  expect((await submit(body, '/v3/accounts/104500017/meter-readings')).statusCode).toBe(404);
  expect((await submit({ ...body, reading: 1.5 })).statusCode).toBe(400);
});
