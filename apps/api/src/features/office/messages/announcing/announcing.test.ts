import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { fillRecipients } from '../../../communications/announcements/fill-recipients.ts';
import { runSeconds, words } from '../../../communications/announcements/testing/announced-co-op.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ike: Clerk;
let gwen: Clerk;
let ray: Clerk;
let dana: Clerk;
const reason = 'the members should know';
const many = { towns: ['Manytown'] };

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  [ike, gwen, ray, dana] = [
    await office.hire('ike@coop.example', ['billing']),
    await office.hire('gwen@coop.example', ['billing']),
    await office.hire('ray@coop.example', ['dispatcher']),
    await office.hire('dana@coop.example', ['clerk']),
  ];
  await query(
    `insert into members (member_number, first_name, last_name, email)
     select '95' || lpad(i::text, 4, '0'), 'Many', 'One', i || '@many.example' from generate_series(1, 501) i`,
  );
  await query(
    `insert into service_locations (location_id, county, feeder, substation) values ('LMANY', 'Manyshire', 'S9-F1', 'S9')`,
  );
  await query(
    `insert into accounts (account_number, member_number, account_holder_name, account_type, service_street, service_city,
       service_state, service_zip, location_id, past_due_cents) select member_number, member_number, 'Many', 'Electric',
       '1 Way', 'Manytown', 'OR', '97498', 'LMANY', case when member_number = '950001' then 500 else 0 end
     from members where member_number like '95%'`,
  );
  await query(
    "update accounts set is_prepaid_account = true, service_city = 'Fewtown' where account_number = '950002'",
  );
});
afterAll(async () => {
  await office.close();
  await at.close();
});
beforeEach(() => query('truncate announcements, announcement_accounts, announcement_recipients, outgoing_messages'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const asked = (segment: object, topic = 'service') => ({ topic, ways: ['email'], segment, words });
const make = async (segment: object, who = ike, topic = 'service'): Promise<string> => {
  const made = await office.call('announcements.make', { body: asked(segment, topic) }, who);
  expect([made.statusCode, made.body]).toEqual([200, expect.stringContaining('announcementId')]);
  return made.json().announcementId;
};
const see = async (announcementId: string, who = ike) =>
  (await office.call('announcements.see', { params: { announcementId } }, who)).json();
const send = (
  announcementId: string,
  members: number,
  who = ike,
  name: 'announcements.send' | 'announcements.send-outage' = 'announcements.send',
) => office.call(name, { params: { announcementId }, body: { members, reason } }, who);
const fill = () => fillRecipients(at.services);
const count = async (segment: object) =>
  (await office.call('announcements.count', { body: { topic: 'service', ways: ['email'], segment } }, ike)).json();
const acts = async () =>
  (await query("select act from audit where act like 'announcement-%' order by audit_id")).map(({ act }) => act);

describe('a segment (office-151)', () => {
  it('is counted by place, service, program, what is past due and language', async () => {
    expect(await count(many)).toMatchObject({ members: 500, byWay: { email: 500, text: 0, voice: 0 }, unreached: 0 });
    expect(await count({ towns: ['Manytown', 'Fewtown'] })).toMatchObject({ members: 501 });
    expect(await count({ feeders: ['S9-F1'], programs: ['prepaid', 'auto-pay'] })).toMatchObject({ members: 1 });
    expect(await count({ substations: ['S9'], notPrograms: ['prepaid'] })).toMatchObject({ members: 500 });
    expect(await count({ counties: ['Manyshire'], pastDue: true })).toMatchObject({ members: 1 });
    expect(await count({ counties: ['Manyshire'], language: 'es' })).toMatchObject({ members: 0 });
    expect(await count({ counties: ['Manyshire'], services: ['Electric'], language: 'en' })).toMatchObject({
      members: 501,
    });
    await query("update accounts set account_status = 'Closed' where account_number = '950003'");
    expect(await count(many)).toMatchObject({ members: 499 });
    await query("update accounts set account_status = 'Active' where account_number = '950003'");
    const choices = (await office.call('announcements.choices', {}, ray)).json();
    expect(choices.towns).toContain('Manytown');
    expect(choices.feeders).toContain('S9-F1');
  });

  it('what is no condition of ours is refused, and one that nobody meets makes nothing', async () => {
    const wrong = await office.call(
      'announcements.count',
      { body: { ...asked({ town: ['x'] }), words: undefined } },
      ike,
    );
    expect(wrong.statusCode).toBe(400);
    const none = await office.call('announcements.make', { body: asked({ towns: ['Nowhere'] }) }, ike);
    expect(none.statusCode).toBe(409);
    expect(await query('select 1 from announcements')).toEqual([]);
  });

  it('is shown as one of its members reads it, and then as another, never as a protected one', async () => {
    await query("insert into member_marks (member_number, mark, since) values ('950001', 'protected', now())");
    const preview = (after: string) =>
      office.call('announcements.preview', { body: { topic: 'service', segment: many, words, after } }, ike);
    const first = (await preview('')).json();
    expect(first).toMatchObject({ accountNumber: '950003', samples: [{ language: 'en' }, { language: 'es' }] });
    expect(first.samples[0].email.text).toContain('Dear Many One,\n\nwe work at 1 Way.');
    expect(first.samples[1].text).toMatchObject({ parts: 1, wide: [] });
    expect((await preview(first.accountNumber)).json().accountNumber).toBe('950004');
    expect((await preview('950501')).json().accountNumber).toBe('950003');
    await query("delete from member_marks where member_number = '950001'");
    const wide = { ...words, es: { ...words.es, short: 'Habrá trabajos el sábado.' } };
    const body = { topic: 'service', segment: many, words: wide, after: '' };
    const [, es] = (await office.call('announcements.preview', { body }, ike)).json().samples;
    expect(es.text.wide).toEqual(['á']);
  });
});

describe('sending (office-145, office-152)', () => {
  it('to 500 is one person’s, and is done at a rate; its page says how far it is', async () => {
    const id = await make(many);
    expect(await see(id)).toMatchObject({ isCounted: false, state: 'ready', members: 500 });
    expect((await send(id, 500)).json().message).toMatch(/still being counted/);
    await fill();
    expect((await send(id, 499)).json().message).toMatch(/for 500 members by now/);
    expect((await send(id, 500)).json()).toEqual({ state: 'done', approvalId: null });
    expect((await send(id, 500)).json().message).toMatch(/^ike was quicker, at /);
    await runSeconds(
      at.database,
      { ...at.services, carriers: { email: async () => undefined, text: undefined, voice: undefined } },
      new Date(),
      3,
    );
    expect(await see(id)).toMatchObject({ state: 'sending', waiting: 480, sent: 20, byWay: [{ way: 'email' }] });
    const stop = (who: Clerk) => office.call('announcements.stop', { params: { announcementId: id } }, who);
    const stopped = await Promise.all([stop(ike), stop(gwen)]);
    expect(stopped.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(stopped.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /^(ike|gwen) was quicker, at /,
    );
    expect(await see(id)).toMatchObject({ state: 'stopped', waiting: 10, stopped: 470, sent: 20 });
    const { announcements } = (await office.call('announcements.list', {}, dana)).json();
    expect(announcements).toMatchObject([{ announcementId: id, state: 'stopped', madeBy: 'ike' }]);
    expect(await acts()).toEqual(
      expect.arrayContaining(['announcement-made', 'announcement-started', 'announcement-stopped']),
    );
  });

  it('to more takes a second person, who sends what was shown', async () => {
    const id = await make({ feeders: ['S9-F1'] });
    await fill();
    const { state, approvalId } = (await send(id, 501)).json();
    expect(state).toBe('waiting');
    expect(await see(id, gwen)).toMatchObject({ state: 'ready', asked: { approvalId, by: 'ike', isOwn: false } });
    const approve = (who: Clerk) => office.call('approvals.approve', { params: { approvalId } }, who);
    expect((await approve(ike)).statusCode).toBe(403);
    expect((await approve(ray)).statusCode).toBe(404);
    expect((await approve(gwen)).statusCode).toBe(200);
    expect(await see(id)).toMatchObject({ state: 'sending', asked: null });
  });

  it('a dispatcher announces outages alone', async () => {
    const refused = await office.call('announcements.make', { body: asked(many) }, ray);
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'You may announce outages only.']);
    const own = await make(many, ray, 'outage');
    await fill();
    expect((await send(own, 500, ray)).statusCode).toBe(403);
    expect((await send(own, 500, ray, 'announcements.send-outage')).json().state).toBe('done');
    const other = await make(many);
    await fill();
    expect((await send(other, 500, ray, 'announcements.send-outage')).statusCode).toBe(404);
    await send(other, 500);
    const stop = await office.call('announcements.stop', { params: { announcementId: other } }, ray);
    expect(stop.statusCode).toBe(403);
    expect((await office.call('announcements.list', {}, ray)).json().announcements).toHaveLength(2);
  });

  it('what was called off cannot be sent, and what was made of missing words is not made', async () => {
    const id = await make(many);
    await fill();
    const off = await office.call('announcements.call-off', { params: { announcementId: id }, body: { reason } }, ike);
    expect([off.statusCode, (await send(id, 500)).statusCode]).toEqual([200, 409]);
    const body = { ...asked(many), words: { ...words, es: { ...words.es, short: ' ' } } };
    const made = await office.call('announcements.make', { body }, ike);
    expect([made.statusCode, made.json()[0].field]).toEqual([400, 'es.short']);
  });
});
