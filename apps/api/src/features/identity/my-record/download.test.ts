import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

const member = '200017';
const currentPassword = 'Rochdale-demo-1!';
let at: Awaited<ReturnType<typeof testApp>>;
let token = '';

beforeAll(async () => {
  at = await testApp({ isDemo: true });
  const payload = { username: 'marisol.okonkwo', password: currentPassword };
  token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
});
afterAll(() => at.close());

const download = (payload: object) =>
  at.app.inject({
    method: 'POST',
    url: `/v3/member/${member}/record/download`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const count = async (text: string) => (await at.database.pool.query(text, [member])).rows[0].count;

it('asks for the current password, and says so in its field (identity-104)', async () => {
  const answer = await download({ currentPassword: 'wrong' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()[0].field).toBe('currentPassword');
});

it('of a long record every entry has all of its fields in the file (identity-104)', { timeout: 300_000 }, async () => {
  await at.database.pool.query(
    `insert into contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version,
       language, network, given_at)
     values (gen_random_uuid(), $1, '5415550100', true, false, 'I agree to texts.', '1', 'en', '203.0.113.7', now() - interval '1 day')`,
    [member],
  );
  await at.database.pool.query(
    "insert into security_events (at, kind, member_number, login_key) select now(), 'signed-in', $1, 'marisol.okonkwo' from generate_series(1, 501)",
    [member],
  );
  const files = unzipSync((await download({ currentPassword })).rawPayload);
  const rows: unknown[] = parse(new TextDecoder().decode(files['record.csv']), { columns: true });
  expect(rows).toContainEqual(expect.objectContaining({ consent: 'contact', text: 'I agree to texts.' }));
  await at.database.pool.query('delete from attempts');
});

it('is everything, counted against the tables; once an hour', { timeout: 300_000 }, async () => {
  const answer = await download({ currentPassword });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(answer.rawPayload);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const bothOf = (name: string): number => {
    const rows: unknown[] = JSON.parse(text(`${name}.json`));
    expect(parse(text(`${name}.csv`), { columns: true })).toHaveLength(rows.length);
    return rows.length;
  };
  const ofMember = 'join accounts using (account_number) where accounts.member_number = $1';
  expect(bothOf('bills')).toBe(await count(`select count(*)::int from bills ${ofMember}`));
  expect(bothOf('payments')).toBe(await count(`select count(*)::int from posted_payments ${ofMember}`));
  expect(bothOf('usage-days')).toBe(
    await count(`select count(*)::int from usage_days join meters using (meter_number) ${ofMember}`),
  );
  expect(bothOf('record')).toBe(
    (await count('select count(*)::int from security_events where member_number = $1')) -
      // What the download itself noted.
      1 +
      (await count(
        "select count(*)::int from security_events where member_number is null and login_key = 'marisol.okonkwo' and $1 <> ''",
      )) +
      (await count('select count(*)::int from outgoing_messages where member_number = $1')) +
      (await count(
        'select count(*)::int + count(ended_at)::int as count from authorizations where member_number = $1',
      )) +
      (await count(
        'select count(*)::int + count(ended_at)::int as count from contact_consents where member_number = $1',
      )),
  );
  const papers = Object.keys(files).filter((name) => name.startsWith('bills/'));
  expect(papers.length).toBe(
    await count(`select count(distinct (account_number, bill_date))::int as count from bills ${ofMember}`),
  );
  for (const name of papers) expect(new TextDecoder().decode(files[name]?.slice(0, 5))).toBe('%PDF-');
  const profile = JSON.parse(text('profile.json'));
  expect(profile).toMatchObject({ memberNumber: member, login: { username: 'marisol.okonkwo' } });
  expect(profile.accounts).toHaveLength(await count('select count(*)::int from accounts where member_number = $1'));
  const [secret] = (
    await at.database.pool.query("select password_hash from logins where login_key = 'marisol.okonkwo'")
  ).rows;
  for (const name of Object.keys(files).filter((one) => !one.startsWith('bills/')))
    expect(text(name)).not.toContain(secret.password_hash);

  const again = await download({ currentPassword });
  expect(again.statusCode).toBe(429);
});
