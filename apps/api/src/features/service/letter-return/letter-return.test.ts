import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { textOfExport, writeExport } from '../../office/exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();

beforeAll(async () => {
  at = await testApp({
    clock: { now: () => now },
    change: (site) => ({ ...site, config: { ...site.config, memberNumberLabel: 'Membership Number' } }),
  });
});
afterAll(() => at.close());

const submit = async (memberNumber: string, letterId: string, remoteAddress = '203.0.113.1') => {
  const payload = { memberNumber, letterId };
  const answer = await at.app.inject({ method: 'POST', url: '/v3/capital-credits/letters', payload, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), wait: Number(answer.headers['retry-after'] ?? 0) };
};
const exported = () => writeExport({ ...at.services, timeZone: 'America/Los_Angeles' }, 'returned-letters');

it('a letter is returned once, the co-op is told, and the billing system takes it over once', async () => {
  expect(await exported()).toBeUndefined();
  const [one, other] = await Promise.all([submit('200017', 'K7Q2M9XF4T'), submit(' 200017 ', 'k7q2m9xf4t')]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect((one.status === 200 ? one : other).body).toEqual({ message: 'Thank you. We received your signed letter.' });
  expect((one.status === 409 ? one : other).body.message).toBe(
    'This letter has already been returned. You do not need to do anything more.',
  );
  const mails = (await sentMessages(at)).filter(({ kind }) => kind === 'letter-returned');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Member 200017 returned the signed letter K7Q2M9XF4T');
  const file = await exported();
  expect(file && textOfExport(at.services.vault, file)).toMatch(
    /^memberNumber,letterId,returnedOn\r\n200017,K7Q2M9XF4T,\d{4}-\d\d-\d\d\r\n$/,
  );
  expect(await exported()).toBeUndefined();
});

it('one that came back on paper is known; a wrong letter and an unknown member are answered alike', async () => {
  expect((await submit('200033', 'P9T4VJ7Y2G')).status).toBe(409);
  const wrong = await submit('200025', 'K7Q2M9XF4T');
  expect(wrong.status).toBe(404);
  expect(wrong.body.message).toContain('with that Membership Number and letter ID');
  expect(wrong).toEqual(await submit('999999', 'K7Q2M9XF4T'));
  const empty = await submit('', 'a b');
  expect(empty.body.map((one: { message: string }) => one.message)).toEqual([
    'Member Number is required.',
    'Invalid format.',
  ]);
});

it('five wrong letters a day hold for a member whatever the address, twenty an hour for an address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await submit('200041', `WRONG${index}`, `198.51.100.${index}`)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect((await submit('200041', 'B6X5LC8Q3M', '198.51.100.99')).wait).toBeGreaterThan(23 * 3600);

  for (let index = 0; index < 20; index += 1)
    expect((await submit(`77${index}`, 'WRONG', `2001:db8:1:2::${index}`)).status).toBe(404);
  const held = await submit('200058', 'D4N7KF2W9R', '2001:db8:1:2:ffff::1');
  expect([held.status, held.wait > 3000]).toEqual([429, true]);
  now = new Date(now.getTime() + 61 * 60_000);
  expect((await submit('200058', 'D4N7KF2W9R', '2001:db8:1:2:ffff::1')).status).toBe(200);
});
