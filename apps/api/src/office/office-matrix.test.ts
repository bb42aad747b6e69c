import { randomUUID } from 'node:crypto';
import {
  type OfficeOperationName,
  officeOperations,
  officeRowOf,
} from '@rochdale/contract/operations/office/office-operations';
import { permissionsOf, type RoleName, roleNames, standardRoles } from '@rochdale/domain/office/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { issueToken } from '../platform/tokens/token-store.ts';
import { asMember } from '../testing/callers.ts';
import { connectedExpected } from '../testing/connected-calls.ts';
import { type Clerk, testOffice } from '../testing/office.ts';
import { officeBodies as bodies } from '../testing/office-bodies.ts';

const names = Object.keys(officeOperations) as OfficeOperationName[];
/** Every operation whose name is such is answered so. */
const answering = (status: number, which: RegExp) =>
  Object.fromEntries(names.filter((name) => which.test(name)).map((name) => [name, status]));
/** What whoever is let in is answered, where a call that is only well formed is not answered 200. */
const expected: Partial<Record<OfficeOperationName, number>> = {
  ...answering(400, /^queues\.(?!list)|^portal-words\.(?!see)/),
  ...answering(404, /^outages\.(?!list|choices|begin)|^outage-reports\.assign/),
  ...connectedExpected,
  'announcements.call-off': 404,
  'announcements.resume': 404,
  'announcements.see': 404,
  'announcements.send': 404,
  'announcements.send-outage': 404,
  'announcements.stop': 404,
  'approvals.approve': 404,
  'approvals.refuse': 404,
  'as-member.ask': 404,
  'as-member.open': 404,
  'bank-files.accept': 404,
  'bank-files.download': 404,
  'bank-files.make': 409,
  'bank-files.release': 404,
  'bank-files.see': 404,
  'caller-outages.list': 404,
  'caller-outages.report': 404,
  'charges.give-back': 404,
  'charges.match': 404,
  'imports.confirm': 404,
  'imports.see': 404,
  'logins.call-off': 404,
  'logins.change-email': 404,
  'logins.end-delegation': 400,
  'logins.end-session': 404,
  'logins.lock': 404,
  'logins.reset-second-step': 404,
  'logins.see': 404,
  'logins.send-link': 404,
  'logins.sign-out': 404,
  'logins.unlock': 404,
  'member-marks.deceased': 404,
  'member-marks.lift': 404,
  'member-marks.moved-out': 404,
  'member-marks.protect': 404,
  'member-marks.unprotect': 404,
  'member-notes.add': 404,
  'members.explain': 404,
  'members.find': 400,
  'members.see': 404,
  'members.ways': 404,
  'messages.list': 404,
  'messages.see': 404,
  'messages.send-again': 404,
  'opening.change': 409,
  'outage-reports.bring-back': 409,
  'outage-reports.dismiss': 409,
  'outages.begin': 400,
  'outages.ground': 200,
  'outages.map': 200,
  'payment-links.call-off': 404,
  'payment-links.send': 404,
  'payments.ask': 404,
  'payments.see': 404,
  'payments.send-receipt': 404,
  'pledges.record': 404,
  'pledges.settle': 409,
  'refunds.ask': 404,
  'refunds.see': 404,
  'settlements.explain': 404,
  'settlements.lines': 404,
  'settlements.see': 404,
  'staff-invitation.accept': 400,
  'staff-invitation.open': 400,
  'staff-passkeys.register': 400,
  'staff-passkeys.remove': 404,
  'staff-session.prove': 400,
  'staff-session.prove-passkey': 400,
  'staff-sessions.end': 404,
  'staff-sign-in.passkey': 400,
  'staff-sign-in.provider-callback': 404,
  'staff-sign-in.sign-in': 400,
  'staff-sign-in.start-provider': 404,
  'staff.change-refund-limit': 404,
  'staff.change-roles': 404,
  'staff.disable': 404,
  'staff.enable': 404,
  'staff.reset-second-step': 404,
  'studio.add-document': 400,
  'studio.discard': 409,
  'studio.preview': 409,
  'studio.publish': 409,
  'studio.save': 409,
  'studio.undo': 409,
  'studio.version': 404,
  'system.retry-jobs': 404,
  'system.run-job': 404,
  'watches.give-back': 400,
  'watches.take': 400,
  'waves.count-calls': 404,
  'waves.run': 404,
  'waves.stop': 404,
};

const params = () => ({
  staffId: randomUUID(),
  sessionId: randomUUID(),
  session: '0'.repeat(32),
  changeId: randomUUID(),
  approvalId: randomUUID(),
  passkeyId: 'x',
  role: 'clerk',
  line: 'roles',
  kind: 'no-such-watch',
  itemId: 'none',
  fileNumber: 999_999,
  waveNumber: 999_999,
  version: 999_999,
  importId: 'try-999999',
  keyId: randomUUID(),
  webhookId: randomUUID(),
  linkId: randomUUID(),
  pledgeId: randomUUID(),
  reference: 'ch_none',
  settlementId: 'po_none',
  announcementId: randomUUID(),
  messageId: randomUUID(),
  memberNumber: '999999',
  accountNumber: '999999',
  transNo: '20261121-000000000000',
  mark: 'deceased',
  name: 'no-such-job',
  outageNumber: 'NONE',
});
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
const people = new Map<RoleName, Clerk>();
let answers = 0;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  for (const role of roleNames) people.set(role, await office.hire(`${role}@coop.example`, [role]));
  await office.hire('second-admin@coop.example', ['admin']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

async function ask(name: OfficeOperationName, who?: { cookie: string }, headers: Record<string, string> = office.own) {
  await at.database.pool.query('delete from attempts');
  const body = bodies[name]?.();
  answers += 1;
  return (await office.call(name, { params: params(), ...(body && { body }) }, who, headers)).statusCode;
}
const clerkOf = (role: RoleName): Clerk => {
  const found = people.get(role);
  if (!found) throw new Error(role);
  return found;
};
const isVisitors = (name: OfficeOperationName): boolean => officeRowOf(name).access === 'visitor';
const lettingIn = (name: OfficeOperationName): number => expected[name] ?? 200;

describe.each(names.filter((name) => name !== 'staff-session.sign-out'))('%s', (name) => {
  const row = officeRowOf(name);

  it.each(roleNames)('answers a %s as the row says', async (role) => {
    const { access } = row;
    const may =
      access === 'visitor' || access.staff === 'anyone' || permissionsOf([role], standardRoles).has(access.staff);
    expect(await ask(name, clerkOf(role))).toBe(may ? lettingIn(name) : 403);
  });

  it('answers nobody who is not signed in, nor whose session has ended', async () => {
    expect(await ask(name)).toBe(isVisitors(name) ? lettingIn(name) : 401);
    const { cookie } = clerkOf('admin');
    await at.database.pool.query('update staff_sessions set ended_at = now() where staff_id = $1', [
      clerkOf('admin').staffId,
    ]);
    expect(await ask(name, { cookie })).toBe(isVisitors(name) ? lettingIn(name) : 401);
    await at.database.pool.query('update staff_sessions set ended_at = null where staff_id = $1', [
      clerkOf('admin').staffId,
    ]);
  });

  it('answers no member’s token, nor a session’s token in a head', async () => {
    const member = await asMember(at, { memberNumber: '200017', accountNumber: '104471882' });
    const admin = clerkOf('admin');
    for (const head of [member, { authorization: `Bearer ${admin.cookie.split('=')[1]}` }]) {
      expect(await ask(name, undefined, { ...office.own, ...head })).toBe(401);
      expect(await ask(name, admin, { ...office.own, ...head })).toBe(401);
    }
    const token = await issueToken(at.services.db, {
      purpose: 'access',
      memberNumber: '200017',
      idleMinutes: 20,
      now: new Date(),
    });
    const cookie = `rochdale_office_session=${token}`;
    expect(await ask(name, { cookie })).toBe(isVisitors(name) ? lettingIn(name) : 401);
  });

  it('answers no other site’s page, form or script', async () => {
    const admin = clerkOf('admin');
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { ...office.own, 'sec-fetch-site': 'cross-site' },
      { ...office.own, 'sec-fetch-site': 'same-site' },
      { ...office.own, origin: 'https://evil.example' },
      ...(row.method === 'GET' ? [] : [{}, { 'sec-fetch-site': 'none' }]),
    ];
    for (const headers of foreign) expect([headers, await ask(name, admin, headers)]).toEqual([headers, 403]);
  });
});

it('the table was asked whole', () => {
  expect(answers).toBeGreaterThan((names.length - 1) * (roleNames.length + 11));
  console.log(`${names.length - 1} operations: ${answers} answers`);
});

it('the portal neither opens anything by the office’s cookie nor writes it into its log', async () => {
  const { cookie } = clerkOf('admin');
  const answer = await at.app.inject({ url: '/v3/session', headers: { cookie } });
  expect(answer.statusCode).toBe(401);
  expect(JSON.stringify(answer.headers)).not.toContain(cookie.split('=')[1]);
});
