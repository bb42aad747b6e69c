import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { writeExport } from '../../office/exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date('2026-11-21T04:30:00Z');

beforeAll(async () => {
  at = await testApp({ coop: 'whetstone-hills', clock: { now: () => now } });
});
afterAll(() => at.close());

const application = {
  accountType: 'Farm',
  kind: 'new',
  startDate: '2026-12-01',
  comments: 'Down the lane, "left"',
  street: '12 Mill Rd',
  unit: '',
  city: 'Alder Crossing',
  state: 'OR',
  zip: '97498',
  mailTo: 'same',
  mailStreet: '',
  mailUnit: '',
  mailCity: '',
  mailState: '',
  mailZip: '',
  firstName: 'Nora',
  lastName: 'Lindqvist',
  businessName: '',
  phone: '(541) 555-0177',
  email: 'nora@example.com',
};
const apply = (changes: object = {}, applicationId: string = randomUUID(), remoteAddress = '10.0.0.1') =>
  at.app.inject({
    method: 'POST',
    url: '/v3/applications-for-service',
    remoteAddress,
    payload: { applicationId, application: { ...application, ...changes } },
  });
const messages = async () =>
  (await at.database.pool.query<{ recipient: string }>('select recipient from outgoing_messages order by 1')).rows;

it('an application that is sent twice at once is one: one number, one e-mail to each side', async () => {
  const id = randomUUID();
  const answers = await Promise.all([apply({}, id), apply({}, id), apply({}, id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const numbers = new Set(answers.map((answer) => answer.json().confirmationNumber));
  expect([...numbers]).toEqual([expect.stringMatching(/^AS-20261120-\d{6}$/)]);
  const office = at.services.site().settings.email;
  expect((await messages()).map(({ recipient }) => recipient).sort()).toEqual(['nora@example.com', office].sort());

  const other = await apply({ street: '14 Mill Rd' }, id);
  expect([other.statusCode, other.json().code]).toEqual([409, 4094]);
});

it('an application is exported once, all of it', async () => {
  const exported = () => writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'applications');
  const file = await exported();
  expect(file?.body.split('\r\n')[1]).toMatch(
    /^AS-20261120-\d{6},,2026-11-20T23:30,Farm,new,2026-12-01,12 Mill Rd,,Alder Crossing,OR,97498,same,,,,,,Nora,Lindqvist,,5415550177,nora@example.com,"Down the lane, ""left"""$/,
  );
  expect(await exported()).toBeUndefined();
});

it.each([
  [{ accountType: 'Castle' }, 'accountType', 2151],
  [{ startDate: '2026-11-19' }, 'startDate', 2153],
  [{ zip: 'x' }, 'zip', 1607],
  [{ mailTo: 'other' }, 'mailStreet', 2154],
  [{ email: 'nora' }, 'email', 2156],
])('an application with %j is refused', async (wrong, field, code) => {
  const answer = await apply(wrong);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()[0]).toMatchObject({ field, code });
});

it('a shape that is not the contract’s is refused', async () => {
  expect((await apply({ ssn: '123456789' })).statusCode).toBe(400);
  expect((await apply({}, 'not-an-id')).statusCode).toBe(400);
});

it('an application that is sent again unchanged gets its number, though its day is over by then', async () => {
  const [id, before] = [randomUUID(), now];
  const made = await apply({ startDate: '2026-11-20' }, id);
  now = new Date('2026-11-21T08:30:00Z');
  const again = await apply({ startDate: '2026-11-20' }, id);
  expect([made.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json().confirmationNumber).toBe(made.json().confirmationNumber);
  expect((await apply({ startDate: '2026-11-20' })).statusCode).toBe(400);
  now = before;
});

it('a network address has a limit; one of an e-mail address holds confirmations back, and no application', async () => {
  const many = async (count: number, changesOf: (index: number) => object, address: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await apply(changesOf(index), randomUUID(), address)).statusCode);
    return statuses;
  };
  const byAddress = await many(11, (index) => ({ email: `a${index}@example.com` }), '10.0.0.2');
  expect(byAddress.lastIndexOf(200)).toBe(9);
  expect(byAddress[10]).toBe(429);
  const byEmail = await many(6, () => ({ email: 'one@example.com' }), '10.0.0.3');
  expect(byEmail).toEqual([200, 200, 200, 200, 200, 200]);
  const mailed = (await messages()).filter(({ recipient }) => recipient === 'one@example.com');
  expect(mailed).toHaveLength(5);
  const seventh = await apply({ email: 'one@example.com' }, randomUUID(), '10.0.0.4');
  expect(seventh.json()).toMatchObject({ isConfirmed: false });
});

it('a member’s application begins with what is on file and is kept as the member’s', async () => {
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const url = (member: string) => `/v3/member/${member}/applications-for-service`;
  const applicant = await at.app.inject({ url: `${url('200017')}/applicant`, headers });
  expect(applicant.json()).toMatchObject({
    firstName: 'Marisol',
    lastName: 'Okonkwo',
    email: 'marisol@okonkwo.example',
  });
  expect(applicant.json().street).toMatch(/^2218 Cedar Hollow/);
  expect((await at.app.inject({ url: `${url('200025')}/applicant`, headers })).statusCode).toBe(404);

  const id = randomUUID();
  const body = { applicationId: id, application: { ...application, email: 'marisol@okonkwo.example' } };
  const sent = await at.app.inject({ method: 'POST', url: url('200017'), payload: body, headers });
  expect(sent.statusCode).toBe(200);
  const kept = await at.database.pool.query(
    'select member_number from service_applications where application_id = $1',
    [id],
  );
  expect(kept.rows).toEqual([{ member_number: '200017' }]);
  expect((await apply(body.application, id)).statusCode).toBe(409);
});
