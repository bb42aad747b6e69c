import { operations } from '@rochdale/contract/operations/operations';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it, vi } from 'vitest';
import { configureApi } from '../../../lib/calls/api.ts';
import { startSession } from '../../../lib/session/session.ts';
import { readOwnAccounts } from './read-own-accounts.ts';

const numbers = Array.from({ length: 230 }, (_, index) => String(104_500_000 + index));
const { response } = operations['accounts.list'];

it('of a member with more accounts than one call answers all are there to be chosen, each once and in order', async () => {
  configureApi(siteWith());
  startSession({ accessToken: 'token', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: 30 });
  vi.stubGlobal('fetch', async (url: string) => {
    const asked = new URL(url, 'https://portal.example').searchParams;
    const [limit, offset] = [Number(asked.get('limit')), Number(asked.get('offset') ?? 0)];
    const [row] = response.parse(sampleOf(response)).results;
    const results = numbers.slice(offset, offset + limit).map((accountNumber) => ({ ...row, accountNumber }));
    return Response.json({ results, totalRecords: numbers.length, hasOthers: false });
  });
  const { results } = await readOwnAccounts('200025');
  expect(results.map(({ accountNumber }) => accountNumber)).toEqual(numbers);
});
