import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { asMember, type Identity } from '../../../testing/callers.ts';
import type { Numbers } from '../../../testing/numbers.ts';
import { numbersOf } from '../../../testing/numbers-of.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { coops, folderWithStatement, layDown } from '../../../testing/sealed-things.ts';
import { type WatchedWrites, watchWrites } from '../../../testing/watched-writes.ts';
import { callOf, names, rowOf } from '../../../testing/well-formed-calls.ts';

const who: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const today = todayAt(systemClock, 'America/Los_Angeles');
const reason = 'cannot find her November bill';

let folder: string;
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
let numbers: Numbers;
let writes: WatchedWrites;
let window: { readonly authorization: string };

/** A window that has been opened, as the heads of its calls. */
async function openWindow() {
  const params = { memberNumber: who.memberNumber };
  const { code } = (await office.call('as-member.open', { params, body: { reason } }, dana)).json();
  const begun = await at.app.inject({ method: 'POST', url: '/v3/as-member/begin', payload: { code } });
  return { authorization: `Bearer ${begun.json().accessToken}` };
}

const ask = (name: (typeof names)[number], headers: Readonly<Record<string, string>>, given = numbers) => {
  const terms = { numbers: given, today, readOn: addDays(today, -3), later: addDays(today, 40) };
  return at.app.inject({ ...callOf(name, terms), headers });
};

beforeAll(async () => {
  folder = await folderWithStatement(who.accountNumber);
  at = await testApp({ isDemo: true, coop: relative(coops, folder) });
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  numbers = await numbersOf(at, who, 'S2000171');
  await layDown(at, who, today);
  await at.database.pool.query("insert into account_holdings values ($1, $2, '0001-01-01', $3)", [
    who.accountNumber,
    who.memberNumber,
    addDays(today, -3),
  ]);
  window = await openWindow();
  writes = await watchWrites(at.database);
});
afterAll(async () => {
  await office.close();
  await at.close();
  await rm(folder, { recursive: true });
});

const open = names.filter((name) => rowOf(name).asMember);
const closed = names.filter((name) => !rowOf(name).asMember);

describe('whoever looks as a member', () => {
  it.each(closed)('is refused %s', async (name) => {
    await writes.taken();
    const answer = await ask(name, window);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 4036]);
    expect(await writes.taken()).toEqual([]);
  });

  /** What stands on paper and is named by a seal, which each window has its own of. */
  const papers = ['bills.view', 'bills.capital-credits', 'delinquents.document', 'former-accounts.bill'];
  /** The account is not prepaid. */
  const absent = [...papers, 'prepaid.get'];
  it.each(open)('is answered %s, which writes nothing at all', async (name) => {
    await writes.taken();
    const { statusCode } = await ask(name, window);
    expect(statusCode).toBe(absent.includes(name) ? 404 : 200);
    expect(await writes.taken()).toEqual([]);
  });

  it('is answered only what changes nothing, and shows no way of paying, no contact and no secret', async () => {
    for (const name of open) expect([name, rowOf(name).method, rowOf(name).changes]).toEqual([name, 'GET', 'nothing']);
    const secret = /lastFour|masked|phone|email|secret|answer"|totp|nickname":"\d{4}|"[^"]*@[^"]*"/i;
    for (const name of open)
      expect([name, secret.exec((await ask(name, window)).body)?.[0]]).toEqual([name, undefined]);
  });

  it('never sees another member, nor another member’s account', async () => {
    const other = { ...numbers, memberNumber: '200801', accountNumber: '104508110' };
    for (const name of open.filter((one) => rowOf(one).params))
      expect([name, (await ask(name, window, other)).statusCode]).toEqual([name, 404]);
  });
});

describe('what is sealed', () => {
  const papers = async (headers: Readonly<Record<string, string>>) => ({
    billViewUrl: (await ask('history.bills', headers)).json().results[0].billViewUrl,
    viewccPdfUrl: (await ask('overview.details', headers)).json().viewccPdfUrl,
    delinquentViewUrl: (await ask('delinquents.list', headers)).json().results[0].delinquentViewUrl,
  });
  const opened = async (headers: Readonly<Record<string, string>>, seals: Awaited<ReturnType<typeof papers>>) => {
    const answers = (['bills.view', 'bills.capital-credits', 'delinquents.document'] as const).map((name) =>
      ask(name, headers, { ...numbers, ...seals }),
    );
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };

  it('in a window opens in it, and neither for the member nor in another window; nor the other way round', async () => {
    const [another, own] = [await openWindow(), await asMember(at, who)];
    const [here, hers] = [await papers(window), await papers(own)];
    expect(await opened(window, here)).toEqual([200, 200, 200]);
    expect(await opened(own, hers)).toEqual([200, 200, 200]);
    expect(await opened(another, here)).toEqual([404, 404, 404]);
    expect(await opened(own, here)).toEqual([404, 404, 404]);
    expect(await opened(window, hers)).toEqual([404, 404, 404]);
  });
});

it('a window’s token opens nothing of the office, and no window’s is taken for a member’s', async () => {
  const { authorization } = window;
  const { cookie } = dana;
  expect((await office.call('staff-session.me', {}, { cookie }, { ...office.own, authorization })).statusCode).toBe(
    401,
  );
  const token = authorization.replace('Bearer as-member-', '');
  expect((await ask('accounts.list', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  expect((await ask('accounts.list', { authorization: `Bearer as-member-${'A'.repeat(43)}` })).statusCode).toBe(401);
});
