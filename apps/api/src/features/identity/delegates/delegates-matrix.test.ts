import type { OperationName } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { covers, delegateScopes } from '@rochdale/domain/identity/delegates/delegate-scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { issueToken } from '../../../platform/tokens/token-store.ts';
import type { Numbers } from '../../../testing/numbers.ts';
import { numbersOf } from '../../../testing/numbers-of.ts';
import { callOf, names, rowOf } from '../../../testing/well-formed-calls.ts';

/** The holder, and the account that was opened. */
const own = { memberNumber: '200017', accountNumber: '104471882' };
const sibling = '104480316';
const today = todayAt(systemClock, 'America/Los_Angeles');
/** Columns of the matrix: each scope, and a delegation that ended yesterday. */
const delegates = [
  { who: 'sees', number: '990000000201', scope: 'see', endsOn: null },
  { who: 'pays', number: '990000000202', scope: 'pay', endsOn: null },
  { who: 'manages', number: '990000000203', scope: 'manage', endsOn: null },
  { who: 'has ended', number: '990000000204', scope: 'manage', endsOn: addDays(today, -1) },
] as const;
let at: Awaited<ReturnType<typeof testApp>>;
let numbers: Numbers;
let siblings: Numbers;
let secrets: string[];
const counts = { answers: 0 };

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

const termsOf = (of: Numbers) => ({ numbers: of, today, readOn: addDays(today, -3), later: addDays(today, 40) });

async function ask(name: OperationName, of: Numbers, number: string) {
  if (rowOf(name).errors.includes(429)) await query('delete from attempts');
  const from = { purpose: 'access', memberNumber: number, idleMinutes: 20, now: new Date() } as const;
  const authorization = `Bearer ${await issueToken(at.services.db, from)}`;
  return at.app.inject({ ...callOf(name, termsOf(of)), headers: { authorization } });
}

/**
 * What an answer tells that no delegate may read: the holder's addresses and phones, whole. What the caller wrote in the call
 * is not told by having it answered.
 */
const leaksOf = (name: OperationName, body: string): string[] => {
  const texts = [body, body.replace(/[().\s-]/g, '')];
  const sent = JSON.stringify(callOf(name, termsOf(numbers)));
  return secrets.filter(
    (secret) => texts.some((text) => text.toLowerCase().includes(secret)) && !sent.includes(secret),
  );
};

beforeAll(async () => {
  at = await testApp();
  numbers = await numbersOf(at, own, 'S2000171');
  siblings = await numbersOf(at, { ...own, accountNumber: sibling }, 'S2000172');
  for (const { number, scope, endsOn } of delegates) {
    await query(
      `insert into logins (login_key, login_id, member_number, email, password_hash)
       select $1, $1, $1, 'p@example.com', password_hash from logins where login_key = 'marisol.okonkwo'`,
      number,
    );
    await query(
      `insert into login_grants (login_key, member_number, account_number, scope, ends_on, given_by)
       values ($1, $2, $3, $4, $5, 'delegation')`,
      ...[number, own.memberNumber, own.accountNumber, scope, endsOn],
    );
  }
  const told = await query(
    `select email as secret from members where member_number = $1
     union select email from logins where member_number = $1
     union select address from notification_contacts where member_number = $1`,
    own.memberNumber,
  );
  secrets = told.map(({ secret }) => String(secret ?? '').toLowerCase()).filter((secret) => secret.length > 4);
  secrets.push('5415550142');
});
afterAll(() => at.close());

const named = names.filter((name) => rowOf(name).access === 'member' && !rowOf(name).ofLogin);

describe('a delegate (identity-90)', () => {
  it('has something that could be told', () => {
    expect(secrets.filter((secret) => secret.includes('@')).length).toBeGreaterThan(0);
  });

  it.each(named)('is let in by %s as far as its row says, and is told nothing of the holder', async (name) => {
    const { delegates: opensTo = 'never' } = rowOf(name);
    const wrong: string[] = [];
    for (const { who, number, scope } of delegates) {
      const answer = await ask(name, numbers, number);
      counts.answers += 1;
      const isOpen = who !== 'has ended' && covers(scope, opensTo);
      if (isOpen && [401, 403, 500].includes(answer.statusCode)) wrong.push(`${who}: ${answer.statusCode}`);
      const isClosed = answer.statusCode === 404;
      if (!isOpen && !isClosed && !namesNothing.includes(name)) wrong.push(`${who}: ${answer.statusCode}, closed`);
      for (const leak of leaksOf(name, answer.body)) wrong.push(`${who}: tells ${leak}`);
      const other = await ask(name, siblings, number);
      counts.answers += 1;
      for (const leak of leaksOf(name, other.body)) wrong.push(`${who}, another account: tells ${leak}`);
      const narrows = rowOf(name).narrows ?? false;
      if (other.statusCode !== 404 && !narrows && !namesNothing.includes(name))
        wrong.push(`${who}: ${other.statusCode} for another account`);
      if (other.statusCode === 200 && narrows && other.body.includes(sibling)) wrong.push(`${who}: another account`);
    }
    expect(wrong).toEqual([]);
  });

  it('was asked of every row', () => {
    expect(counts.answers).toBe(named.length * delegates.length * 2);
    expect(new Set(delegates.map(({ scope }) => scope))).toEqual(new Set(delegateScopes));
    console.log(`${named.length} operations × ${delegates.length} delegates: ${counts.answers} answers`);
  });
});

/** They name no number, and answer what is every member's. */
const namesNothing: readonly OperationName[] = [
  'draft-payments.institutions',
  'member-info-docs.list',
  'sign-in.logout',
  'sign-in.session',
];
