import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../platform/clock.ts';
import { callerKinds, headersFor, type Identity } from '../../testing/callers.ts';
import type { Numbers } from '../../testing/numbers.ts';
import { numbersOf } from '../../testing/numbers-of.ts';
import { callOf, names, rowOf } from '../../testing/well-formed-calls.ts';
import { twoCoops } from './testing/two-coops.ts';

/** The same member in both, with the same accounts: what differs is whose the keys and the database are. */
const who: Identity = { memberNumber: '200017', accountNumber: '104471882' };
const today = todayAt(systemClock, 'America/Los_Angeles');
const termsOf = (numbers: Numbers) => ({ numbers, today, readOn: addDays(today, -3), later: addDays(today, 40) });

let pair: Awaited<ReturnType<typeof twoCoops>>;
let northNumbers: Numbers;
let southNumbers: Numbers;
let asked = 0;

beforeAll(async () => {
  pair = await twoCoops();
  northNumbers = await numbersOf(pair.north.at, who, 'S2000171');
  southNumbers = await numbersOf(pair.south.at, who, 'S2000171');
});
afterAll(() => pair.close());

const ask = async (coop: 'north' | 'south', name: (typeof names)[number], numbers: Numbers, headers: object) => {
  if (rowOf(name).errors.includes(429)) await pair[coop].at.database.pool.query('delete from attempts');
  return pair.ask(pair[coop].host, { ...callOf(name, termsOf(numbers)), headers: { ...headers } });
};

describe('who is let in at one co-op is a stranger at another', () => {
  it.each(names)('%s', async (name) => {
    const { access, beforeMfa = false } = rowOf(name);
    const isOpen = access === 'public' || access === 'gateway';
    const wrong: string[] = [];
    const letIn = callerKinds.filter((caller) => caller.isLetIn(access, beforeMfa));
    // Everybody is let in there: whoever comes with something of elsewhere is told for the first of its kind.
    for (const caller of isOpen ? letIn.slice(0, 3) : letIn) {
      const headers = await caller.headers(pair.north.at, who);
      const there = await ask('south', name, southNumbers, headers);
      asked += 1;
      if (!isOpen && there.status !== 401) wrong.push(`${caller.name}: ${there.status} ${there.body.slice(0, 200)}`);
      if (there.body.includes('North Fork')) wrong.push(`${caller.name}: the other’s content`);
      const here = await ask('north', name, northNumbers, headers);
      if (!isOpen && here.status === 401) wrong.push(`${caller.name} is no good at home: ${here.body.slice(0, 200)}`);
      if (here.body.includes('South Fork')) wrong.push(`${caller.name}: the other’s content at home`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what one co-op has sealed opens nothing at another', () => {
  const sealed = ['encryptedAccount', 'delinquentViewUrl', 'billViewUrl', 'viewccPdfUrl', 'directUsageLink'] as const;
  it.each(names)('%s', async (name) => {
    const written = (numbers: Numbers) => JSON.stringify(callOf(name, termsOf(numbers)));
    const wrong: string[] = [];
    for (const key of sealed) {
      const theirs = { ...southNumbers, [key]: northNumbers[key] };
      if (written(theirs) === written(southNumbers)) continue;
      const headers = await headersFor(pair.south.at, rowOf(name).access, who);
      const unknown = await ask('south', name, { ...southNumbers, [key]: 'unknown' }, headers);
      const answer = await ask('south', name, theirs, headers);
      asked += 1;
      if (answer.status !== unknown.status || answer.body !== unknown.body)
        wrong.push(`${key}: ${answer.status} ${answer.body.slice(0, 200)} instead of ${unknown.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('the table has been asked whole', () => {
  expect(asked).toBeGreaterThan(names.length);
  console.log(`${asked} calls of ${names.length} operations with what is another co-op’s`);
});
