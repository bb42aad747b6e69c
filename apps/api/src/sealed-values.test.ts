import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfStep, newAuthenticatorSecret, stepOf } from './features/identity/sign-in/one-time-codes.ts';
import { fileKey } from './features/website/member-info-docs/public.ts';
import { systemClock, todayAt } from './platform/clock.ts';
import { type SealPurpose, sealerOf, sealPurposes } from './platform/sealing/sealing.ts';
import { sentMessages } from './platform/testing/sent-messages.ts';
import { testApp } from './platform/testing/test-app.ts';
import { newMasterKey } from './platform/testing/test-vault.ts';
import { altered, inBase64, placesOf } from './testing/altered.ts';
import { asMember, asQuickPay, type Identity } from './testing/callers.ts';
import { type CallTerms, type Numbers, unknownNumbers } from './testing/numbers.ts';
import { coops, folderWithStatement, layDown } from './testing/sealed-things.ts';
import { callOf } from './testing/well-formed-calls.ts';

const own: Identity = { memberNumber: '200017', accountNumber: '104480316' };
const other: Identity = { memberNumber: '200801', accountNumber: '104508110' };
const today = '2026-01-01';
const currentPassword = 'Rochdale-demo-1!';

let now = new Date();
let folder: string;
let at: Awaited<ReturnType<typeof testApp>>;

/** Somebody who holds a sealed value: a value of theirs, and what it opens. */
interface Sealed {
  /** What is sealed for somebody. */
  readonly value: (who: Identity) => unknown;
  /** Presents a sealed text as its own member; true when it opened. */
  readonly opens: (sealed: string) => Promise<boolean>;
  /** Whether another member's, well sealed, must not open here either: else it is a right of its own. */
  readonly isBoundToCaller: boolean;
}

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const inject = async (method: 'GET' | 'POST', url: string, payload?: object, headers = {}) => {
  await query('delete from attempts');
  return at.app.inject({ method, url, headers, ...(payload && { payload }) });
};
const post = (path: string, payload: object, headers = {}) => inject('POST', `/v3/${path}`, payload, headers);
/** Presents a seal as a member does who asks for a document. */
const opensAt = (path: string, key: string) => async (sealed: string) => {
  const url = `${path}?${new URLSearchParams({ [key]: sealed })}`;
  return (await inject('GET', url, undefined, await asMember(at, own))).statusCode === 200;
};
const loginKeys: Readonly<Record<string, string>> = { '200017': 'marisol.okonkwo', '200801': 'greta.solheim' };
const secret = newAuthenticatorSecret();
const attempt = '3f0c9d0e-6a0f-4d0e-9d8a-2b1c7a5e4f10';
const until = () => new Date(now.getTime() + 600_000);
/** The code that was sent is good anew. */
const renewCode = () =>
  query(`update registration_attempts set verified_at = null, tries_left = 5, expires_at = '${until().toISOString()}'`);
/** Ten wrong passwords, as they are counted. */
const lockLogin = async (loginKey: string) => {
  await query('delete from attempts');
  const tries = 'insert into attempts values ($1, array_fill($2::timestamptz, array[10]), $3)';
  await query(tries, `sign-in:login:${loginKey}`, now, until());
};
const isNot = (code: number, answer: { json: () => { code: number }[] }) => answer.json()[0]?.code !== code;

const toDate = todayAt(systemClock, 'America/Los_Angeles');
const asked = { fromDate: addDays(toDate, -10), toDate };
const termsWith = (numbers: Partial<Numbers>): CallTerms => ({
  numbers: { ...unknownNumbers(own), ...numbers },
  today,
  readOn: today,
  later: today,
});

/** Every sealed value that a browser carries; a purpose without a row does not compile. */
const table: Readonly<Record<Exclude<SealPurpose, 'company-page' | 'outside-attempt'>, Sealed>> = {
  'payment-result': {
    value: ({ memberNumber }) => ({ transNo: `POSTED-${memberNumber}` }),
    opens: async (sealed) => {
      const search = new URLSearchParams({ encryptedPayload: sealed });
      const [asOwner, asVisitor] = [await asMember(at, own), await asQuickPay(at, own)];
      const path = `/v3/member/${own.memberNumber}/payments/status`;
      const member = await inject('GET', `${path}?${search}`, undefined, asOwner);
      const visitor = await inject('GET', `/v3/quick-pay/payments/status?${search}`, undefined, asVisitor);
      expect(visitor.statusCode).toBe(member.statusCode);
      return member.statusCode === 200;
    },
    isBoundToCaller: true,
  },
  'payment-receipt': {
    value: ({ memberNumber }) => ({ transNo: `POSTED-${memberNumber}`, memberNumber }),
    opens: opensAt('/v3/quick-pay/payments/receipt', 'receipt'),
    isBoundToCaller: false,
  },
  'quick-pay-account': {
    value: ({ accountNumber }) => ({ accountNumber }),
    opens: async (sealed) => {
      const { method, url, payload } = callOf('quick-pay.initiate', termsWith({ encryptedAccount: sealed }));
      const headers = await asQuickPay(at, own);
      const answer = await at.app.inject({ method, url, headers, ...(payload && { payload }) });
      return answer.statusCode !== 404;
    },
    isBoundToCaller: true,
  },
  bill: {
    value: ({ accountNumber }) => ({ accountNumber, billDate: today }),
    opens: opensAt(`/v3/accounts/${own.accountNumber}/bill-view`, 'url'),
    isBoundToCaller: true,
  },
  'capital-credit-statement': {
    value: ({ accountNumber }) => ({ accountNumber }),
    opens: opensAt(`/v3/member/${own.memberNumber}/accounts/${own.accountNumber}/capital-credit-document`, 'url'),
    isBoundToCaller: true,
  },
  'delinquent-notice': {
    value: ({ accountNumber }) => ({ accountNumber, delinquentId: `D-${accountNumber}` }),
    opens: opensAt(`/v3/accounts/${own.accountNumber}/delinquents/document`, 'delinquentViewUrl'),
    isBoundToCaller: true,
  },
  'direct-usage-link': {
    value: ({ accountNumber }) => ({ accountNumber }),
    opens: async (sealed) => {
      const body = { ...asked, accountNumber: sealed, dataEncrypt: true };
      return (await post('direct-usage/daily', body)).statusCode === 200;
    },
    isBoundToCaller: false,
  },
  'member-info-doc': {
    value: () => fileKey({ file: 'bylaws.pdf' }),
    opens: async (sealed) => {
      const answer = await inject('GET', `/coop/member-info-docs/${encodeURIComponent(sealed)}/bylaws.pdf`);
      return answer.statusCode === 200;
    },
    isBoundToCaller: false,
  },
  'registration-contact': {
    value: ({ memberNumber }) => ({ memberNumber, channel: 'email', recipient: 'somebody@example.com' }),
    opens: async (sealed) =>
      (await post('registration/verify-account', { selectedAuthenticateOption: sealed })).statusCode === 200,
    isBoundToCaller: false,
  },
  'registration-attempt': {
    value: () => ({ attemptId }),
    opens: async (sealed) => {
      // The demo's member is registered already: that is said only once the code was right.
      return (await post('registration/verify-code', { attempt: sealed, verificationCode })).statusCode === 409;
    },
    isBoundToCaller: false,
  },
  'registration-member': {
    value: ({ memberNumber }) => ({ memberNumber }),
    opens: async (sealed) =>
      (await post('registration/username', { loginId: 'another.username', registrationToken: sealed })).statusCode ===
      200,
    isBoundToCaller: false,
  },
  'mfa-secret': {
    value: ({ memberNumber }) => ({ loginKey: loginKeys[memberNumber], secret }),
    opens: async (sealed) => {
      const body = { encryptedMember: sealed, key: secret, code: codeOfStep(secret, stepOf(now) - 5), currentPassword };
      const answer = await post(`member/${own.memberNumber}/mfa`, body, await asMember(at, own));
      return answer.statusCode === 200;
    },
    isBoundToCaller: true,
  },
  'sign-in-member': {
    value: ({ memberNumber }) => ({ attempt, memberNumber }),
    opens: async (sealed) => {
      const encryptedUserName = at.services.sealer.seal(
        'sign-in-username',
        { attempt, loginKey: loginKeys[own.memberNumber] },
        until(),
      );
      const body = { userName: 'marisol.okonkwo', token: '000000', encryptedMember: sealed, encryptedUserName };
      return isNot(1305, await post('login/verify', body));
    },
    isBoundToCaller: false,
  },
  'sign-in-username': {
    value: ({ memberNumber }) => ({ attempt, loginKey: loginKeys[memberNumber] }),
    opens: async (sealed) => {
      const first = { attempt, memberNumber: own.memberNumber };
      const encryptedMember = at.services.sealer.seal('sign-in-member', first, until());
      const body = { userName: 'marisol.okonkwo', token: '000000', encryptedMember, encryptedUserName: sealed };
      return isNot(1305, await post('login/verify', body));
    },
    isBoundToCaller: true,
  },
  'login-code': {
    value: ({ memberNumber }) => ({ attemptId, loginKey: loginKeys[memberNumber] }),
    opens: async (sealed) => {
      await renewCode();
      await lockLogin(loginKeys[own.memberNumber] ?? '');
      const code = { attempt: sealed, verificationCode };
      const payload = { username: loginKeys[own.memberNumber], password: 'Rochdale-demo-1!', code };
      return (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).statusCode === 200;
    },
    isBoundToCaller: true,
  },
  'account-code': {
    value: ({ accountNumber }) => ({ attemptId, accountNumber }),
    opens: async (sealed) => {
      await renewCode();
      return (await post('account-code/check', { attempt: sealed, verificationCode })).statusCode === 200;
    },
    isBoundToCaller: true,
  },
  'account-key': {
    value: ({ accountNumber }) => ({ accountNumber }),
    opens: async (sealed) => {
      const keys = { accountNumber: own.accountNumber, accountKey: sealed };
      return (await post('quick-pay/verify/account/phone', keys)).statusCode === 200;
    },
    isBoundToCaller: true,
  },
  'unclaimed-credit': {
    value: () => ({ memberNumber: unclaimed }),
    opens: async (sealed) => {
      const { url, payload } = callOf('unclaimed-credits.claim', termsWith({}));
      const claim = { ...payload, claimId: crypto.randomUUID(), reference: sealed };
      return (await inject('POST', url, claim)).statusCode === 200;
    },
    isBoundToCaller: false,
  },
};

let unclaimed = '';
let attemptId = attempt;
let verificationCode = '';

beforeAll(async () => {
  folder = await folderWithStatement(own.accountNumber);
  at = await testApp({ clock: { now: () => now }, coop: relative(coops, folder) });
  for (const who of [own, other]) await layDown(at, who, today);
  unclaimed = (await query('select member_number from unclaimed_credits limit 1'))[0].member_number;
  const seal = at.services.sealer.seal('registration-contact', table['registration-contact'].value(own), until());
  await post('registration/verify-account', { selectedAuthenticateOption: seal });
  const attempts = await query('select attempt_id from registration_attempts');
  attemptId = attempts[0].attempt_id;
  verificationCode = /\b\d{6}\b/.exec((await sentMessages(at))[0]?.text ?? '')?.[0] ?? '';
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true });
});

const purposes = Object.keys(table) as (keyof typeof table)[];
describe('a sealed value', () => {
  it.each(purposes)('for %s opens for nothing and nobody else', async (purpose) => {
    const { value, opens, isBoundToCaller } = table[purpose];
    const { sealer } = at.services;
    const good = () => sealer.seal(purpose, value(own), until());
    const bad: Record<string, string> = {
      'without a seal': typeof value(own) === 'string' ? String(value(own)) : JSON.stringify(value(own)),
      'cut short': good().slice(0, -1),
      'made longer': `${good()}A`,
      'of another encoding': inBase64(good),
      'of another key': sealerOf([newMasterKey()]).seal(purpose, value(own), until()),
      expired: sealer.seal(purpose, value(own), new Date(now.getTime())),
    };
    for (const place of placesOf(good())) bad[`altered at ${place}`] = altered(good(), place);
    for (const foreign of sealPurposes)
      if (foreign !== purpose) bad[`for ${foreign}`] = sealer.seal(foreign, value(own), until());
    if (isBoundToCaller) bad['of another member'] = sealer.seal(purpose, value(other), until());
    const opened: string[] = [];
    for (const [what, sealed] of Object.entries(bad)) if (await opens(sealed)) opened.push(what);
    expect(opened).toEqual([]);
    expect(await opens(good())).toBe(true);
  });

  it('is nobody’s in the second step when its two halves are of two members', async () => {
    const { sealer } = at.services;
    const body = {
      userName: 'greta.solheim',
      token: '000000',
      encryptedMember: sealer.seal('sign-in-member', { attempt, memberNumber: own.memberNumber }, until()),
      encryptedUserName: sealer.seal(
        'sign-in-username',
        { attempt: crypto.randomUUID(), loginKey: 'greta.solheim' },
        until(),
      ),
    };
    expect((await post('login/verify', body)).json()[0].code).toBe(1305);
  });

  it('of a document ends after twelve hours', async () => {
    const list = await inject('GET', '/v3/member-info-docs', undefined, await asMember(at, own));
    const [{ url }] = list.json().results;
    const begun = now;
    expect((await inject('GET', url)).statusCode).toBe(200);
    now = new Date(begun.getTime() + 12 * 3_600_000 - 1);
    expect((await inject('GET', url)).statusCode).toBe(200);
    now = new Date(begun.getTime() + 12 * 3_600_000);
    expect((await inject('GET', url)).statusCode).toBe(303);
    now = begun;
  });
});
