import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import { password, vectors } from '../foreign-hashes/testing/vectors.ts';
import { broughtCounts, inviteLogins } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());
beforeEach(() => at.database.pool.query('delete from attempts'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const post = (url: string, payload: object) => at.app.inject({ method: 'POST', url, payload });

/** Brings logins of new members, without a password where no hash is given. */
const bring = (
  logins: Readonly<Record<string, { member: string; hash?: string; email?: string; language?: string }>>,
) =>
  withImportFolder(
    {
      'members.csv': Object.entries(logins).map(([name, { member }]) => ({
        memberNumber: member,
        middleName: '',
        email: `${name}@example.com`,
      })),
      'accounts.csv': Object.values(logins).map(({ member }) => ({ accountNumber: member, memberNumber: member })),
      'logins.csv': Object.entries(logins).map(([name, { member, hash = '', email, language = '' }]) => ({
        loginKey: name,
        loginId: name,
        memberNumber: member,
        email: email ?? `${name}@example.com`,
        passwordHash: `"${hash}"`,
        language,
      })),
    },
    (folder) => importFolder({ folder, ...at.services, pool: at.database.pool }),
  );
const invite = (isAgain = false) =>
  inviteLogins(at.services, { isAgain, most: 100, address: 'test', note: async () => undefined });
const mailsTo = async (name: string) =>
  (await sentMessages(at)).filter((one) => one.recipient === `${name}@example.com`);
const linkIn = (text = '') => /otc=([\w-]{43})/.exec(text)?.[1] ?? '';
const choose = (otc: string) =>
  post('/v3/recovery/reset', { otc, password: 'Cedar-canyon-7!', cnfpassword: 'Cedar-canyon-7!' });

describe('a login that was brought without a password (moving-in-21)', () => {
  it('is sent its username and a link once, in its language, and opens with the password that is chosen', async () => {
    await bring({
      'ada.claim': { member: '940001' },
      'bo.claim': { member: '940002', language: 'es' },
      'no.address': { member: '940003', email: 'none' },
      'has.hash': { member: '940004', hash: vectors[0]?.[1] ?? '' },
    });
    expect(await invite()).toEqual({ sent: 2, withoutEmail: ['940003'] });
    expect(await invite()).toMatchObject({ sent: 0 });
    expect(await invite(true)).toMatchObject({ sent: 0 });
    const [mail, ...more] = await mailsTo('ada.claim');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Your username is ada.claim.');
    expect((await mailsTo('bo.claim'))[0]?.text).toContain('Su nombre de usuario es bo.claim.');
    expect(await mailsTo('has.hash')).toEqual([]);
    expect((await choose(linkIn(mail?.text))).json().code).toBe(2011);
    expect((await choose(linkIn(mail?.text))).statusCode).toBe(404);
    const signedIn = await post('/v3/login', { username: 'ada.claim', password: 'Cedar-canyon-7!' });
    expect(signedIn.json()).toMatchObject({ memberNumber: '940001' });
    expect(await broughtCounts(at.services.db)).toMatchObject({ brought: 4, came: 1, keep: 1, invited: 1 });
  });

  it('is sent another link once the first has ended, and none when two commands run at once', async () => {
    await bring({ 'cy.claim': { member: '940011' } });
    const both = await Promise.all([invite(), invite()]);
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    await query("update logins set invited_at = invited_at - interval '15 days' where login_key = 'cy.claim'");
    await query("update reset_links set expires_at = expires_at - interval '15 days' where login_key = 'cy.claim'");
    const links = async () => (await mailsTo('cy.claim')).map(({ text }) => linkIn(text));
    const [first = ''] = await links();
    expect((await choose(first)).statusCode).toBe(404);
    expect(await invite(true)).toMatchObject({ sent: 1 });
    const second = (await links()).find((link) => link !== first && link !== '') ?? '';
    expect((await choose(second)).statusCode).toBe(200);
  });

  it('leads whoever registers to it, whether or not the old password works, and makes no second login', async () => {
    const registering = async (member: string, name: string) => {
      const { emails } = (await post('/v3/registration/authentication-types', { accountNumber: member })).json();
      const { attempt } = (
        await post('/v3/registration/verify-account', { selectedAuthenticateOption: emails[0].validatorResource })
      ).json();
      const sent = (await mailsTo(name)).find(({ kind }) => kind === 'verification-code');
      const verificationCode = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '';
      return post('/v3/registration/verify-code', { attempt, verificationCode });
    };
    await bring({ 'dee.claim': { member: '940021' }, 'eve.hash': { member: '940022', hash: vectors[0]?.[1] ?? '' } });
    for (const [name, member] of [
      ['dee.claim', '940021'],
      ['eve.hash', '940022'],
    ] as const) {
      const led = await registering(member, name);
      expect([led.statusCode, led.json().code]).toEqual([409, 4099]);
      expect(led.json().message).toContain('@example.com');
      const mail = (await mailsTo(name)).find(({ kind }) => kind === 'reset-link');
      expect(mail?.text).toContain(`Your username is ${name}.`);
    }
    expect((await post('/v3/login', { username: 'eve.hash', password })).statusCode).toBe(200);
    const link = (await mailsTo('eve.hash')).find(({ kind }) => kind === 'reset-link');
    expect((await choose(linkIn(link?.text))).statusCode).toBe(404);
    expect((await query("select 1 from logins where member_number in ('940021', '940022')")).length).toBe(2);
  });
});
