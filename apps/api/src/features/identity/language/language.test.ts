import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { findLogin } from '../sign-in/public.ts';
import { answer } from '../sign-in/sign-in-help-job.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const password = 'Rochdale-demo-1!';
const login = (username: string, language: string, given = password) =>
  at.app.inject({
    method: 'POST',
    url: '/v3/login',
    headers: { 'accept-language': language },
    payload: { username, password: given },
  });
const storedLanguage = async (username: string) => (await findLogin(at.services.db, username))?.language;
const choose = (session: { accessToken: string; memberNumber: string }, language: string) =>
  at.app.inject({
    method: 'PUT',
    url: `/v3/member/${session.memberNumber}/language`,
    headers: { authorization: `Bearer ${session.accessToken}`, 'accept-language': 'es' },
    payload: { language },
  });

describe('the language of an answer', () => {
  it.each(['en', 'es', 'en-XA'] as const)('is the caller’s: %s', async (language: TextLanguage) => {
    const text = translatorOf(language);
    const refused = await login('walter.prine', language, 'wrong');
    expect(refused.json()).toMatchObject([{ message: text('signIn.failed') }]);
    const nowhere = await at.app.inject({ url: '/v3/nowhere', headers: { 'accept-language': language } });
    expect(nowhere.json().message).toBe(text('error.notFound'));
    const shapeless = await at.app.inject({
      method: 'POST',
      url: '/v3/login',
      payload: {},
      headers: { 'accept-language': language },
    });
    expect(shapeless.json()).toMatchObject([{ message: text('error.invalid') }, { message: text('error.invalid') }]);
  });

  it('is English where the disguise is not offered, as in production', async () => {
    at.app.offersPseudoLanguage = false;
    const refused = await login('walter.prine', 'en-XA', 'wrong');
    at.app.offersPseudoLanguage = true;
    expect(refused.json()).toMatchObject([{ message: translatorOf('en')('signIn.failed') }]);
  });
});

describe('the language of a member', () => {
  it('is that of the first sign-in, then as chosen', async () => {
    expect(await storedLanguage('lottie.burke')).toBeNull();
    const first = (await login('lottie.burke', 'es-MX,es;q=0.9')).json();
    expect(first.loginInfo.language).toBe('es');
    expect((await login('lottie.burke', 'en')).json().loginInfo.language).toBe('es');
    expect((await choose(first, 'en')).json()).toEqual({ language: 'en' });
    expect(await storedLanguage('lottie.burke')).toBe('en');
    const unknown = await choose(first, 'en-XA');
    expect([unknown.statusCode, unknown.json()[0].message]).toEqual([400, translatorOf('es')('error.invalid')]);
  });

  it('is that of e-mails, whoever asks for them', async () => {
    const session = (await login('lottie.burke', 'en')).json();
    await choose(session, 'es');
    await at.app.inject({
      method: 'POST',
      url: '/v3/recovery/password',
      headers: { 'accept-language': 'en' },
      payload: { username: 'lottie.burke', email: 'lottie@burke.example' },
    });
    const jobs = await at.database.pool.query(
      "delete from pgboss.job where name = 'identity.answer' returning data->>'locked' as locked",
    );
    for (const { locked } of jobs.rows) await answer(at.services, locked);
    const [message] = await sentMessages(at);
    const text = translatorOf('es');
    expect(message?.text).toContain(text('mail.reset', { username: 'lottie.burke' }));
    const { phoneNumber: phone, email } = at.services.site().settings;
    expect(message?.text).toContain(text('mail.closing', { phone, email }));
  });
});
