import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { chainEntries } from '../../audit/chain-entries.ts';
import { type MorningServices, sendMorningMail } from './send-morning-mail.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let clerk: Clerk;
/** Oregon is seven hours behind in June. */
let now = new Date('2027-06-08T13:59:00Z');
const clock = { now: () => now };
let services: MorningServices;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  clerk = await office.hire('clerk@coop.example', ['clerk']);
  const admin = await office.hire('admin@coop.example', ['admin']);
  for (const who of [clerk, admin]) await office.call('watches.choose-mail', { body: { isWanted: true } }, who);
  await office.call('watches.choose-mail', { body: { isWanted: false } }, admin);
  services = { ...office.services, clock, morning: { at: '07:00', to: ['manager@coop.example'] } };
  while ((await chainEntries({ ...office.services, auditHeadFile: undefined }, { all: true })) > 0);
});
beforeEach(async () => {
  await at.database.pool.query("delete from outgoing_messages where kind = 'staff-morning'");
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const sent = async () => (await sentMessages(at)).filter(({ kind }) => kind === 'staff-morning');

it('goes at its hour of the co-op’s day, once, however many workers write it', async () => {
  expect([await sendMorningMail(services), await sent()]).toEqual([0, []]);
  now = new Date('2027-06-08T14:00:00Z');
  const written = await Promise.all(Array.from({ length: 5 }, () => sendMorningMail(services)));
  expect(written.sort()).toEqual([0, 0, 0, 0, 2]);
  expect((await sent()).map(({ recipient }) => recipient).sort()).toEqual([
    'clerk@coop.example',
    'manager@coop.example',
  ]);
  now = new Date('2027-06-09T03:00:00Z');
  expect(await sendMorningMail(services)).toBe(0);
  // Nobody ran at seven: it goes when somebody does.
  now = new Date('2027-06-09T20:00:00Z');
  expect(await sendMorningMail(services)).toBe(2);
});

it('says what needs a person to each as they may see it, what is not known, and how far the audit goes', async () => {
  await at.database.pool.query("insert into returned_letters values ('1', 'L', '2027-06-09T12:00:00Z', null)");
  await at.database.pool.query(
    "insert into exports (what, file_name, body, rows, created_at) values ('payments', 'a', '', 1, '2027-06-01T12:00:00Z')",
  );
  now = new Date('2027-06-10T14:00:00Z');
  await sendMorningMail(services);
  const texts = new Map((await sent()).map(({ recipient, text }) => [recipient, text]));
  const { rows } = await at.database.pool.query(
    "select position::text, encode(mac, 'hex') as mac from audit_chain order by audit_chain.position desc limit 1",
  );
  const manager = texts.get('manager@coop.example');
  expect(manager).toContain('1 – Letters that came back. Read it, and mark it as read.');
  expect(manager).toContain('1 – Exports not taken by the billing system.');
  expect(manager).toContain('Could not be looked at: Backup too old.');
  expect(manager).toContain(`Audit: ${rows[0].position} entries, head ${rows[0].mac}.`);
  expect(texts.get('clerk@coop.example')).toContain('1 – Letters that came back.');
  expect(texts.get('clerk@coop.example')).not.toMatch(/Exports|backup|Audit:/);
});

it('whoever is turned off gets none, and one that could not be written goes when it can', async () => {
  await at.database.pool.query('update staff set disabled_at = now() where staff_id = $1', [clerk.staffId]);
  now = new Date('2027-06-11T14:00:00Z');
  await at.database.pool.query('alter table outgoing_messages rename to hidden');
  await expect(sendMorningMail(services)).rejects.toThrow();
  await at.database.pool.query('alter table hidden rename to outgoing_messages');
  expect(await sendMorningMail(services)).toBe(1);
  expect((await sent()).map(({ recipient }) => recipient)).toEqual(['manager@coop.example']);
});
