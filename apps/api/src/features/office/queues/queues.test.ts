import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { writeExport } from '../exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let ben: Clerk;
let dana: Clerk;

const profile = '/v3/member/200025/accounts/104500017/profile';
const account = '104471882';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ike = await office.hire('ike@coop.example', ['billing']);
  ben = await office.hire('ben@coop.example', ['billing']);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(async () => {
  for (const table of ['attempts', 'queue_items', 'profile_updates', 'profile_holds', 'service_applications'])
    await query(`delete from ${table}`);
  await query('delete from service_orders where submitted_at is not null');
  await query('delete from capital_credit_claims');
  await query('delete from returned_letters');
  await query('delete from outgoing_messages');
  await query("delete from member_marks where mark = 'protected'");
});

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

type Key = { readonly kind: string; readonly itemId: string };
type Act = 'take' | 'give-back' | 'assign' | 'approve' | 'refuse' | 'reopen';
const act = (name: Act, params: Key, body: object, who = ike) =>
  office.call(`queues.${name}`, { params, body: { version: 0, ...body } }, who);
const see = async (params: Key, who = ike) => (await office.call('queues.see', { params }, who)).json();
const list = async (asked: object = {}, who = ike) => (await office.call('queues.list', { query: asked }, who)).json();
const refusing = { template: 'unreadable', words: 'The number has a digit too few.', evenTaken: false };
const mails = async (kind: string) => (await sentMessages(at)).filter((one) => one.kind === kind);
const audit = (name: string) => query('select facts, subject_id from audit where act = $1 order by at', name);

async function member(username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  const headers = { authorization: `Bearer ${token}` };
  const get = async (url: string) => (await at.app.inject({ url, headers })).json();
  const change = async (changed: object) =>
    at.app.inject({ method: 'PUT', url: profile, headers, payload: { ...(await get(profile)), ...changed } });
  return { get, change };
}
/** A profile change of Walter's that waits. */
async function changed(what: object = { middleName: 'Ada', streetNumber: '9' }): Promise<Key> {
  expect((await (await member('walter.prine')).change(what)).json().isVerified).toBe('N');
  const [row] = await query("select update_id::text as id from profile_updates where status = 'pending'");
  return { kind: 'profile-change', itemId: row.id };
}
async function ordered(soNumber = 'SO-1', submittedAt = new Date()): Promise<Key> {
  await query(
    `insert into service_orders (account_number, so_number, description, creation, work_type, comments, phone, member_number, submitted_at)
     values ($1, $2, 'Tree trimming', '2026-11-20', 'TREE', '', '5415550142', '200017', $3)`,
    account,
    soNumber,
    submittedAt,
  );
  return { kind: 'service-order', itemId: soNumber };
}
async function applied(language = 'es'): Promise<Key> {
  const itemId = randomUUID();
  const application = {
    firstName: 'Nora',
    lastName: 'Lind',
    street: '12 Mill Rd',
    city: 'Alder',
    email: 'nora@example.com',
  };
  const rest = {
    startDate: '2026-12-01',
    kind: 'new',
    accountType: '',
    mailTo: 'same',
    unit: '',
    state: 'OR',
    zip: '97498',
  };
  await query(
    `insert into service_applications (application_id, confirmation_number, application, language, submitted_at) values ($1, 'AS-7', $2, $3, now())`,
    itemId,
    { ...application, ...rest, phone: '5415550177', businessName: '', comments: '' },
    language,
  );
  return { kind: 'application', itemId };
}

describe('whose it is', () => {
  it('of fifty who take it at once one has it, and one entry of the audit says so', async () => {
    const key = await ordered();
    const before = (await audit('queue-item-taken')).length;
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => act('take', key, {}, n % 2 ? ike : ben)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    expect(await audit('queue-item-taken')).toHaveLength(before + 1);
    expect((await see(key)).version).toBe(1);
  });

  it('is given back, assigned and taken over; a form that is old says what another did', async () => {
    const key = await ordered();
    await act('take', key, {}, ben);
    const late = await act('refuse', key, { ...refusing, template: null });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^ben took this at \d\d:\d\d\./),
    ]);
    expect((await act('approve', key, { version: 1 })).json().message).toBe('ben has this. Take it over first.');
    expect((await act('give-back', key, { version: 1 })).json().message).toBe('It is not yours.');
    expect((await act('assign', key, { version: 1, staffId: dana.staffId })).json().message).toMatch(
      /^That person may not/,
    );
    expect((await act('assign', key, { version: 1, staffId: ike.staffId }, ben)).statusCode).toBe(200);
    expect((await list({ whose: 'mine' })).items).toMatchObject([{ itemId: 'SO-1', holder: { isOwn: true } }]);
    expect((await list({ whose: 'nobodys' })).items).toEqual([]);
    expect((await act('give-back', key, { version: 2 })).statusCode).toBe(200);
    expect((await list({ whose: 'nobodys' })).items).toHaveLength(1);
  });

  it('what a login has that was turned off is nobody’s', async () => {
    const key = await ordered();
    const gone = await office.hire(`gone-${randomUUID()}@coop.example`, ['billing']);
    await act('take', key, {}, gone);
    await query('update staff set disabled_at = now() where staff_id = $1', gone.staffId);
    expect((await see(key)).holder).toBeNull();
    expect((await act('approve', key, { version: 1 })).statusCode).toBe(200);
  });

  it('who may not answer sees it, and does nothing with it', async () => {
    const key = await ordered();
    expect((await see(key, dana)).lines).toContainEqual({ label: 'Work', before: '', after: 'Tree trimming' });
    for (const name of ['take', 'approve', 'reopen'] as const)
      expect((await act(name, key, { reason: 'why not' }, dana)).statusCode).toBe(403);
  });
});

describe('a profile change', () => {
  it('is shown side by side with what was checked, and approved it is in force, told once', async () => {
    const key = await changed();
    const seen = await see(key);
    expect(seen).toMatchObject({ name: 'Walter Prine', sections: ['name', 'address'], isCompared: true, answer: null });
    expect(seen.lines[0]).toEqual({ label: 'Name', before: 'Walter Prine', after: 'Walter Ada Prine' });
    expect(seen.checks).toContainEqual({ isFine: true, text: 'No new password in the 7 days before' });
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? act('approve', key, {}) : act('refuse', key, refusing, ben))),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const told = [...(await mails('profile-approved')), ...(await mails('profile-rejected'))];
    expect(told).toHaveLength(1);
  });

  it('is refused with the sentence that its member reads by e-mail and at the top of the profile, and leaves all as it was', async () => {
    const before = await (await member('walter.prine')).get(profile);
    const key = await changed();
    expect((await act('refuse', key, refusing)).statusCode).toBe(200);
    const reason = 'We could not read part of it. The number has a digit too few.';
    expect((await mails('profile-rejected'))[0]?.text).toContain(reason);
    const now = await (await member('walter.prine')).get(profile);
    expect(now).toEqual({ ...before, refused: { date: expect.any(String), reason } });
    expect(await query('select * from profile_holds')).toEqual([]);
    expect((await see(key)).answer).toMatchObject({ answer: 'refused', by: 'ike', said: reason, wasTold: true });
    await changed();
    expect((await (await member('walter.prine')).get(profile)).refused).toBeNull();
    expect((await act('reopen', key, { version: 1, reason: 'he called' })).json().message).toMatch(/has sent another/);
  });

  it('is approved in part: the rest is refused, and both say so', async () => {
    const key = await changed();
    expect((await act('approve', key, { sections: ['phones'] })).statusCode).toBe(400);
    expect((await act('approve', key, { sections: ['address'] })).statusCode).toBe(200);
    expect(await (await member('walter.prine')).get(profile)).toMatchObject({
      streetNumber: '9',
      middleName: '',
      isVerified: 'Y',
      refused: { reason: 'We need to talk with you about it first.' },
    });
    const answered = (await list({ standing: 'answered' })).items;
    expect(answered.map((one: { sections: string[]; answer: string }) => [one.answer, one.sections])).toEqual([
      ['refused', ['name']],
      ['approved', ['address']],
    ]);
  });

  it('that was refused is opened again, and what its member replaced is answered no more', async () => {
    const key = await changed();
    await act('refuse', key, refusing);
    expect((await act('reopen', key, { version: 1, reason: 'she called' })).statusCode).toBe(200);
    expect(await mails('profile-reopened')).toHaveLength(1);
    await (await member('walter.prine')).change({ middleName: 'Bo' });
    expect((await act('approve', key, { version: 2 })).json().message).toMatch(/^The member has sent another change/);
    const [row] = (await list()).items;
    expect((await see(row)).lines[0].after).toBe('Walter Bo Prine');
  });

  it('of a protected member says nothing to who may not see where they live', async () => {
    const key = await changed();
    await query(
      "insert into member_marks (member_number, mark, account_number, since) values ('200025', 'protected', '', now())",
    );
    expect(await see(key, dana)).toMatchObject({ isPlaceHidden: true, lines: [], checks: [] });
    expect((await see(key)).lines.length).toBeGreaterThan(0);
  });
});

describe('what goes to the billing system', () => {
  const exported = async (what: 'service-orders' | 'applications') =>
    (await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, what))?.body ?? '';

  it('does not take what was refused; the member reads why in their list', async () => {
    const [refused, kept] = [await ordered('SO-1'), await ordered('SO-2')];
    await query("delete from member_preferences where member_number = '200017'");
    expect(
      (await act('refuse', refused, { template: 'not-ours', words: 'Call the county.', evenTaken: false })).statusCode,
    ).toBe(200);
    expect((await act('approve', kept, {})).statusCode).toBe(200);
    const file = await exported('service-orders');
    expect([file.includes('SO-1'), file.includes('SO-2')]).toEqual([false, true]);
    const shown = await (await member('marisol.okonkwo')).get(`/v2/applicationforservice/getserviceorders/${account}`);
    const of = (number: string) => shown.find((one: { soNumber: string }) => one.soNumber === number).reviewed;
    expect([of('SO-1'), of('SO-2')]).toEqual([
      'Not accepted. This is not work that we do. Call the county.',
      'Accepted',
    ]);
    expect((await mails('service-order-refused'))[0]?.text).toContain('This is not work that we do. Call the county.');
  });

  it('that has taken it first is said so, and a refusal knows it', async () => {
    const key = await ordered();
    await exported('service-orders');
    expect((await list()).items).toEqual([]);
    expect((await list({ standing: 'taken' })).items).toHaveLength(1);
    expect((await see(key)).taken).toMatchObject({ exportNumber: expect.any(Number) });
    const refused = { ...refusing, template: null };
    expect((await act('refuse', key, refused)).json().message).toMatch(/^The billing system has this already/);
    expect((await see(key)).answer).toBeNull();
    expect((await act('refuse', key, { ...refused, evenTaken: true })).statusCode).toBe(200);
  });

  it('either takes it or finds it refused, never both unsaid', async () => {
    for (let round = 0; round < 8; round += 1) {
      const key = await applied();
      const [answer, file] = await Promise.all([
        act('refuse', key, { ...refusing, template: null }),
        exported('applications'),
      ]);
      const isTaken = file.includes('AS-7');
      expect([answer.statusCode, isTaken]).toEqual(isTaken ? [409, true] : [200, false]);
      await query('delete from service_applications');
    }
  });
});

it('a visitor is told in the language in which they applied; a sentence of another queue is none', async () => {
  const key = await applied('es');
  expect(await see(key)).toMatchObject({
    name: 'Nora Lind',
    memberNumber: null,
    tells: { language: 'es', to: 'n***@example.com' },
  });
  expect((await act('refuse', key, { template: 'moved', words: '', evenTaken: false })).statusCode).toBe(400);
  expect((await act('refuse', key, { template: null, words: '  ', evenTaken: false })).statusCode).toBe(400);
  expect((await act('refuse', key, { template: 'incomplete', words: '', evenTaken: false })).statusCode).toBe(200);
  expect((await mails('application-refused'))[0]?.text).toContain('Falta algo que necesitamos.');
});

it('a claim without an address of e-mail is answered and nobody is written to; a letter is only read', async () => {
  const claimId = randomUUID();
  await query(
    `insert into capital_credit_claims (claim_id, member_number, name, phone, contact_pref, email, address1, address2, city, state, zip, comments, claimed_at)
     values ($1, 'X1', 'Ada Lund', '5415550100', 'Phone', '', '1 A St', '', 'Alder', 'OR', '97498', '', now())`,
    claimId,
  );
  await query("insert into returned_letters (member_number, letter_id, returned_at) values ('A1', 'L9', now())");
  const claim = { kind: 'claim', itemId: claimId };
  expect((await see(claim)).tells.to).toBeNull();
  expect((await act('approve', claim, {})).statusCode).toBe(200);
  expect((await see(claim)).answer).toMatchObject({ answer: 'approved', wasTold: false });
  const letter = { kind: 'returned-letter', itemId: 'A1~L9' };
  expect((await act('refuse', letter, { ...refusing, template: null })).json().message).toBe(
    'A letter that came back cannot be refused.',
  );
  expect((await act('approve', letter, {})).statusCode).toBe(200);
  expect(await sentMessages(at)).toEqual([]);
});

it('the list goes on page by page, each once, the oldest first, where all came at one moment', async () => {
  const moment = new Date('2026-11-01T10:00:00Z');
  for (let n = 0; n < 60; n += 1) await ordered(`SO-${n}`, moment);
  await ordered('SO-first', new Date('2026-10-01T10:00:00.123Z'));
  await changed();
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await list(after === undefined ? {} : { after });
    found.push(...page.items.map((one: Key) => one.itemId));
    if (page.next === null) break;
    after = page.next;
  }
  expect(found).toHaveLength(62);
  expect(new Set(found).size).toBe(62);
  expect(found[0]).toBe('SO-first');
  const { counts } = await list({ kind: 'claim' });
  expect(counts).toContainEqual({ kind: 'service-order', count: 61, oldest: '2026-10-01T10:00:00.123Z' });
});

it('what is not there, or no number of its queue, is not found', async () => {
  for (const params of [
    { kind: 'profile-change', itemId: 'x' },
    { kind: 'claim', itemId: '12' },
    { kind: 'service-order', itemId: 'SO-none' },
    { kind: 'returned-letter', itemId: 'A1' },
  ])
    expect((await office.call('queues.see', { params }, ike)).statusCode).toBe(404);
});
