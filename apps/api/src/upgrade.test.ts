import { rm } from 'node:fs/promises';
import { watchKinds } from '@rochdale/domain/office/watches/watches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { findAccount } from './features/account/accounts/public.ts';
import { restoreBackup } from './features/office/backup/restore-backup.ts';
import { standingHolds } from './features/office/holds/public.ts';
import { checkBankSettings } from './features/office/operating/check-bank-settings.ts';
import { checkDatabase } from './features/office/operating/check-database.ts';
import { checkSecrets } from './features/office/operating/check-secrets.ts';
import { checkWatches } from './features/office/operating/check-watches.ts';
import { moneyQuestions } from './features/office/watches/questions/money-questions-store.ts';
import { recordPlansWithoutAuthorization } from './features/planned/authorizations/public.ts';
import { migrateDatabase, schemaStateOf } from './platform/database/migrate.ts';
import { testApp } from './platform/testing/test-app.ts';
import { type TestDatabase, testDatabase } from './platform/testing/test-database.ts';
import { type KeptRelease, keptReleases, loadRelease, unpackRelease } from './testing/kept-releases.ts';

/** Every release that left something is upgraded to this one. */
describe.each(await keptReleases())('a portal of release %s', (version) => {
  let release: KeptRelease;
  let at: Awaited<ReturnType<typeof testApp>>;
  const clock = { now: () => new Date(release.manifest.takenAt) };

  beforeAll(async () => {
    release = await unpackRelease(version);
    const database = await testDatabase('template1');
    await loadRelease(database, release);
    await migrateDatabase(database.url);
    at = await testApp({ filled: { database, masterKey: release.masterKey }, clock });
  });
  afterAll(async () => {
    await at.close();
    await rm(release.folder, { recursive: true });
  });

  /** How many rows each of the portal's tables holds, in the release's backup and in a database. */
  const counts = async ({ pool }: Pick<TestDatabase, 'pool'>, but: readonly string[] = []) => {
    const tables = release.manifest.tables.filter(({ name }) => name.startsWith('public.') && !but.includes(name));
    const found: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${name}`);
      found.push([name, rows[0]?.n ?? -1]);
    }
    return { kept: tables.map(({ name, rows }): [string, number] => [name, rows]), found };
  };
  /** What a member with drafts of bank account and card sees, in a portal on a database. */
  const seenBy = async (app: typeof at.app) => {
    const payload = { username: 'hattie.brandvold', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const urls = [
      ...['accounts', 'drafts', 'authorizations'].map((what) => `/v3/member/200901/${what}`),
      ...['bills', 'payments', 'history'].map((what) => `/v3/accounts/104509110/${what}`),
    ];
    const answers = await Promise.all(urls.map((url) => app.inject({ url, headers })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    // References to documents are sealed anew each time.
    return answers.map((answer) => answer.body.replaceAll(/"billViewUrl":"[^"]+"/g, ''));
  };

  it('has every row that it had', async () => {
    expect(await schemaStateOf(at.database.pool)).toBe('current');
    expect(release.manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(50);
    const { kept, found } = await counts(at.database);
    expect(found).toEqual(kept);
  });

  it('gives each login the grant of its own membership, before anybody signs in anew', async () => {
    const { rows } = await at.database.pool.query(
      `select count(*)::int as logins, count(own.login_key)::int as granted from logins
       join members using (member_number) left join login_grants own on own.login_key = logins.login_key
         and own.member_number = logins.member_number and own.account_number = '' and own.ends_on is null`,
    );
    expect(rows[0].logins).toBeGreaterThan(0);
    expect(rows[0].granted).toBe(rows[0].logins);
  });

  it('its members sign in, and see accounts, plans, bills and payments', async () => {
    const [accounts, drafts, authorizations, bills, payments, history] = await seenBy(at.app);
    expect(accounts).toContain('"accountNumber":"104509110"');
    expect(drafts).toContain('"draftAccountNumberMasked":"****5678"');
    expect(authorizations).toContain('Bank account ending in 5678');
    expect(bills).toContain('"endingBalance":');
    expect(payments).toContain('"paymentAmount":');
    expect(history).toContain('"kind":"payment"');
  });

  it('owes what it did: paid, declined, in part, paid by card, sent back by the bank, drafted', async () => {
    const accounts = [1, 2, 3, 4, 5, 6].map((serial) => findAccount(at.database.db, `94000000${serial}`));
    expect((await Promise.all(accounts)).map((account) => account?.accountBalance)).toEqual([
      0, 5000, 4000, 0, 5000, 0,
    ]);
  });

  it('is well: schema, limits, what is encrypted, and money', async () => {
    const { database, services } = at;
    const { coopFolder } = services;
    // What the server counts by its own clock says nothing of a portal of another day.
    const known = (await checkDatabase(database, clock)).filter(({ check }) => ['schema', 'limits'].includes(check));
    const secrets = await checkSecrets(database.db, [release.masterKey]);
    const money = [
      ...(await checkWatches({ ...services, clock, bank: undefined }, [
        ...watchKinds.filter((kind) => Object.hasOwn(moneyQuestions, kind)),
        'import-missing',
        'payments-held',
      ])),
      ...(await checkBankSettings(database.db, coopFolder)),
    ];
    expect([...known, ...secrets, ...money].map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
      'limits ok',
      'schema ok',
      'secrets ok',
      'today ok',
      'bank file ok',
    ]);
  });

  it('comes back from its backup, held, with every row but those that open something', async () => {
    const restored = await testDatabase('template1');
    await restoreBackup(restored.url, release.backup, { progress: () => undefined });
    expect(await schemaStateOf(restored.pool)).toBe('current');
    expect(await standingHolds(restored.db)).toHaveLength(1);
    const { kept, found } = await counts(restored, [
      ...['public.tokens', 'public.registration_attempts', 'public.known_devices', 'public.holds'],
    ]);
    expect(found).toEqual(kept);
    const { rows } = await restored.pool.query('select 1 from usage_days_default limit 1');
    expect(rows).toHaveLength(0);
    const app = await buildApp({ ...at.services, db: restored.db });
    expect(await seenBy(app)).toEqual(await seenBy(at.app));
    await app.close();
    await restored.drop();
  });

  it('gets on record what was agreed to, for every plan that stands', async () => {
    const { db, pool } = at.database;
    await db.transaction((tx) => recordPlansWithoutAuthorization(tx, clock.now()));
    const { rows } = await pool.query(
      `select count(*)::int as plans, count(kept.authorization_id)::int as kept
       from (select authorization_id from auto_pays union all select authorization_id from drafts) plan
       left join authorizations kept using (authorization_id)`,
    );
    expect(rows[0].plans).toBeGreaterThan(8);
    expect(rows[0].kept).toBe(rows[0].plans);
  });
});
