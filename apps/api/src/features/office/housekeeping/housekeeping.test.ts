import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { forgetWhatEnded } from './housekeeping-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

it('clearing away takes what has ended, and nothing that still counts', async () => {
  const post = (url: string, payload: object) => at.app.inject({ method: 'POST', url, payload });
  const { accessToken } = (await post('/v3/login', { username: 'walter.prine', password: 'Rochdale-demo-1!' })).json();
  await post('/v3/login', { username: 'walter.prine', password: 'wrong' });
  const { emails } = (await post('/v3/registration/authentication-types', { accountNumber: '104500090' })).json();
  await post('/v3/registration/verify-account', { selectedAuthenticateOption: emails[0].validatorResource });
  const count = async (table: string) =>
    Number((await at.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
  const tables = ['attempts', 'tokens', 'registration_attempts', 'outgoing_messages'];
  const counts = () => Promise.all(tables.map(count));
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);

  await forgetWhatEnded(at.services.db, new Date());
  expect(await counts()).toEqual(before);
  const session = await at.app.inject({ url: '/v3/session', headers: { authorization: `Bearer ${accessToken}` } });
  expect(session.statusCode).toBe(200);
  await forgetWhatEnded(at.services.db, new Date(Date.now() + 100 * 24 * 3_600_000));
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

it('sign-ins with names that nobody has are known for 30 days, what happened to a login for two years', async () => {
  const { pool } = at.database;
  await pool.query('truncate security_events');
  await pool.query(
    `insert into security_events (kind, at, member_number, login_key)
     values ('sign-in-failed', '2027-05-08', null, 'made.up'), ('sign-in-failed', '2027-05-10', null, 'made.up'),
       ('sign-in-failed', '2027-05-07', null, 'marisol.okonkwo'), ('handed-over', '2027-05-06', '200017', null),
       ('signed-in', '2025-06-07', '200017', 'a'), ('signed-in', '2025-06-09', '200017', 'a')`,
  );
  await forgetWhatEnded(at.services.db, new Date('2027-06-08T12:00:00Z'));
  const { rows } = await pool.query("select to_char(at, 'YYYY-MM-DD') as day from security_events order by at");
  expect(rows.map(({ day }) => day)).toEqual(['2025-06-09', '2027-05-06', '2027-05-07', '2027-05-10']);
});

it('what proved an authorization goes two years after its end; that it was, and of one that stands all, stays', async () => {
  const { pool } = at.database;
  await pool.query('truncate authorizations');
  await pool.query(
    `insert into authorizations (authorization_id, plan_kind, plan_key, member_number, way, consent_text, text_version, language,
       network, method, given_at, ended_at, end_reason)
     select id, 'draft', '1', '1', 'web', 'I agree', 'e1', 'en', '203.0.113.7', 'Bank account ending in 6789', '2020-01-01', ended, 'member'
     from (values ('stands', null), ('recent', '2025-06-09'::timestamptz), ('old', '2025-06-07'::timestamptz)) as kept (id, ended)`,
  );
  await forgetWhatEnded(at.services.db, new Date('2027-06-08T12:00:00Z'));
  const kept = await pool.query(
    'select authorization_id as id, consent_text as text, network, method, end_reason as why from authorizations order by given_at, 1',
  );
  const rest = { method: 'Bank account ending in 6789', why: 'member' };
  expect(kept.rows).toEqual([
    { id: 'old', text: '', network: null, ...rest },
    { id: 'recent', text: 'I agree', network: '203.0.113.7', ...rest },
    { id: 'stands', text: 'I agree', network: '203.0.113.7', ...rest },
  ]);
});

it('a consent to texts and calls goes four years after its end; one that stands stays', async () => {
  const { pool } = at.database;
  await pool.query(
    `insert into contact_consents (consent_id, member_number, phone, takes_texts, takes_voice, consent_text, text_version, language,
       network, given_at, ended_at)
     select id, '1', '5415550142', true, false, 'I agree', 'e1', 'en', '203.0.113.7', '2020-01-01', ended
     from (values ('stands', null), ('recent', '2023-06-09'::timestamptz), ('old', '2023-06-07'::timestamptz)) as kept (id, ended)`,
  );
  await forgetWhatEnded(at.services.db, new Date('2027-06-08T12:00:00Z'));
  const { rows } = await pool.query('select consent_id as id from contact_consents order by 1');
  expect(rows.map(({ id }) => id)).toEqual(['recent', 'stands']);
});
