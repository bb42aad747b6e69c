import { hash as bcrypt } from '@node-rs/bcrypt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { forgetWhatEnded } from '../../office/housekeeping/housekeeping-store.ts';
import { describeImport, importFolder } from '../../office/importing/public.ts';
import { withImportFolder } from '../../office/importing/testing/import-files.ts';
import { codeOfStep, stepOf } from '../sign-in/one-time-codes.ts';
import { rotateForeignHashes } from './public.ts';
import { password, vectors } from './testing/vectors.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());
beforeEach(() => at.database.pool.query('delete from attempts'));

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

/** Brings logins of new members, each by its username: member numbers follow from their order in the test. */
const bring = (
  logins: Readonly<
    Record<string, { member: string; hash: string; lastUsedOn?: string; email?: string; secret?: string }>
  >,
) =>
  withImportFolder(
    {
      'members.csv': Object.values(logins).map(({ member }) => ({
        memberNumber: member,
        firstName: 'Ada',
        lastName: 'Lind',
        middleName: '',
        email: '',
      })),
      'logins.csv': Object.entries(logins).map(([name, { member, hash, lastUsedOn = '', email, secret = '' }]) => ({
        loginKey: name,
        loginId: name,
        memberNumber: member,
        email: email ?? `${name}@example.com`,
        passwordHash: `"${hash}"`,
        lastUsedOn,
        authenticatorSecret: secret,
      })),
    },
    async (folder) =>
      describeImport(
        await importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: at.services.site().timeZone }),
      ),
  );
const signIn = (username: string, typed = password) =>
  at.app.inject({ method: 'POST', url: '/v3/login', payload: { username, password: typed } });
const statusOf = async (username: string, typed = password) => (await signIn(username, typed)).statusCode;
const onFile = async (name: string) =>
  (
    await query(
      `select password_hash like '$argon2id$v=19$m=19456,t=2,p=1$%' as ours, foreign_hashes.cost
       from logins left join foreign_hashes using (login_key) where login_key = $1`,
      name,
    )
  )[0];

describe('a login with another system’s hash', () => {
  it.each(vectors)('signs in with the password it had: %s', async (madeBy, hash) => {
    const name = `v${vectors.findIndex(([one]) => one === madeBy)}`;
    const member = String(910_000 + Number(name.slice(1)));
    expect(await bring({ [name]: { member, hash } })).toMatch(/logins\.csv: 1 row/);
    const stored = await query(
      "select encode(locked, 'escape') as locked from foreign_hashes where login_key = $1",
      name,
    );
    expect(stored[0].locked).not.toContain(hash.slice(-10));
    expect(await statusOf(name, 'Maple-river-43!')).toBe(400);
    expect(await onFile(name)).toMatchObject({ ours: null });
    expect((await signIn(name)).json()).toMatchObject({ memberNumber: member });
    expect(await onFile(name)).toEqual({ ours: true, cost: null });
    expect([await statusOf(name), await statusOf(name, 'Maple-river-43!')]).toEqual([200, 400]);
  });

  it('is taken with letters that another keyboard sends, with more than 72 bytes, and never with a zero byte', async () => {
    const composed = 'Sí-señor-42!'.normalize('NFC');
    const long = `Ab1!${'x'.repeat(96)}`;
    await bring({
      keyboard: { member: '920001', hash: await bcrypt(composed, 8) },
      long: { member: '920002', hash: await bcrypt(long, 8) },
      zero: { member: '920003', hash: await bcrypt('abc', 8) },
    });
    expect(await statusOf('keyboard', composed.normalize('NFD'))).toBe(200);
    expect(await statusOf('long', `${long}y`.slice(0, 100))).toBe(200);
    // bcrypt read 72 bytes of it; ours reads them all.
    expect(await statusOf('long', long.slice(0, 80))).toBe(400);
    expect(await statusOf('zero', 'abc\u0000def')).not.toBe(200);
    expect(await statusOf('zero', 'abc')).toBe(200);
  });

  it('is left as it was when the process ends before the new hash is written', async () => {
    await bring({ ended: { member: '920011', hash: vectors[0]?.[1] ?? '' } });
    await query(`create function no_write() returns trigger language plpgsql as $$begin raise 'ended'; end$$`);
    await query('create trigger no_write before update on logins for each row execute function no_write()');
    expect(await statusOf('ended')).toBe(500);
    await query('drop trigger no_write on logins');
    expect(await onFile('ended')).toEqual({ ours: null, cost: 'bcrypt 8' });
    expect(await statusOf('ended')).toBe(200);
    expect(await onFile('ended')).toEqual({ ours: true, cost: null });
  });

  it('keeps the password that was chosen by a link, though the old one is typed or imported again', async () => {
    await bring({ chosen: { member: '920021', hash: vectors[0]?.[1] ?? '' } });
    await query(
      "update logins set password_hash = (select password_hash from logins where login_key = 'walter.prine') where login_key = 'chosen'",
    );
    expect([await statusOf('chosen', 'Rochdale-demo-1!'), await statusOf('chosen')]).toEqual([200, 400]);
    await bring({ chosen: { member: '920021', hash: vectors[1]?.[1] ?? '' } });
    expect([await statusOf('chosen', 'Rochdale-demo-1!'), await statusOf('chosen')]).toEqual([200, 400]);
  });

  it('opens for all who come at once, by whichever hash is there when it is their turn', async () => {
    await bring({ fifty: { member: '920031', hash: vectors[0]?.[1] ?? '' } });
    const all = await Promise.all(Array.from({ length: 8 }, () => statusOf('fifty')));
    expect(new Set(all)).toEqual(new Set([200]));
    expect(await onFile('fifty')).toEqual({ ours: true, cost: null });
  });

  it('opens with another master key in front, and not after a year', async () => {
    await bring({ kept: { member: '920041', hash: vectors[0]?.[1] ?? '' } });
    expect(await rotateForeignHashes({ db: at.services.db, vault: at.services.vault })).toBeGreaterThan(0);
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
    await forgetWhatEnded(at.services.db, days(364));
    expect(await onFile('kept')).toMatchObject({ cost: 'bcrypt 8' });
    await forgetWhatEnded(at.services.db, days(367));
    expect(await onFile('kept')).toEqual({ ours: null, cost: null });
    expect(await statusOf('kept')).toBe(400);
  });
});

describe('logins.csv', () => {
  const hash = vectors[0]?.[1] ?? '';

  it('brings a newer hash of the old system’s until its member signs in', async () => {
    await bring({ newer: { member: '930001', hash: await bcrypt('Older-pass-1!', 8) } });
    await bring({ newer: { member: '930001', hash } });
    expect([await statusOf('newer', 'Older-pass-1!'), await statusOf('newer')]).toEqual([400, 200]);
    await bring({ newer: { member: '930001', hash: await bcrypt('Older-pass-1!', 8) } });
    expect([await statusOf('newer', 'Older-pass-1!'), await statusOf('newer')]).toEqual([400, 200]);
  });

  it('gives no member a second login, tells an email that is another’s, and refuses another’s username', async () => {
    await bring({ first: { member: '930011', hash } });
    const said = await bring({
      second: { member: '930011', hash },
      shared: { member: '930012', hash, email: 'Walter@prine.example' },
    });
    expect(said).toMatch(/logins\.csv:2: memberNumber: has a login here under another username, which stays as it is/);
    expect(said).toMatch(/logins\.csv:3: email: is the email address of another login too/);
    expect(await query("select login_key from logins where member_number = '930011'")).toEqual([
      { login_key: 'first' },
    ]);
    expect(await bring({ first: { member: '930013', hash } })).toMatch(
      /logins\.csv:2: loginKey: is the login of another member\nNothing was written\./,
    );
  });

  it('refuses a hash that is guessed too fast or checked too slowly, by its row', async () => {
    const refused = await bring({
      cheap: { member: '930021', hash: '5f4dcc3b5aa765d61d8327deb882cf99' },
      bomb: {
        member: '930022',
        hash: '$scrypt$ln=30,r=8,p=1$fu/dOyekFMI4x1jLmTMmBA$bQVfjQEYrOqbNYbcTi32udAG397EAj6P0cbiXN97Vk8',
      },
    });
    expect(refused).toMatch(
      /logins\.csv:2: passwordHash: is made with MD5.*\nlogins\.csv:3: passwordHash: is too dear/,
    );
    expect(refused).not.toContain('5f4dcc3b');
  });

  it('takes a login without a password, and one that nobody used for a year, as one to be claimed', async () => {
    await bring({
      claimed: { member: '930031', hash: '' },
      unused: { member: '930032', hash, lastUsedOn: '2020-01-01' },
    });
    for (const name of ['claimed', 'unused']) {
      expect(await onFile(name)).toEqual({ ours: null, cost: null });
      expect([await statusOf(name), await statusOf(name, '')]).toEqual([400, 400]);
    }
  });
});

describe('an authenticator that is brought along (moving-in-22)', () => {
  const hash = vectors[0]?.[1] ?? '';
  /** 80 bits, as many systems give it. */
  const secret = 'JBSWY3DPEHPK3PXP';

  it('goes on working: the password alone opens nothing, its code does, once', async () => {
    await bring({ 'with.app': { member: '950001', hash, secret: 'jbsw y3dp ehpk 3pxp' } });
    const [stored] = await query(
      "select encode(mfa_secret, 'escape') as kept from logins where login_key = 'with.app'",
    );
    expect(stored.kept).not.toContain(secret);
    const { accessToken, mfaAuthenticateModel } = (await signIn('with.app')).json();
    expect(accessToken).toBeNull();
    const payload = { ...mfaAuthenticateModel, userName: 'with.app', token: codeOfStep(secret, stepOf(new Date())) };
    const verify = () => at.app.inject({ method: 'POST', url: '/v3/login/verify', payload });
    expect((await verify()).json()).toMatchObject({ memberNumber: '950001' });
    expect((await verify()).statusCode).toBe(400);
  });

  it('follows a newer file until its owner comes, and is refused where no app could have it', async () => {
    await bring({ 'new.app': { member: '950011', hash } });
    await bring({ 'new.app': { member: '950011', hash, secret } });
    expect((await signIn('new.app')).json()).toMatchObject({ memberMfaEnabled: true, accessToken: null });
    const kept = "select mfa_secret from logins where login_key = 'new.app'";
    const before = await query(kept);
    await bring({ 'new.app': { member: '950011', hash, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } });
    expect(await query(kept)).toEqual(before);
    expect(await bring({ wrong: { member: '950012', hash, secret: '0189' } })).toMatch(
      /logins\.csv:2: authenticatorSecret: is not the base32 secret of an authenticator app/,
    );
  });
});
