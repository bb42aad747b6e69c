import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../platform/testing/test-app.ts';
import { accountByPhone } from './verify-by-phone.ts';

let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const walter = { accountNumber: '104500017', phoneLastFourDigits: '0103' };
const began = new Date('2026-11-20T18:00:00Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
const find = (pair: typeof walter, address: string, now: Date) => accountByPhone(at.services.db, pair, address, now);

it('300 wrong pairs an hour are looked at, however many addresses ask; who is right takes none of them', async () => {
  expect(await find(walter, '192.0.2.1', began)).toMatchObject({ accountNumber: '104500017' });
  const guess = (index: number) =>
    find({ accountNumber: String(900_000_000 + index), phoneLastFourDigits: '0000' }, `198.51.${index}.1`, began);
  for (let index = 0; index < 299; index += 1) expect(await guess(index)).toBeUndefined();
  expect(await find(walter, '192.0.2.2', began)).toMatchObject({ accountNumber: '104500017' });
  expect(await guess(299)).toBeUndefined();
  await expect(find(walter, '192.0.2.3', after(1))).rejects.toMatchObject({ status: 429 });
  expect(await find(walter, '192.0.2.3', after(61))).toMatchObject({ accountNumber: '104500017' });
});
