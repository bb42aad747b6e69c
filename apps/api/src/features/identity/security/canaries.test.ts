import { expect, it } from 'vitest';
import { openLog } from '../../../platform/log.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { loadBankSettings, textOfBankFile, writeBankFile } from '../../planned/bank-file/public.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';
import { answer } from '../sign-in/sign-in-help-job.ts';

it('a password, a code, a secret, an answer and a link appear in no log, no refusal, no table and no job', async () => {
  const log: string[] = [];
  const at = await testApp({ log: openLog('trace', { write: (line) => log.push(line) }) });
  const refusals: string[] = [];
  const post = async (url: string, payload: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await at.app.inject({ method: 'POST', url, payload, headers });
    if (response.statusCode >= 400) refusals.push(response.body);
    return response.json();
  };
  const newest = async (pattern: RegExp) => pattern.exec((await sentMessages(at))[0]?.text ?? '')?.[1] ?? '';
  const password = 'Canary-Password-1!';
  const wrong = 'Canary-Wrong-2!';
  const next = 'Canary-Next-3!';
  const secAnswer = 'canary answer';

  const { emails } = await post('/v3/registration/authentication-types', { accountNumber: '104500090' });
  const { attempt } = await post('/v3/registration/verify-account', {
    selectedAuthenticateOption: emails[0].validatorResource,
  });
  const code = await newest(/\b(\d{6})\b/);
  const { registrationToken } = await post('/v3/registration/verify-code', { attempt, verificationCode: code });
  const form = {
    registrationToken,
    loginId: 'tess.amador',
    email: 'tess@amador.example',
    cnfemail: 'tess@amador.example',
    password,
    cnfpassword: wrong,
    secQuestion: 'pet',
    secAnswer,
    paperlessConfirmText: false,
    hasOptedForPaperlessBilling: false,
    hasOptedForPaperlessOther: false,
    areMarketingEmailsAllowed: false,
  };
  await post('/v3/registration/members', form);
  await post('/v3/registration/members', { ...form, cnfpassword: password });
  await post('/v3/login', { username: 'tess.amador', password: wrong });
  await post('/v3/login', { username: 'tess.amador', password: [password] });
  const login = { method: 'POST', url: '/v3/login', payload: { username: 'tess.amador', password } } as const;
  const signedIn = await at.app.inject(login);
  const { accessToken } = signedIn.json();
  const browserToken = /rochdale_browser=([\w-]{43})/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? '';
  const member = '/v3/member/200108/mfa';
  const qr = await post(`${member}/qr-code`, {}, accessToken);
  const secret: string = qr.secretNewKey;
  const set = { encryptedMember: qr.encryptedValidator, key: secret, code: codeOfStep(secret, stepOf(new Date())) };
  const { recoveryCodes } = await post(member, { ...set, currentPassword: password }, accessToken);
  await post('/v3/recovery/password', { username: 'tess.amador', email: 'tess@amador.example' });
  const jobs = await at.database.pool.query(
    "select data->>'locked' as locked from pgboss.job where name = 'identity.answer'",
  );
  for (const { locked } of jobs.rows) await answer(at.services, locked);
  const otc = await newest(/otc=([\w-]+)/);
  await post('/v3/recovery/reset', { otc, password: next, cnfpassword: next });

  const canaries: Record<string, string> = { password, wrong, next, secAnswer, accessToken, otc, secret };
  Object.assign(canaries, { code: ` ${code}`, browserToken, recoveryCode: recoveryCodes[0] });
  for (const [name, value] of Object.entries(canaries)) expect([name, value.trim().length > 5]).toEqual([name, true]);
  expect(log.length).toBeGreaterThan(10);
  expect(refusals.length).toBeGreaterThan(2);
  expect(await leaksOf(canaries, at, log, refusals)).toEqual([]);
  await at.close();
});

it('a bank account number appears in no log, no refusal, no answer, no table and no job', async () => {
  const log: string[] = [];
  const at = await testApp({ log: openLog('trace', { write: (line) => log.push(line) }) });
  const payload = { username: 'hattie.brandvold', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const member = '/v3/member/200901';
  const answers: string[] = [];
  const setUp = async (bankAccountNumber: string, changes: object = {}) => {
    const item = { action: 'ADD', draftMethod: 'END_OF_MONTH', draftDay: null, draftStartDate: '2026-01-01' };
    const response = await at.app.inject({
      method: 'PUT',
      url: `${member}/drafts`,
      headers,
      payload: {
        memberNumber: '200901',
        draftAccounts: [{ ...item, accountNumber: '104509114' }],
        draftType: 'Savings',
        bankAccountNumber,
        routingNumber: '021000021',
        bankName: 'ALDER VALLEY',
        draftAuthorize: true,
        ...changes,
      },
    });
    answers.push(response.body);
    return response.statusCode;
  };
  const canaries = {
    imported: '700012345678',
    kept: '918273645546372',
    refused: '827364554637281',
    tooLong: '8273645546372819109',
    odd: '4455-6677-8899',
  };
  expect(await setUp(canaries.refused, { routingNumber: '122105155' })).toBe(400);
  expect(await setUp(canaries.refused, { draftType: 'Neither' })).toBe(400);
  expect(await setUp(canaries.tooLong)).toBe(400);
  expect(await setUp(canaries.odd)).toBe(400);
  expect(await setUp(canaries.kept)).toBe(200);
  answers.push((await at.app.inject({ url: `${member}/drafts`, headers })).body);
  const bank = await loadBankSettings(at.services.coopFolder);
  if (!bank) throw new Error('There is no bank.yaml.');
  const file = await writeBankFile(at.services, bank, '2026-11-20');
  expect(file && textOfBankFile(at.services.vault, file)).toContain(canaries.kept);
  expect(log.length).toBeGreaterThan(6);
  expect(await leaksOf(canaries, at, log, answers)).toEqual([]);
  await at.close();
});

/** Which of the values stand in clear in a log, an answer, a table or the queue. */
async function leaksOf(
  canaries: Readonly<Record<string, string>>,
  at: Awaited<ReturnType<typeof testApp>>,
  log: readonly string[],
  answers: readonly string[],
): Promise<string[]> {
  const tables = await at.database.pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const places: Record<string, string> = { log: log.join('\n'), answers: answers.join('\n') };
  for (const { name } of tables.rows) {
    const rows = await at.database.pool.query(`select t::text as row from ${name} t`);
    places[name] = rows.rows.map(({ row }) => row).join('\n');
  }
  return Object.entries(places).flatMap(([place, text]) =>
    Object.entries(canaries).flatMap(([name, value]) => (text.includes(value) ? [`${name} in ${place}`] : [])),
  );
}
