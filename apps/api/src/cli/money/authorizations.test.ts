import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { authorizationsCommand } from './authorizations.ts';

let at: Awaited<ReturnType<typeof testApp>>;
const said: string[] = [];

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});

it('what a member agreed to is found by member, account, payment and trace number, with its text when asked', async () => {
  const [member, account, other] = ['200801', '104508110', '104508111'];
  const login = { username: 'greta.solheim', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const enrolled = await at.app.inject({
    method: 'POST',
    url: `/v3/member/${member}/auto-pay`,
    headers,
    payload: {
      storedPaymentId: `S${member}1`,
      daysBefore: 2,
      ceiling: 150.25,
      agreed: true,
      accounts: [{ accountNumber: account }],
    },
  });
  expect(enrolled.statusCode).toBe(200);
  const { pool } = at.database;
  await pool.query(
    `insert into ach_entries (trace_number, file_number, kind, account_number, authorization_id, trans_no, amount_cents, effective_date)
     select '021000020000001', 1, 'debit', account_number, authorization_id, 'PAID', 100, '2026-11-23' from auto_pays where account_number = $1`,
    [account],
  );
  await authorizationsCommand.run([account]);
  expect(said.at(-1)).toMatch(
    /^auto-pay 104508110, member 200801: Visa ending in \d{4}\n {2}agreed \S+Z at the portal, in en, edition [0-9a-f]{12}, from \S+\n {2}stands$/,
  );
  const shown = said.at(-1);
  for (const number of [member, 'PAID', '021000020000001']) {
    expect(await authorizationsCommand.run([number])).toBe(0);
    expect(said.at(-1)).toContain(shown);
  }
  await authorizationsCommand.run([account, '--text']);
  expect(said.at(-1)).toMatch(/\n {2}\| .*authorize/i);
  await at.app.inject({ method: 'DELETE', url: `/v3/member/${member}/auto-pay/${account}`, headers });
  await authorizationsCommand.run([account]);
  expect(said.at(-1)).toMatch(/\n {2}ended \S+Z: member, told \S+Z$/);
  expect(await authorizationsCommand.run([other])).toBe(1);
  expect(said.at(-1)).toBe(`Nothing is on record for ${other}.`);
});

it('whoever agreed to texts and calls is found by member and phone, with the text', async () => {
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const payload = { kind: 'phone', address: '5415550142', takesTexts: true, takesVoice: true };
  await at.app.inject({ method: 'POST', url: '/v3/member/200017/contacts', headers, payload });
  for (const asked of ['200017', '(541) 555-0142']) {
    expect(await authorizationsCommand.run([asked, '--text'])).toBe(0);
    expect(said.at(-1)).toMatch(
      /contact 5415550142, member 200017: texts and calls\n {2}agreed \S+Z at the portal, in en, edition [0-9a-f]{12}, from \S+\n {2}stands\n {2}\| By checking a box, I agree /,
    );
  }
});
