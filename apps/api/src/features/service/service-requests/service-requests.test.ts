import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeExport } from '../../office/exporting/public.ts';
import { importFolder } from '../../office/importing/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let headers: { authorization: string };
const base = '/v2/applicationforservice';
const account = '104480316';
const now = new Date('2026-11-21T05:30:00Z');

beforeAll(async () => {
  at = await testApp({
    clock: { now: () => now },
    inSpanish: (site) => ({
      ...site,
      configuration: {
        ...site.configuration,
        serviceWorkTypes: [
          { workTypeID: 'TREE', description: 'Poda de árboles', accountTypes: [] },
          { workTypeID: 'METER', description: 'Prueba del medidor', accountTypes: [] },
        ],
      },
    }),
  });
  headers = await signedIn('marisol.okonkwo');
});
afterAll(() => at.close());

async function signedIn(username: string): Promise<{ authorization: string }> {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  return { authorization: `Bearer ${accessToken}` };
}
const submit = (payload: object) =>
  at.app.inject({ method: 'POST', url: `${base}/processserviceorder`, payload, headers });
const list = async (number = account, language = 'en') =>
  (
    await at.app.inject({
      url: `${base}/getserviceorders/${number}`,
      headers: { ...headers, 'accept-language': language },
    })
  ).json();
const asked = { accountNumber: account, workType: 'TREE', comments: ' A dog ', phone: '5415550142' };

it('the work of an account’s type can be asked for', async () => {
  const types = async (number: string) =>
    (await at.app.inject({ url: `${base}/serviceordertypes/${number}`, headers }))
      .json()
      .map(({ workTypeID }: { workTypeID: string }) => workTypeID);
  expect(await types(account)).toEqual(['TREE', 'LIGHT', 'METER', 'PANEL', 'SURGE']);
  expect(await types('104471890')).toEqual(['METER', 'LEAK']);
});

it('imported requests are listed newest first', async () => {
  const found = await list('104471882');
  expect(found).toHaveLength(8);
  expect(found[0]).toMatchObject({ description: 'Tree trimming near lines', reviewed: 'In review' });
  expect(found[5]).toMatchObject({ reviewed: 'Declined' });
  expect(await list('104480324')).toEqual([]);
});

it('a request gets a number on the co-op’s day, goes out once, and comes back as the same one', async () => {
  const answer = await submit(asked);
  expect(answer.statusCode).toBe(200);
  const [made] = await list();
  const { soNumber } = made;
  expect(made).toEqual({
    description: 'Tree trimming near lines',
    creation: '2026-11-20',
    reviewed: 'In review',
    soNumber: expect.stringMatching(/^SO-261120-\d{6}$/),
  });
  expect(answer.json()).toEqual({
    message: `Your service request has been submitted. The request number is ${soNumber}. We will call (541) 555-0142.`,
  });

  const exported = () => writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'service-orders');
  const file = await exported();
  expect(file?.body.split('\r\n')[1]).toBe(
    `${soNumber},${account},200017,TREE,Tree trimming near lines,5415550142,A dog,2026-11-20T21:30`,
  );
  expect(await exported()).toBeUndefined();

  const inSpanish = async () => (await list(account, 'es'))[0].description;
  expect(await inSpanish()).toBe('Poda de árboles');

  const folder = await mkdtemp(join(tmpdir(), 'rochdale-orders-'));
  const again = async (reviewed: string) => {
    const row = `${account},${soNumber},Trees at the road,2026-11-20,${reviewed}`;
    await writeFile(
      join(folder, 'service-orders.csv'),
      `accountNumber,soNumber,description,creation,reviewed\n${row}\n`,
    );
    await importFolder({ folder, pool: at.database.pool, vault: at.services.vault });
    return (await list()).map((one: { description: string; reviewed: string }) => [one.description, one.reviewed]);
  };
  expect(await again('Reviewed')).toEqual([['Trees at the road', 'Reviewed']]);
  // The billing system's own words are in the language it has them in.
  expect(await inSpanish()).toBe('Trees at the road');
  expect(await again('')).toEqual([['Trees at the road', 'In review']]);
});

it('a request is confirmed by e-mail, where the member wants it', async () => {
  const count = async () =>
    (await at.database.pool.query(`select recipient from outgoing_messages where kind = 'service-request'`)).rows;
  await submit(asked);
  const [first] = await count();
  expect(first).toEqual({ recipient: 'marisol@okonkwo.example' });
  const before = (await count()).length;
  await at.database.pool.query(
    `insert into member_preferences (member_number, paperless_billing, paperless_other, marketing_emails, service_order_email, updated_at)
     values ('200017', false, false, false, false, now())
     on conflict (member_number) do update set service_order_email = false`,
  );
  await submit(asked);
  expect(await count()).toHaveLength(before);
});

it('who reads Spanish is told in Spanish what they asked for, the billing system in English', async () => {
  await at.database.pool.query(
    `update member_preferences set service_order_email = true where member_number = '200017'`,
  );
  await at.database.pool.query(`update logins set language = 'es' where member_number = '200017'`);
  await submit({ ...asked, workType: 'METER' });
  const [mail] = await sentMessages(at);
  expect(mail?.text).toContain('Prueba del medidor');
  expect(mail?.text).not.toContain('Meter test');
  const file = await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'service-orders');
  expect(file?.body).toContain(',METER,Meter test,');
});

it.each([
  [{ workType: '' }, 'Service Type is required.', 'workType'],
  [{ workType: 'LEAK' }, 'This service is not available for this account.', 'workType'],
  [{ phone: '' }, 'Phone number is required.', 'phone'],
  [{ phone: '0415550142' }, 'Invalid phone format. (Ex: (987) 456-1230)', 'phone'],
  [{ comments: 'x'.repeat(401) }, 'Please use at most 400 characters.', 'comments'],
])('a request with %j is refused', async (wrong, message, field) => {
  const answer = await submit({ ...asked, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()[0]).toMatchObject({ message, field });
});

it('another member’s account is answered like none, a visitor not at all', async () => {
  expect((await submit({ ...asked, accountNumber: '104500017' })).statusCode).toBe(404);
  for (const path of ['serviceordertypes', 'getserviceorders']) {
    expect((await at.app.inject({ url: `${base}/${path}/104500017`, headers })).statusCode).toBe(404);
    expect((await at.app.inject({ url: `${base}/${path}/${account}` })).statusCode).toBe(401);
  }
});

it('a member who asks for too much waits', async () => {
  headers = await signedIn('walter.prine');
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1)
    statuses.push((await submit({ ...asked, accountNumber: '104500017' })).statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
});
