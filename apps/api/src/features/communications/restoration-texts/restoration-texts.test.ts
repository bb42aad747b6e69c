import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { deliver } from '../messages/deliver-job.ts';
import { answerText } from '../notices/answer-text.ts';
import { noticeCheck } from '../notices/notice-check.ts';
import { recordNotices, runNotices } from '../notices/run-notices.ts';
import { choose } from '../notices/testing/notified-co-op.ts';

const [account, member, phone, other] = ['104471882', '200017', '5415550142', '5415550199'] as const;
let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const texts: string[] = [];

const tokenOf = async (username: string) => {
  const payload = { username, password: 'Rochdale-demo-1!' };
  return (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
};
const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;

const tokens: Record<string, string> = {};
beforeAll(async () => {
  at = await testApp({ clock: { now: () => now } });
  for (const username of ['marisol.okonkwo', 'walter.prine']) tokens[username] = await tokenOf(username);
});
afterAll(() => at.close());
beforeEach(async () => {
  texts.length = 0;
  await query('truncate restoration_texts, notices, notice_deliveries, outgoing_messages, text_stops, attempts');
  await query("delete from notification_contacts where kind = 'phone'");
  await query('delete from notification_choices');
  await query('update outages set restored_at = null where outage_number = $1', [`O${account}-0`]);
});

async function ask(method: 'GET' | 'POST' | 'DELETE', payload?: object, ending = '', username = 'marisol.okonkwo') {
  const url = `/v3/outage/accounts/${account}/restoration-text${ending}`;
  const headers = { authorization: `Bearer ${tokens[username]}` };
  const answer = await at.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const prove = (verificationCode: string) => ask('POST', { verificationCode }, '/proved');
const isProved = (address = phone) =>
  query(
    `insert into notification_contacts (member_number, contact_id, kind, address, takes_texts, verified_at, created_at)
     values ($1, gen_random_uuid(), 'phone', $2, true, now(), now())`,
    [member, address],
  );
const localNow = () => new Date(now.getTime()).toLocaleString('sv-SE', { timeZone: 'America/Los_Angeles' });
const comesBack = (outageNumber = `O${account}-0`) =>
  query('update outages set restored_at = $2 where outage_number = $1', [
    ...[outageNumber, localNow().slice(0, 16).replace(' ', 'T')],
  ]);
const goesOut = () => query('update outages set restored_at = null where outage_number = $1', [`O${account}-0`]);
const run = () => runNotices({ ...at.services, log: fastify({ logger: false }).log });
const delivering = () => ({
  ...at.services,
  check: noticeCheck(at.services),
  carriers: {
    email: undefined,
    voice: undefined,
    text: async (recipient: string, { text }: { text: string }) => void texts.push(`${recipient} ${text}`),
  },
});
const deliverAll = async () => {
  for (const { message_id: id } of await query("select message_id from outgoing_messages where channel = 'text'"))
    await deliver(delivering(), id);
};
const restorations = () => texts.filter((text) => text.includes('Power is back'));
const asks = () => query('select phone, ending from restoration_texts order by asked_at, ending nulls last');
const codeTo = async (recipient: string) => {
  const sent = (await sentMessages(at)).find((one) => one.recipient === recipient && one.kind === 'verification-code');
  return /(\d{6})/.exec(sent?.text ?? '')?.[1] ?? '';
};

describe('who asks to be texted when the power is back (service-71)', () => {
  it('is texted once, however often it was asked and looked', async () => {
    await isProved();
    expect((await ask('GET')).body).toMatchObject({ isOffered: true, asked: null, phone: '(541) 555-0142' });
    const pressed = await Promise.all(Array.from({ length: 20 }, () => ask('POST', { phone })));
    expect(new Set(pressed.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['200 waiting']));
    expect(await asks()).toEqual([{ phone, ending: null }]);
    await Promise.all([run(), run()]);
    expect(await query('select kind from notices')).toEqual([]);
    await comesBack();
    await Promise.all([run(), run(), run()]);
    await run();
    await deliverAll();
    await deliverAll();
    expect(restorations()).toEqual([expect.stringMatching(/^5415550142 .*Power is back at account ending 1882/)]);
    expect(await asks()).toEqual([{ phone, ending: 'told' }]);
    expect((await ask('GET')).body).toMatchObject({ isOffered: false, asked: null });
    expect((await ask('POST', { phone })).status).toBe(409);
  });

  it('has agreed to words that are kept with number, time and network', async () => {
    await isProved();
    const { consent } = (await ask('GET')).body;
    await ask('POST', { phone });
    const [kept] = await query('select * from restoration_texts');
    expect(kept).toMatchObject({ phone, member_number: member, consent_text: consent, language: 'en' });
    expect([kept.asked_at, kept.network.length > 0]).toEqual([now, true]);
  });

  it('is told once also where the outage is told to the same phone by choice', async () => {
    await isProved();
    await query('update outages set started_at = $2 where outage_number = $1', [
      ...[`O${account}-0`, localNow().slice(0, 10).concat('T00:00')],
    ]);
    await choose(at, member, ['outage'], ['text'], '2020-01-01T00:00:00Z');
    await query('update notification_choices set account_number = $1', [account]);
    await ask('POST', { phone });
    await run();
    await comesBack();
    await run();
    await deliverAll();
    expect(restorations()).toHaveLength(1);
    expect(await asks()).toEqual([{ phone, ending: 'told' }]);
  });
});

describe('a typed number (service-72)', () => {
  it('is proved by a code first, one for many presses, and is told nothing before', async () => {
    const pressed = await Promise.all([1, 2, 3, 4, 5].map(() => ask('POST', { phone: '(541) 555-0199' })));
    expect(pressed.map(({ body }) => body.state)).toEqual(Array(5).fill('code'));
    expect(await query('select recipient from outgoing_messages')).toEqual([{ recipient: other }]);
    const code = await codeTo(other);
    const wrong = await prove(code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.body[0].field]).toEqual([400, 'code']);
    expect(await prove(code)).toEqual({ status: 200, body: { phone: '(541) 555-0199', state: 'waiting' } });
    await comesBack();
    await run();
    await deliverAll();
    expect(restorations()).toHaveLength(1);
  });

  it('that was never proved is told nothing, nor is it taken when the power is back', async () => {
    await ask('POST', { phone: other });
    const code = await codeTo(other);
    await comesBack();
    await run();
    await deliverAll();
    expect(restorations()).toEqual([]);
    expect((await prove(code)).status).toBe(409);
    expect(await asks()).toEqual([{ phone: other, ending: 'over' }]);
  });

  it('has five tries and a time; another number takes the place of one that waits for its code', async () => {
    await ask('POST', { phone: other });
    const code = await codeTo(other);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) await prove(wrong);
    expect((await prove(code)).status).toBe(400);
    await ask('POST', { phone: '5415550198' });
    expect(await asks()).toEqual([
      { phone: other, ending: 'replaced' },
      { phone: '5415550198', ending: null },
    ]);
  });

  it('gets three codes an hour at most, whoever asks', async () => {
    const codes: number[] = [];
    const begun = now;
    for (let asked = 0; asked < 4; asked += 1) {
      codes.push((await ask('POST', { phone: other })).status);
      now = new Date(now.getTime() + 31_000);
    }
    now = begun;
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  it('is no way to another member’s account, and none without an outage', async () => {
    expect((await ask('POST', { phone }, '', 'walter.prine')).status).toBe(404);
    expect((await ask('POST', { phone: '555' })).status).toBe(400);
    await comesBack();
    expect((await ask('POST', { phone })).status).toBe(409);
  });
});

describe('what was asked (service-73)', () => {
  it('ends when it is withdrawn, and when the phone answers STOP, written text or not', async () => {
    await isProved();
    await ask('POST', { phone });
    expect((await ask('DELETE')).body.message).toBe('We will not text you about this outage.');
    await ask('POST', { phone });
    await answerText(at.services, { phone, text: 'STOP', id: 'in-1', note: async () => undefined });
    await ask('POST', { phone });
    await comesBack();
    await run();
    await answerText(at.services, { phone, text: 'STOP', id: 'in-2', note: async () => undefined });
    await deliverAll();
    expect(restorations()).toEqual([]);
    expect((await asks()).map(({ ending }) => ending).sort()).toEqual(['stopped', 'stopped', 'withdrawn']);
  });

  it('ends at a phone that is nobody’s contact too, which is answered', async () => {
    await ask('POST', { phone: other });
    await prove(await codeTo(other));
    const stop = { phone: other, text: 'STOP', id: 'in-3', note: async () => undefined };
    await Promise.all(Array.from({ length: 20 }, () => answerText(at.services, stop)));
    expect(await asks()).toEqual([{ phone: other, ending: 'stopped' }]);
    expect((await query("select kind from outgoing_messages where kind = 'text-reply'")).length).toBe(1);
  });

  it('waits anew where the outage is opened again before its text went; then it is told once', async () => {
    await isProved();
    await ask('POST', { phone });
    await comesBack();
    await run();
    await goesOut();
    await deliverAll();
    expect(restorations()).toEqual([]);
    expect((await ask('GET')).body.asked).toEqual({ phone: '(541) 555-0142', state: 'waiting' });
    await comesBack();
    await run();
    await deliverAll();
    expect(restorations()).toHaveLength(1);
  });

  it('is told where power comes back place by place, and the outage goes on elsewhere', async () => {
    await isProved();
    await ask('POST', { phone });
    const [left] = await query('delete from outage_locations where outage_number = $1 returning *', [`O${account}-0`]);
    await run();
    await run();
    await deliverAll();
    expect(restorations()).toHaveLength(1);
    expect(await asks()).toEqual([{ phone, ending: 'told' }]);
    await query('insert into outage_locations (location_id, outage_number) values ($1, $2)', [
      ...[left?.location_id, left?.outage_number],
    ]);
  });

  it('may be asked again when an outage that was told is opened again', async () => {
    await isProved();
    for (const told of [1, 2]) {
      await goesOut();
      await ask('POST', { phone });
      await comesBack();
      await run();
      await deliverAll();
      expect(restorations()).toHaveLength(told);
    }
  });

  it('is over with an outage that never was one, with another member, and in a database that was restored', async () => {
    await isProved();
    await ask('POST', { phone });
    await query('update outages set is_cancelled = true where outage_number = $1', [`O${account}-0`]);
    await run();
    await query('update outages set is_cancelled = false where outage_number = $1', [`O${account}-0`]);
    await ask('POST', { phone });
    await comesBack();
    await recordNotices(at.services);
    await run();
    await deliverAll();
    expect(restorations()).toEqual([]);
    expect((await asks()).map(({ ending }) => ending)).toEqual(['over', 'over']);
  });
});

it('two thousand who wait are each told once by workers side by side', async () => {
  await query(
    `insert into members (member_number, first_name, last_name) select 'W' || i, 'W', 'W' from generate_series(1, 2000) i`,
  );
  await query(`insert into accounts (account_number, member_number, account_holder_name, account_type, service_street, service_city,
      service_state, service_zip, location_id)
    select 'W' || i, 'W' || i, 'W', 'Electric', '1 Way', 'Town', 'OR', '97498', 'LW' || i from generate_series(1, 2000) i`);
  await query(
    "insert into outages (outage_number, description, started_at) values ('BIG', 'Storm', '2026-01-01T00:00')",
  );
  await query("insert into outage_locations select 'LW' || i, 'BIG' from generate_series(1, 2000) i");
  await query(`insert into restoration_texts (ask_id, account_number, member_number, outage_number, phone, consent_text, text_version,
      language, network, asked_at, proved_at)
    select gen_random_uuid(), 'W' || i, 'W' || i, 'BIG', (2000000000 + i)::text, 'c', 'v', 'en', 'n', now(), now() from generate_series(1, 2000) i`);
  await comesBack('BIG');
  await Promise.all([run(), run()]);
  const [told] = await query(`select count(*)::int as messages, count(distinct recipient)::int as phones
    from outgoing_messages where kind = 'notice-restoration'`);
  expect(told).toEqual({ messages: 2000, phones: 2000 });
  expect(
    await query("select count(*)::int as waiting from restoration_texts where ending is distinct from 'told'"),
  ).toEqual([{ waiting: 0 }]);
});
