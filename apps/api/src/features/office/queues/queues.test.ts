import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { writeExport } from '../exporting/public.ts';
import { account, type Key, queuesHarness, refusing } from './testing/queues-harness.ts';

let q: Awaited<ReturnType<typeof queuesHarness>>;

beforeAll(async () => {
  q = await queuesHarness();
});
afterAll(() => q.close());
beforeEach(() => q.clean());

describe('whose it is', () => {
  it('of fifty who take it at once one has it, and one entry of the audit says so', async () => {
    const key = await q.ordered();
    const before = (await q.audit('queue-item-taken')).length;
    const all = await Promise.all(Array.from({ length: 50 }, (_, n) => q.act('take', key, {}, n % 2 ? q.ike : q.ben)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
    expect(await q.audit('queue-item-taken')).toHaveLength(before + 1);
    expect((await q.see(key)).version).toBe(1);
  });

  it('is given back, assigned and taken over; a form that is old says what another did', async () => {
    const key = await q.ordered();
    await q.act('take', key, {}, q.ben);
    const late = await q.act('refuse', key, { ...refusing, template: null });
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^ben took this at \d\d:\d\d\./),
    ]);
    expect((await q.act('approve', key, { version: 1 })).json().message).toBe('ben has this. Take it over first.');
    expect((await q.act('give-back', key, { version: 1 })).json().message).toBe('It is not yours.');
    expect((await q.act('assign', key, { version: 1, staffId: q.dana.staffId })).json().message).toMatch(
      /^That person may not/,
    );
    expect((await q.act('assign', key, { version: 1, staffId: q.ike.staffId }, q.ben)).statusCode).toBe(200);
    expect((await q.list({ whose: 'mine' })).items).toMatchObject([{ itemId: 'SO-1', holder: { isOwn: true } }]);
    expect((await q.list({ whose: 'nobodys' })).items).toEqual([]);
    expect((await q.act('give-back', key, { version: 2 })).statusCode).toBe(200);
    expect((await q.list({ whose: 'nobodys' })).items).toHaveLength(1);
  });

  it('what a login has that was turned off is nobody’s', async () => {
    const key = await q.ordered();
    const gone = await q.office.hire(`gone-${randomUUID()}@coop.example`, ['billing']);
    await q.act('take', key, {}, gone);
    await q.query('update staff set disabled_at = now() where staff_id = $1', gone.staffId);
    expect((await q.see(key)).holder).toBeNull();
    expect((await q.act('approve', key, { version: 1 })).statusCode).toBe(200);
  });

  it('who may not answer sees it, and does nothing with it', async () => {
    const key = await q.ordered();
    expect((await q.see(key, q.dana)).lines).toContainEqual({ label: 'Work', before: '', after: 'Tree trimming' });
    for (const name of ['take', 'approve', 'reopen'] as const)
      expect((await q.act(name, key, { reason: 'why not' }, q.dana)).statusCode).toBe(403);
  });
});

describe('what goes to the billing system', () => {
  const exported = async (what: 'service-orders' | 'applications') =>
    (await writeExport({ ...q.at.services, timeZone: q.at.services.site().timeZone }, what))?.body ?? '';

  it('does not take what was refused; the member reads why in their list', async () => {
    const [refused, kept] = [await q.ordered('SO-1'), await q.ordered('SO-2')];
    await q.query("delete from member_preferences where member_number = '200017'");
    expect(
      (await q.act('refuse', refused, { template: 'not-ours', words: 'Call the county.', evenTaken: false }))
        .statusCode,
    ).toBe(200);
    expect((await q.act('approve', kept, {})).statusCode).toBe(200);
    const file = await exported('service-orders');
    expect([file.includes('SO-1'), file.includes('SO-2')]).toEqual([false, true]);
    const shown = await (await q.member('marisol.okonkwo')).get(
      `/v2/applicationforservice/getserviceorders/${account}`,
    );
    const of = (number: string) => shown.find((one: { soNumber: string }) => one.soNumber === number).reviewed;
    expect([of('SO-1'), of('SO-2')]).toEqual([
      'Not accepted. This is not work that we do. Call the county.',
      'Accepted',
    ]);
    expect((await q.mails('service-order-refused'))[0]?.text).toContain(
      'This is not work that we do. Call the county.',
    );
  });

  it('that has taken it first is said so, and a refusal knows it', async () => {
    const key = await q.ordered();
    await exported('service-orders');
    expect((await q.list()).items).toEqual([]);
    expect((await q.list({ standing: 'taken' })).items).toHaveLength(1);
    expect((await q.see(key)).taken).toMatchObject({ exportNumber: expect.any(Number) });
    const refused = { ...refusing, template: null };
    expect((await q.act('refuse', key, refused)).json().message).toMatch(/^The billing system has this already/);
    expect((await q.see(key)).answer).toBeNull();
    expect((await q.act('refuse', key, { ...refused, evenTaken: true })).statusCode).toBe(200);
  });

  it('either takes it or finds it refused, never both unsaid', async () => {
    for (let round = 0; round < 8; round += 1) {
      const key = await q.applied();
      const [answer, file] = await Promise.all([
        q.act('refuse', key, { ...refusing, template: null }),
        exported('applications'),
      ]);
      const isTaken = file.includes('AS-7');
      expect([answer.statusCode, isTaken]).toEqual(isTaken ? [409, true] : [200, false]);
      await q.query('delete from service_applications');
    }
  });
});

it('a visitor is told in the language in which they applied; a sentence of another queue is none', async () => {
  const key = await q.applied('es');
  expect(await q.see(key)).toMatchObject({
    name: 'Nora Lind',
    memberNumber: null,
    tells: { language: 'es', to: 'n***@example.com' },
  });
  expect((await q.act('refuse', key, { template: 'moved', words: '', evenTaken: false })).statusCode).toBe(400);
  expect((await q.act('refuse', key, { template: null, words: '  ', evenTaken: false })).statusCode).toBe(400);
  expect((await q.act('refuse', key, { template: 'incomplete', words: '', evenTaken: false })).statusCode).toBe(200);
  expect((await q.mails('application-refused'))[0]?.text).toContain('Falta algo que necesitamos.');
});

it('a claim without an address of e-mail is answered and nobody is written to; a letter is only read', async () => {
  const claimId = randomUUID();
  await q.query(
    `insert into capital_credit_claims (claim_id, member_number, name, phone, contact_pref, email, address1, address2, city, state, zip, comments, claimed_at)
     values ($1, 'X1', 'Ada Lund', '5415550100', 'Phone', '', '1 A St', '', 'Alder', 'OR', '97498', '', now())`,
    claimId,
  );
  await q.query("insert into returned_letters (member_number, letter_id, returned_at) values ('A1', 'L9', now())");
  const claim = { kind: 'claim', itemId: claimId };
  expect((await q.see(claim)).tells.to).toBeNull();
  expect((await q.act('approve', claim, {})).statusCode).toBe(200);
  expect((await q.see(claim)).answer).toMatchObject({ answer: 'approved', wasTold: false });
  const letter = { kind: 'returned-letter', itemId: 'A1~L9' };
  expect((await q.act('refuse', letter, { ...refusing, template: null })).json().message).toBe(
    'A letter that came back cannot be refused.',
  );
  expect((await q.act('approve', letter, {})).statusCode).toBe(200);
  expect(await sentMessages(q.at)).toEqual([]);
});

it('the list goes on page by page, each once, the oldest first, where all came at one moment', async () => {
  const moment = new Date('2026-11-01T10:00:00Z');
  for (let n = 0; n < 60; n += 1) await q.ordered(`SO-${n}`, moment);
  await q.ordered('SO-first', new Date('2026-10-01T10:00:00.123Z'));
  await q.changed();
  const found: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await q.list(after === undefined ? {} : { after });
    found.push(...page.items.map((one: Key) => one.itemId));
    if (page.next === null) break;
    after = page.next;
  }
  expect(found).toHaveLength(62);
  expect(new Set(found).size).toBe(62);
  expect(found[0]).toBe('SO-first');
  const { counts } = await q.list({ kind: 'claim' });
  expect(counts).toContainEqual({ kind: 'service-order', count: 61, oldest: '2026-10-01T10:00:00.123Z' });
});

it('what is not there, or no number of its queue, is not found', async () => {
  for (const params of [
    { kind: 'profile-change', itemId: 'x' },
    { kind: 'claim', itemId: '12' },
    { kind: 'service-order', itemId: 'SO-none' },
    { kind: 'returned-letter', itemId: 'A1' },
  ])
    expect((await q.office.call('queues.see', { params }, q.ike)).statusCode).toBe(404);
});

it('whoever reads Spanish is told in Spanish what became of a question about a bill', async () => {
  const key = await q.ordered();
  await q.query(
    "update service_orders set work_type = 'BILL', description = 'Question about the bill of 11/02/2026' where so_number = 'SO-1'",
  );
  await q.query("update logins set language = 'es' where member_number = '200017'");
  expect((await q.act('approve', key, {})).statusCode).toBe(200);
  await q.query("update logins set language = null where member_number = '200017'");
  const [mail] = await q.mails('service-order-approved');
  expect(mail?.text).toContain('Pregunta sobre la factura del 11/02/2026');
});
