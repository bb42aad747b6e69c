import { randomUUID } from 'node:crypto';
import { type Access, isKeyAccess } from '@rochdale/contract/operation';
import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { keyPermissions } from '@rochdale/domain/office/connected/key-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from './features/energy/espi/open-account.ts';
import { linkHash } from './features/identity/login-changes/tell-of-change.ts';
import { resetCodeHash } from './features/identity/sign-in/public.ts';
import { answer } from './features/identity/sign-in/sign-in-help-job.ts';
import { linkCodeHash } from './features/paying/payment-link/payment-links-store.ts';
import { sealReceipt } from './features/paying/payments/public.ts';
import { sealResult } from './features/paying/payments/result/payment-result.ts';
import { systemClock, todayAt } from './platform/clock.ts';
import { boundCookie } from './platform/http/cookies/bound-cookies.ts';
import { testApp } from './platform/testing/test-app.ts';
import { hashOf } from './platform/tokens/token-store.ts';
import { keyOf } from './testing/api-keys.ts';
import { headersFor, type Identity } from './testing/callers.ts';
import type { Numbers } from './testing/numbers.ts';
import { numbersOf } from './testing/numbers-of.ts';
import { layDown } from './testing/sealed-things.ts';
import { type WatchedWrites, watchWrites } from './testing/watched-writes.ts';
import { callOf, names, rowOf, type WireCall } from './testing/well-formed-calls.ts';

const who: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const today = todayAt(systemClock, 'America/Los_Angeles');

let at: Awaited<ReturnType<typeof testApp>>;
let writes: WatchedWrites;
let key: Awaited<ReturnType<typeof keyOf>>;
let numbers: Numbers;
/** Calls that find what a call that is only well formed does not. */
let finding: Partial<Record<OperationName, Partial<WireCall>>> = {};

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

beforeAll(async () => {
  at = await testApp({
    isDemo: true,
    change: (site) => ({
      ...site,
      features: { ...site.features, Aclara: true },
      config: { ...site.config, meterPortal: { url: 'https://meters.example/enter', clientId: 'CR' } },
    }),
  });
  numbers = await numbersOf(at, who, 'S2000171');
  await layDown(at, who, addDays(today, -400));
  const { sealer } = at.services;
  const until = new Date(Date.now() + 3_600_000);
  const { memberNumber, accountNumber } = who;
  const otc = 'a link of recovery';
  const [{ email }] = await query('select email from logins where member_number = $1', memberNumber);
  await query(
    "insert into reset_links (code_hash, login_key, expires_at) values ($1, 'marisol.okonkwo', $2)",
    ...[resetCodeHash(otc), until],
  );
  await query(
    "insert into account_holdings values ($1, $2, '0001-01-01', $3)",
    ...[accountNumber, memberNumber, termsOf().readOn],
  );
  await layLinks();
  await layChange();
  await layInvitation();
  key = await keyOf(at, keyPermissions);
  const uploadId = randomUUID();
  await query(
    "insert into key_uploads (upload_id, key_id, received_at, is_full, file_names, state) values ($1, $2, now(), false, '{}', 'written')",
    ...[uploadId, key.keyId],
  );
  const [{ number }] = await query(
    "insert into exports (what, file_name, body, rows, created_at) values ('payments', 'payments.csv', 'x', 1, now()) returning export_number as number",
  );
  const [{ due }] = await query('select due_date::text as due from accounts where account_number = $1', accountNumber);
  const encryptedPayload = sealResult(sealer, `POSTED-${memberNumber}`, new Date());
  const receipt = sealReceipt(at.services, encryptedPayload, memberNumber);
  const result = `?${new URLSearchParams({ encryptedPayload })}`;
  const tracked = await at.app.inject(callOf('direct-usage.daily', termsOf()));
  const days = { accountNumber, fromDate: today, toDate: today, usageToken: tracked.json().usageToken };
  const registrationToken = sealer.seal('registration-member', { memberNumber }, until);
  const prepaidAccount = '104495507';
  finding = {
    'connected-exports.download': { url: `/v3/connected/exports/${number}` },
    'connected-exports.take': { url: `/v3/connected/exports/${number}/taken` },
    'connected-imports.see': { url: `/v3/connected/imports/${uploadId}` },
    'data.usage': { url: `/v3/data/accounts/${idsOf(at.services)(accountNumber)}/usage?from=${today}&to=${today}` },
    'delegates.see-invitation': { payload: { code: 'link of an invitation' } },
    'direct-usage.intervals': { payload: days },
    'direct-usage.prepaid': { payload: days },
    'connected-apps.see-request': { headers: { cookie: await layRequest() } },
    'my-record.download': { payload: { currentPassword: 'Rochdale-demo-1!' } },
    'member-pay.result': { url: `/v3/member/${memberNumber}/payments/status${result}` },
    'member-pay.email-receipt': { payload: { encryptedPayload } },
    'quick-pay.email-receipt': { payload: { receipt } },
    'quick-pay.receipt': { url: `/v3/quick-pay/payments/receipt?${new URLSearchParams({ receipt })}` },
    'quick-pay.result': { url: `/v3/quick-pay/payments/status${result}` },
    'notifications.save': {
      payload: { topics: [{ topic: 'outage', channels: ['email'], threshold: null }], appliesToAll: false },
    },
    'operation-roundup.update': { payload: [{ accountNumber, isRoundUp: false, amount: null, expireDate: null }] },
    'prepaid.get': { url: `/v3/accounts/${prepaidAccount}/prepaid` },
    'top-up.get': { url: `/v3/accounts/${prepaidAccount}/top-up` },
    'payment-help.ask': { payload: { kind: 'extension', amount: 92, lastDay: addDays(due > today ? due : today, 14) } },
    'recovery.forgot-password': { payload: { username: 'marisol.okonkwo', email } },
    'recovery.forgot-username': { payload: { accountNumber, email } },
    'recovery.validate-link': { payload: { otc } },
    'login-changes.see': { payload: { code: 'link of a change' } },
    'login-changes.stop': { payload: { code: 'link of a change' } },
    'payment-link.open': { payload: { code: 'open link' } },
    'payment-link.pay': { payload: { code: 'open link', payAgain: true } },
    'payment-link.result': { payload: { code: 'paid link', encryptedPayload } },
    'registration.username': { payload: { loginId: 'another.username', registrationToken } },
    'sign-in.login': { payload: { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' } },
    'unclaimed-credits.search': { payload: { firstName: '', lastName: 'A', companyName: '', page: 1, pageSize: 10 } },
  };
  writes = await watchWrites(at.database);
});
afterAll(() => at.close());

/** A link to pay that is open, and one that led to the posted payment. */
async function layLinks(): Promise<void> {
  const { memberNumber, accountNumber } = who;
  const [open, paid] = [randomUUID(), randomUUID()];
  for (const [linkId, code] of [
    [open, 'open link'],
    [paid, 'paid link'],
  ] as const)
    await query(
      `insert into payment_links (link_id, code_hash, member_number, account_number, amount_cents, channel, sent_to, created_at, expires_at)
       values ($1, $2, $3, $4, 2500, 'email', 'm***@okonkwo.example', now(), now() + interval '2 days')`,
      ...[linkId, linkCodeHash(code), memberNumber, accountNumber],
    );
  await query(
    'update requisitions set intent = $1 where trans_no = $2',
    { paymentLink: paid },
    `POSTED-${memberNumber}`,
  );
}

/** A change of the member's login that waits, with a link that stops it. */
async function layChange(): Promise<void> {
  const changeId = randomUUID();
  await query(
    `insert into login_changes (change_id, member_number, kind, state, email_before, step_before, begun_at, due_at)
     values ($1, $2, 'second-step', 'waiting', 'm@okonkwo.example', 0, now(), now() + interval '1 day')`,
    ...[changeId, who.memberNumber],
  );
  await query(
    "insert into login_change_links (code_hash, change_id, channel, address) values ($1, $2, 'email', 'm@okonkwo.example')",
    ...[linkHash('link of a change'), changeId],
  );
}

/** An invitation of the member's that is open. */
async function layInvitation(): Promise<void> {
  await query(
    `insert into delegations (delegation_id, member_number, email, scope, account_numbers, state, code_hash, invited_at, expires_at)
     values ($1, $2, 'h@granger.example', 'see', $3, 'invited', $4, now(), now() + interval '7 days')`,
    ...[randomUUID(), who.memberNumber, [who.accountNumber], linkHash('link of an invitation')],
  );
}

/** An app's request that is open; answers the cookie of the browser that brought it. */
async function layRequest(): Promise<string> {
  const [appId, browser] = [randomUUID(), 'b'.repeat(43)];
  await query(
    `insert into third_parties (app_id, kind, name, site_url, privacy_url, contact_email, redirect_uris, function_blocks, requires_pkce, secret_hash, made_at, taken_at)
     values ($1, 'data', 'Brightside Solar', 'https://b.example', 'https://b.example/privacy', 'd@b.example', '{https://b.example/back}', '{4,5}', true, $2, now(), now())`,
    ...[appId, hashOf('secret')],
  );
  const payload = { params: { client_id: appId, scope: 'FB=4_5' } };
  await query(
    `insert into oauth_tokens (kind, id_hash, app_id, browser_hash, payload, expires_at)
     values ('Interaction', $1, $2, $3, $4, now() + interval '1 hour')`,
    ...[hashOf('unknown-request-of-an-app'), appId, hashOf(browser), payload],
  );
  return boundCookie('connect', browser, false).split(';')[0] ?? '';
}

const termsOf = () => ({ numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) });

/** What a row's `audit` names, or of a key's use the audit of the office. */
const ofTheAudit = (said: string, access: Access): boolean =>
  said === 'insert security_events' ||
  (isKeyAccess(access) && ['update api_keys', 'insert audit', 'insert audit_personal'].includes(said));

/** What a call answers, writes and notes; what it leaves to the worker is done. */
async function done(name: OperationName) {
  const { access } = rowOf(name);
  const headers = isKeyAccess(access) ? key.headers : await headersFor(at, access, who);
  await query('delete from attempts');
  await query('truncate security_events');
  await writes.taken();
  const { statusCode: status, body } = await at.app.inject({
    ...callOf(name, termsOf()),
    ...finding[name],
    headers: { ...headers, ...finding[name]?.headers },
  });
  const written = (await writes.taken()).map(({ said }) => said).filter((one) => !ofTheAudit(one, access));
  for (const { locked } of await query(
    "delete from pgboss.job where name = 'identity.answer' returning data ->> 'locked' as locked",
  ))
    await answer(at.services, locked);
  const noted = (await query('select distinct kind from security_events')).map(({ kind }) => kind);
  return { status, body, written, unnamed: noted.filter((kind) => !rowOf(name).audit.includes(kind)) };
}

/** What the co-op here has nothing of: `outside-sign-in.test.ts` sees it. */
const notHere: readonly OperationName[] = ['outside-sign-in.see'];
const reading = names.filter((name) => ['nothing', 'rights'].includes(rowOf(name).changes));
const changing = names.filter((name) => !reading.includes(name));

describe('an operation whose row says that it changes nothing', () => {
  it.each(reading.filter((name) => !notHere.includes(name)))(
    '%s writes nothing but what its row names for the audit',
    async (name) => {
      expect(await done(name)).toMatchObject({ status: 200, written: [], unnamed: [] });
    },
  );
});

/** Calls that are answered 200 and change nothing. */
const needless: Readonly<Partial<Record<OperationName, string>>> = {
  'account-code.send': 'no code is sent where the account is not locked',
  'mfa.remove': 'there is no second step',
  'sign-in.send-code': 'no code is sent where the login is not locked',
};

describe('an operation whose row says that it changes something', () => {
  it.each(changing)('%s does, and notes what its row names', async (name) => {
    const { status, written, unnamed } = await done(name);
    expect(unnamed).toEqual([]);
    if (status === 200) expect(written.length > 0).toBe(needless[name] === undefined);
  });
});
