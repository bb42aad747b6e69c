import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealBill, sealStatement } from './features/account/bills/document-reference.ts';
import { sealNotice } from './features/account/delinquents/delinquent-notice-reference.ts';
import { systemClock, todayAt } from './platform/clock.ts';
import { testApp } from './platform/testing/test-app.ts';
import { issueToken } from './platform/tokens/token-store.ts';
import { asMember, asQuickPay, callerKinds, headersFor, type Identity } from './testing/callers.ts';
import type { Numbers } from './testing/numbers.ts';
import { numbersOf } from './testing/numbers-of.ts';
import { callOf, names, rowOf } from './testing/well-formed-calls.ts';

const own: Identity = { memberNumber: '200017', accountNumber: '104471882' };
/** Another account of the same member. */
const sibling = '104480316';
const other: Identity = { memberNumber: '200801', accountNumber: '104508110' };

/** What whoever is let in is answered, where a call that is only well formed is not answered 200. */
const expected: Partial<Record<OperationName, { readonly status: number; readonly why: string }>> = {
  'access-tokens.end': { status: 404, why: 'there is no such token' },
  'as-member.begin': { status: 404, why: 'the office made no such code' },
  'bills.capital-credits': { status: 404, why: 'the demo has laid down no statement' },
  'connected-exports.download': { status: 404, why: 'there is no such file' },
  'connected-exports.take': { status: 404, why: 'there is no such file' },
  'connected-imports.see': { status: 404, why: 'nothing was given in' },
  'my-record.close': { status: 400, why: 'the password is another' },
  'my-record.download': { status: 400, why: 'the password is another' },
  'sessions.end': { status: 400, why: 'the password is another' },
  'connected-apps.allow': { status: 404, why: 'no app asked' },
  'connected-apps.refuse': { status: 404, why: 'no app asked' },
  'connected-apps.sign-in': { status: 404, why: 'no app asked' },
  'connected-apps.see-request': { status: 404, why: 'no app asked' },
  'delegates.accept': { status: 404, why: 'no link was sent' },
  'data.usage': { status: 404, why: 'the token reads no such account' },
  'delegates.end': { status: 404, why: 'there is no such delegation' },
  'delegates.join': { status: 404, why: 'no link was sent' },
  'delegates.see-invitation': { status: 404, why: 'no link was sent' },
  'delegates.send-again': { status: 404, why: 'there is no such delegation' },
  'draft-payments.initiate': { status: 400, why: 'the account is past due' },
  'draft-payments.update': { status: 400, why: 'the account is past due' },
  'direct-usage.intervals': { status: 404, why: 'a plain number opens nothing without the right' },
  'direct-usage.prepaid': { status: 404, why: 'a plain number opens nothing without the right' },
  'former-accounts.bill': { status: 404, why: 'the account was nobody else’s' },
  'former-accounts.papers': { status: 404, why: 'the account was nobody else’s' },
  'hosted-payment.postback': { status: 401, why: 'only what the payment company signed is taken' },
  'letter-return.submit': { status: 404, why: 'there is no such letter' },
  'levelized-billing.update': { status: 400, why: 'the account has budget billing' },
  'levelized-billing.update-many': { status: 400, why: 'the account has budget billing' },
  'login-changes.see': { status: 404, why: 'no link was sent' },
  'login-changes.stop': { status: 404, why: 'no link was sent' },
  'member-pay.email-receipt': { status: 404, why: 'no payment is meant' },
  'member-pay.result': { status: 404, why: 'no payment is meant' },
  'meter-portal.jump': { status: 404, why: 'the co-op has no meter portal' },
  'mfa.set': { status: 400, why: 'no set-up was begun' },
  'notices.text-reply': { status: 401, why: 'only what the company that brings texts signed is taken' },
  'notices.undeliverable': { status: 401, why: 'only what the company that brings messages signed is taken' },
  'notifications.resume-texts': { status: 404, why: 'it is no phone that answered STOP' },
  'notifications.verify-contact': { status: 400, why: 'the code is wrong' },
  'hand-overs.take': { status: 400, why: 'no other system made it' },
  'outside-sign-in.begin': { status: 404, why: 'the co-op has no provider' },
  'outside-sign-in.begin-tie': { status: 404, why: 'the co-op has no provider' },
  'outside-sign-in.finish': { status: 404, why: 'the co-op has no provider' },
  'outside-sign-in.see': { status: 404, why: 'the co-op has no provider' },
  'outside-sign-in.tie': { status: 404, why: 'the co-op has no provider' },
  'outside-sign-in.untie': { status: 404, why: 'the co-op has no provider' },
  'outage-public.report': { status: 409, why: 'the outage is known' },
  'top-up.get': { status: 404, why: 'this account is not prepaid' },
  'top-up.set': { status: 404, why: 'this account is not prepaid' },
  'top-up.end': { status: 404, why: 'this account is not topped up by itself' },
  'prepaid.get': { status: 404, why: 'this account is not prepaid' },
  'push.remove': { status: 404, why: 'there is no such device' },
  'passkeys.add': { status: 400, why: 'no challenge was given' },
  'passkeys.prove': { status: 400, why: 'no passkey has made it' },
  'passkeys.remove': { status: 404, why: 'there is no such passkey' },
  'passkeys.rename': { status: 404, why: 'there is no such passkey' },
  'passkeys.turn-password-off': { status: 409, why: 'there is no other way in' },
  'payment-help.ask': { status: 409, why: 'another day is offered' },
  'payment-profile.remove': { status: 400, why: 'auto pay uses it' },
  'payment-link.open': { status: 404, why: 'no link was sent' },
  'payment-link.pay': { status: 404, why: 'no link was sent' },
  'payment-link.result': { status: 404, why: 'no link was sent' },
  'quick-pay.result': { status: 404, why: 'no payment is meant' },
  'quick-pay.receipt': { status: 404, why: 'no payment is meant' },
  'quick-pay.email-receipt': { status: 404, why: 'no payment is meant' },
  'recovery.enter': { status: 404, why: 'no link was sent' },
  'recovery.wait': { status: 404, why: 'no link was sent' },
  'recovery.reset-password': { status: 404, why: 'no link was sent' },
  'recovery.validate-link': { status: 404, why: 'no link was sent' },
  'account-code.check': { status: 400, why: 'no code was sent' },
  'registration.register': { status: 400, why: 'nothing was verified' },
  'registration.username': { status: 400, why: 'nothing was verified' },
  'registration.verify-account': { status: 400, why: 'no contact was chosen' },
  'registration.verify-code': { status: 400, why: 'no code was sent' },
  'sign-in.login': { status: 400, why: 'the password is wrong' },
  'sign-in.passkey': { status: 400, why: 'no passkey has made it' },
  'sign-in.verify-code': { status: 400, why: 'there was no first step' },
  'restoration-text.prove': { status: 400, why: 'the code is wrong' },
  'unclaimed-credits.claim': { status: 400, why: 'nothing was found before' },
};

/** Operations that name no number: whose they answer for, the token alone says. */
const byTokenAlone: readonly OperationName[] = [
  'connected-apps.refuse',
  'connected-apps.see-request',
  'connected-apps.sign-in',
  'delegates.accept',
  'draft-payments.institutions',
  'member-info-docs.list',
  'quick-pay.result',
  'sign-in.logout',
  'sign-in.session',
];

/** Where another's number is answered like one that does not exist, but not 404. */
const likeAbsent: Readonly<Record<string, { readonly status: number; readonly why: string }>> = {
  'accounts.list accountNumber': { status: 200, why: 'the list is our own, and what is selected is not in it' },
  'hand-overs.take memberNumber': { status: 400, why: 'the token is nobody’s' },
  'auto-pay.change storedPaymentId': { status: 400, why: 'the form says that it is none to pay with' },
  'auto-pay.enroll storedPaymentId': { status: 400, why: 'the form says that it is none to pay with' },
  'recovery.forgot-username accountNumber': { status: 200, why: 'the answer is always the same' },
  'scheduled-payments.create storedPaymentId': { status: 400, why: 'the form says that it is none to pay with' },
  'usage.insight meterId': { status: 200, why: 'a meter that is not of the account is not heeded' },
  'usage.interval-range meterId': { status: 200, why: 'a meter that is not of the account is not heeded' },
  'usage.intervals meterId': { status: 200, why: 'a meter that is not of the account is not heeded' },
};

/** Answered alike but for a seal, which is another each time (`open-account.test.ts`). */
const sealsAnew: readonly OperationName[] = ['account-code.send'];

/** A visitor chooses among the masked contacts of any account (general-5); limits guard it (general-14). */
const tellsThatItExists: readonly OperationName[] = ['registration.authentication-types'];

/** A key hands over whichever member its system has signed in (identity-137). */
const ofAnybody: readonly OperationName[] = ['hand-overs.make'];

/** Where another member's token is not answered 404 with our numbers. */
const strangers: Partial<Record<OperationName, { readonly status: number; readonly why: string }>> = {};

const today = todayAt(systemClock, 'America/Los_Angeles');
let at: Awaited<ReturnType<typeof testApp>>;
let ownNumbers: Numbers;
let otherNumbers: Numbers;
let siblingNumbers: Numbers;
let absentNumbers: Numbers;
const counts = { callers: 0, numbers: 0 };

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

const termsOf = (numbers: Numbers) => {
  return { numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) };
};

async function ask(name: OperationName, numbers: Numbers, headers: Readonly<Record<string, string>>) {
  if (rowOf(name).errors.includes(429)) await query('delete from attempts');
  const answer = await at.app.inject({ ...callOf(name, termsOf(numbers)), headers });
  const { date: _date, 'retry-after': _retryAfter, 'x-request-id': _requestId, ...rest } = answer.headers;
  return { status: answer.statusCode, whole: JSON.stringify([answer.statusCode, rest, answer.body]) };
}

beforeAll(async () => {
  at = await testApp();
  ownNumbers = await numbersOf(at, own, 'S2000171');
  otherNumbers = await numbersOf(at, other, 'S2008014');
  siblingNumbers = await numbersOf(at, { ...own, accountNumber: sibling }, 'S2000172');
  const { sealer } = at.services;
  const accountNumber = '999999999';
  absentNumbers = {
    memberNumber: '999999',
    accountNumber,
    storedPaymentId: 'S9999999',
    transNo: '20260101-NONE',
    meterId: '10000001',
    locationId: 'L999',
    contactId: '0c5f7a52-54c8-4c39-9d5e-0f5a3ef4a6a0',
    encryptedAccount: sealer.seal('quick-pay-account', { accountNumber }, new Date(Date.now() + 3_600_000)),
    delinquentViewUrl: sealNotice(sealer, { accountNumber, delinquentId: '1' }, new Date()),
    billViewUrl: sealBill(sealer, { accountNumber, billDate: today }, new Date()),
    viewccPdfUrl: sealStatement(sealer, accountNumber, new Date()),
    directUsageLink: ownNumbers.directUsageLink,
  };
});
afterAll(() => at.close());

/** The numbers that a call names: what changes with them. The link of the direct tracker is a right of its own. */
function namedBy(name: OperationName): (keyof Numbers)[] {
  const written = (numbers: Numbers) => JSON.stringify(callOf(name, termsOf(numbers)));
  const keys = Object.keys(ownNumbers) as (keyof Numbers)[];
  return keys.filter(
    (key) => key !== 'directUsageLink' && written(ownNumbers) !== written({ ...ownNumbers, [key]: absentNumbers[key] }),
  );
}

describe('who may call what', () => {
  it.each(names)('%s', async (name) => {
    const { access, beforeMfa = false } = rowOf(name);
    const wrong: string[] = [];
    for (const caller of callerKinds) {
      const headers = await caller.headers(at, own);
      const answer = await ask(name, ownNumbers, headers);
      const isLetIn = caller.isLetIn(access, beforeMfa);
      const status = isLetIn ? (expected[name]?.status ?? 200) : 401;
      counts.callers += 1;
      if (answer.status !== status) wrong.push(`${caller.name}: ${answer.whole} instead of ${status}`);
      if (isLetIn) continue;
      const absent = await ask(name, absentNumbers, headers);
      if (absent.whole !== answer.whole) wrong.push(`${caller.name}: ${absent.whole} tells that a number exists`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('somebody else’s numbers', () => {
  it.each(names)('%s', async (name) => {
    const { access } = rowOf(name);
    const keys = namedBy(name);
    if (access === 'member' || access === 'quick-pay') expect(keys.length === 0).toBe(byTokenAlone.includes(name));
    const wrong: string[] = [];
    const ours = () => headersFor(at, access, own);
    for (const key of [...tellsThatItExists, ...sealsAnew, ...ofAnybody].includes(name) ? [] : keys) {
      const absent = await ask(name, { ...ownNumbers, [key]: absentNumbers[key] }, await ours());
      const { status } = likeAbsent[`${name} ${key}`] ?? { status: 404 };
      const theirs: Record<string, Numbers> = { another: { ...ownNumbers, [key]: otherNumbers[key] } };
      if (access === 'quick-pay' && key !== 'memberNumber')
        theirs['the member’s other'] = { ...ownNumbers, [key]: siblingNumbers[key] };
      for (const [whose, numbers] of Object.entries(theirs)) {
        const answer = await ask(name, numbers, await ours());
        counts.numbers += 1;
        if (answer.whole !== absent.whole) wrong.push(`${whose} ${key}: ${answer.whole}, absent: ${absent.whole}`);
        if (answer.status !== status) wrong.push(`${whose} ${key}: ${answer.whole} instead of ${status}`);
      }
    }
    if (keys.length > 0 && (access === 'member' || access === 'quick-pay')) {
      const stranger = await (access === 'member' ? asMember : asQuickPay)(at, other);
      const answer = await ask(name, ownNumbers, stranger);
      counts.numbers += 1;
      if (answer.status !== (strangers[name]?.status ?? 404)) wrong.push(`another member: ${answer.whole}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a login whose grant', () => {
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const grants = {
    'has ended': { number: '990000000101', columns: `'', 'all', '0001-01-01', '${yesterday}'` },
    'has not begun': { number: '990000000102', columns: `'', 'all', '${tomorrow}', null` },
    'is of another account': { number: '990000000103', columns: `'${sibling}', 'all', '0001-01-01', null` },
    'is to read': { number: '990000000104', columns: `'', 'read', '0001-01-01', null` },
  } as const;
  beforeAll(async () => {
    for (const { number, columns } of Object.values(grants)) {
      await query(
        `insert into logins (login_key, login_id, member_number, email, password_hash)
         select $1, $1, $1, 'p@example.com', password_hash from logins where login_key = 'marisol.okonkwo'`,
        number,
      );
      await query(`insert into login_grants values ($1, $2, ${columns}, 'import')`, number, own.memberNumber);
    }
  });
  const asLogin = (memberNumber: string) =>
    issueToken(at.services.db, { purpose: 'access', memberNumber, idleMinutes: 20, now: new Date() });
  const named = names.filter((name) => rowOf(name).access === 'member' && !byTokenAlone.includes(name));

  it.each(named)('is let in by %s no further than that', async (name) => {
    const { ofLogin, narrows, asMember: reads } = rowOf(name);
    const opens = {
      'has ended': false,
      'has not begun': false,
      'is of another account': ofLogin || (narrows && reads),
      'is to read': reads || ofLogin,
    };
    const wrong: string[] = [];
    for (const [which, { number }] of Object.entries(grants)) {
      const answer = await ask(name, ownNumbers, { authorization: `Bearer ${await asLogin(number)}` });
      const isOpen = opens[which as keyof typeof grants];
      const status =
        isOpen && !(ofLogin && namedBy(name).includes('accountNumber')) ? (expected[name]?.status ?? 200) : 404;
      if (answer.status !== status) wrong.push(`${which}: ${answer.whole} instead of ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the table', () => {
  it('has been asked whole', () => {
    expect(counts.callers).toBe(names.length * callerKinds.length);
    console.log(
      `${names.length} operations × ${callerKinds.length} callers: ${counts.callers} of ${counts.callers} (100 %); ${counts.numbers} calls with somebody else's numbers`,
    );
  });
});
