import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localTimeOf } from '../../../../platform/clock.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../../testing/office.ts';
import { type AnnouncementAct, actOnAnnouncement } from '../../../communications/announcements/public.ts';
import { runSeconds } from '../../../communications/announcements/testing/announced-co-op.ts';
import { recordNotices, runNotices } from '../../../communications/notices/run-notices.ts';
import { choose, notifiedMember, toldOf } from '../../../communications/notices/testing/notified-co-op.ts';

const numbers = ['980001', '980002', '980003'];
const told: string[] = [];
const carry = async (recipient: string, { text }: { readonly text: string }): Promise<void> =>
  void told.push(`${recipient} ${text}`);
const carriers = { email: carry, text: carry, voice: carry };
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let ray: Clerk;
let outageNumber: string;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  ray = await office.hire('ray@coop.example', ['dispatcher']);
  for (const [index, number] of numbers.entries()) {
    await notifiedMember(
      at,
      { number, phone: `541555019${index}` },
      { location_id: `LT${index}`, service_street: '5 Elm St' },
    );
    await rows(
      'insert into service_locations (location_id, feeder) values ($1, $2) on conflict do nothing',
      `LT${index}`,
      'T-F1',
    );
    await choose(at, number, ['outage'], ['text'], '2020-01-01T00:00:00Z');
  }
});
afterAll(async () => {
  await office.close();
  await at.close();
});
const afresh = async (): Promise<void> => {
  told.length = 0;
  await rows(
    'truncate outages, outage_locations, outage_estimates, outage_changes, outage_tellings, announcements, announcement_accounts, announcement_recipients, outgoing_messages, notices',
  );
  outageNumber = (await begin()).json().outageNumber;
};
beforeEach(afresh);

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const local = (minutes = 0): string =>
  localTimeOf(new Date(Date.now() + minutes * 60_000), at.services.site().timeZone);
const places = { feeders: [], substations: [], mapLocations: [], accounts: [] };
const said = (estimate: string | null) => ({
  ...{
    description: 'A tree fell on the line',
    descriptionEs: 'Un árbol cayó sobre la línea',
    cause: null,
    causeEs: null,
  },
  ...{ startedAt: local(-10), estimatedTimeOfRestoration: estimate, crew: null, crewState: 'none' },
});
const begin = () =>
  office.call(
    'outages.begin',
    { body: { ...said(local(60)), beginId: randomUUID(), places: { ...places, feeders: ['T-F1'] } } },
    ray,
  );
const move = (version: number, minutes: number) =>
  office.call(
    'outages.change',
    { params: { outageNumber }, body: { ...said(local(minutes)), version, adds: places, removesFeeders: [] } },
    ray,
  );
const end = (version: number) =>
  office.call(
    'outages.end',
    { params: { outageNumber }, body: { version, restoredAt: null, isCancelled: false } },
    ray,
  );
const reopen = (version: number) =>
  office.call('outages.reopen', { params: { outageNumber }, body: { version, reason: 'Still dark' } }, ray);
const preview = async () => (await office.call('outages.telling', { params: { outageNumber } }, ray)).json();
const tell = async (news?: number) =>
  office.call('outages.tell', { params: { outageNumber }, body: { news: news ?? (await preview()).news } }, ray);
const deliver = (by = carriers) => runSeconds(at.database, { ...at.services, carriers: by }, new Date());
const act = async (what: AnnouncementAct) => {
  for (const { id } of await rows('select announcement_id as id from announcements'))
    await actOnAnnouncement({ clock: at.services.clock, name: 'Ben' }, at.services.db, id, what);
};
const notice = () => runNotices({ ...at.services, log: fastify({ logger: false }).log });
/** What went or is to go to the phones of those who chose it: whether by an announcement or a notice. */
const written = async () =>
  (
    await rows(`select kind from outgoing_messages
      where recipient like '541555019_' and state not in ('dropped', 'refused') order by kind`)
  ).map(({ kind }) => kind);
const texts = () => told.filter((one) => /^541555019/.test(one));

it('is shown in both languages with whom it reaches, and told each once, however often it is pressed', async () => {
  const shown = await preview();
  expect(shown).toMatchObject({ accounts: 3, known: 0, isMoved: false, needsSecond: false });
  expect(shown.reach.byWay.text).toBe(3);
  expect(shown.samples.map((one: { text: { text: string } }) => one.text.text)).toEqual([
    expect.stringContaining('Power at 5 Elm St is out.'),
    expect.stringContaining('Un arbol cayo sobre la linea'),
  ]);
  const pressed = await Promise.all(Array.from({ length: 20 }, () => tell(shown.news)));
  expect(pressed.filter((one) => one.statusCode === 200)).toHaveLength(1);
  await deliver();
  expect(texts()).toHaveLength(3);
  expect((await tell()).json().message).toMatch(/^Nobody is left to tell/);
  expect(await rows("select act from audit where act = 'outage-told'")).toHaveLength(1);
});

it('is not told once more by the notice that members chose, nor the other way round', async () => {
  await tell();
  await notice();
  await deliver();
  expect(texts()).toHaveLength(3);
  await afresh();
  await notice();
  expect((await preview()).known).toBe(3);
  expect((await tell()).statusCode).toBe(409);
});

it('as it was told by a notice before its estimate moved, though in the same minute, is to be told again', async () => {
  await notice();
  expect((await move(1, 180)).statusCode).toBe(200);
  expect(await preview()).toMatchObject({ accounts: 3, known: 0 });
  await afresh();
  await tell();
  await deliver();
  await notice();
  await move(1, 180);
  expect(await preview()).toMatchObject({ accounts: 3, known: 0, isMoved: true });
});

it('that a notice told to somebody while it was on its way is not told to them once more', async () => {
  await tell();
  const [number] = numbers;
  const noticeId = randomUUID();
  await rows(
    `insert into notices (notice_id, account_number, member_number, kind, subject, created_at, is_open)
     values ($1, $2, $2, 'outage', $3, now(), true)`,
    noticeId,
    number,
    outageNumber,
  );
  await rows(
    `insert into notice_deliveries (notice_id, channel, address, contact_id, created_at)
     values ($1, 'text', '5415550190', gen_random_uuid(), now())`,
    noticeId,
  );
  await deliver();
  expect(texts()).toHaveLength(2);
  expect(texts().filter((one) => one.startsWith('5415550190'))).toEqual([]);
});

it('is told again when the estimate has moved, and what was on its way of the old one is not', async () => {
  await tell();
  expect((await move(1, 180)).statusCode).toBe(200);
  const moved = await preview();
  expect(moved).toMatchObject({ accounts: 3, isMoved: true });
  expect((await tell(moved.news - 1)).json().message).toMatch(/^The estimate was changed a moment ago/);
  await tell(moved.news);
  await deliver();
  expect(texts()).toHaveLength(3);
  expect(texts().every((one) => one.includes('we now expect it back'))).toBe(true);
});

it('is told to nobody after power is back', async () => {
  await tell();
  await end(1);
  await deliver();
  expect(texts().filter((one) => one.includes('is out'))).toEqual([]);
  expect((await tell(1)).json().message).toBe('This outage has ended already.');
});

it('that is opened again is told again, by whoever tells it first, and so is its end', async () => {
  await notice();
  expect((await tell()).statusCode).toBe(409);
  await end(1);
  await notice();
  expect((await reopen(2)).statusCode).toBe(200);
  expect(await preview()).toMatchObject({ accounts: 3, known: 0, isMoved: false });
  expect((await tell()).statusCode).toBe(200);
  await notice();
  await deliver();
  expect(texts()).toHaveLength(3);
  expect(texts().every((one) => one.includes('is out'))).toBe(true);
  await notice();
  await end(3);
  await notice();
  expect(await toldOf(at, '980001')).toEqual([
    ...[`outage ${outageNumber}`, `restoration ${outageNumber}`],
    ...[`outage ${outageNumber} 2`, `restoration ${outageNumber} 2`],
  ]);
  await reopen(4);
  await notice();
  expect((await toldOf(at, '980001')).at(-1)).toBe(`outage ${outageNumber} 3`);
  expect((await tell()).statusCode).toBe(409);
});

it('whose description is long and has lines is told all the same', async () => {
  await rows('update outages set description = $1', 'A tree fell\non the line. '.repeat(20));
  expect((await tell()).statusCode).toBe(200);
});

it('is told by the notice to whom a stop or a calling off left untold, and to nobody twice', async () => {
  const thrice = (kind: string) => [kind, kind, kind];
  for (const how of ['stop', 'call-off'] as const) {
    await afresh();
    await tell();
    await notice();
    expect(await written()).toEqual([]);
    const stopping = async (recipient: string, message: { readonly text: string }) => {
      await carry(recipient, message);
      await act(how);
    };
    await deliver({ ...carriers, text: stopping });
    await deliver();
    expect(await written()).toEqual(['announcement']);
    await notice();
    await act('resume');
    await deliver();
    await notice();
    expect(await written()).toEqual(['announcement', 'notice-outage', 'notice-outage']);
    await end(1);
    await notice();
    expect((await written()).slice(3)).toEqual(thrice('notice-restoration'));
  }
});

it('counts as told by the notice as well, whatever became of it, where all is recorded as told', async () => {
  await tell();
  expect(await recordNotices(at.services)).toMatchObject({ outage: 3 });
  await act('stop');
  await notice();
  expect(await written()).toEqual([]);
});

it('goes to a second person where it is more than one may tell', async () => {
  await rows(`insert into members (member_number, first_name, last_name, email)
    select 'T' || i, 'T', 'T', 'T' || i || '@many.example' from generate_series(1, 501) i on conflict do nothing`);
  await rows(`insert into accounts (account_number, member_number, account_holder_name, account_type, service_street,
      service_city, service_state, service_zip, location_id)
    select 'T' || i, 'T' || i, 'T', 'Electric', '1 Way', 'Town', 'OR', '97498', 'LT0' from generate_series(1, 501) i
    on conflict do nothing`);
  expect((await preview()).needsSecond).toBe(true);
  expect((await tell()).json().waits).toBe(true);
  expect(await rows('select state from announcements')).toEqual([{ state: 'ready' }]);
  await notice();
  expect(await written()).toEqual(['notice-outage', 'notice-outage', 'notice-outage']);
  await act('start');
  await deliver();
  await notice();
  expect(await written()).toEqual(['notice-outage', 'notice-outage', 'notice-outage']);
  expect(told.filter((one) => one.includes('@many.example'))).toHaveLength(501);
});

it('is told by the notice at once where nobody has started it, and where it was called off before', async () => {
  expect((await tell()).json().waits).toBe(true);
  await act('call-off');
  await notice();
  expect(await written()).toEqual(['notice-outage', 'notice-outage', 'notice-outage']);
});
