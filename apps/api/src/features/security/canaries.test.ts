import { expect, it } from 'vitest';
import { openLog } from '../../platform/log.ts';
import { sentMessages } from '../../platform/testing/sent-messages.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { answer } from '../sign-in/answer-job.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';

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
  const { attempt } = await post('/v3/registration/verify-account', { validatorResource: emails[0].validatorResource });
  const code = await newest(/\b(\d{6})\b/);
  const { registrationToken } = await post('/v3/registration/verify-code', { attempt, verificationCode: code });
  const form = {
    ...{ registrationToken, loginId: 'tess.amador', email: 'tess@amador.example', cnfemail: 'tess@amador.example' },
    ...{ password, cnfpassword: wrong, secQuestion: 'pet', secAnswer, paperlessConfirmText: false },
    ...{ hasOptedForPaperlessBilling: false, hasOptedForPaperlessOther: false, areMarketingEmailsAllowed: false },
  };
  await post('/v3/registration/members', form);
  await post('/v3/registration/members', { ...form, cnfpassword: password });
  await post('/v3/login', { username: 'tess.amador', password: wrong });
  await post('/v3/login', { username: 'tess.amador', password: [password] });
  const { accessToken, loginInfo } = await post('/v3/login', { username: 'tess.amador', password });
  const member = '/v3/member/200108/mfa';
  const qr = await post(`${member}/qr-code`, {}, accessToken);
  const secret: string = qr.secretNewKey;
  const set = { encryptedMember: qr.encryptedValidator, key: secret, code: codeOfStep(secret, stepOf(new Date())) };
  const { recoveryCodes } = await post(member, set, accessToken);
  await post('/v3/recovery/password', { username: 'tess.amador', email: 'tess@amador.example' });
  const jobs = await at.database.pool.query(
    "select data->>'locked' as locked from pgboss.job where name = 'identity.answer'",
  );
  for (const { locked } of jobs.rows) await answer(at.services, locked);
  const otc = await newest(/otc=([\w-]+)/);
  await post('/v3/recovery/reset', { otc, password: next, cnfpassword: next });

  const canaries: Record<string, string> = { password, wrong, next, secAnswer, accessToken, otc, secret };
  Object.assign(canaries, { code: ` ${code}`, deviceToken: loginInfo.deviceToken, recoveryCode: recoveryCodes[0] });
  for (const [name, value] of Object.entries(canaries)) expect([name, value.trim().length > 5]).toEqual([name, true]);
  const tables = await at.database.pool.query(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const places: Record<string, string> = { log: log.join('\n'), refusals: refusals.join('\n') };
  for (const { name } of tables.rows) {
    const rows = await at.database.pool.query(`select t::text as row from ${name} t`);
    places[name] = rows.rows.map(({ row }) => row).join('\n');
  }
  expect(log.length).toBeGreaterThan(20);
  expect(refusals.length).toBeGreaterThan(2);
  const leaks = Object.entries(places).flatMap(([place, text]) =>
    Object.entries(canaries).flatMap(([name, value]) => (text.includes(value) ? [`${name} in ${place}`] : [])),
  );
  expect(leaks).toEqual([]);
  await at.close();
});
