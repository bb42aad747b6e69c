import { sign } from '@rochdale/contract/hosted-payment/signing';
import { settlement, settlementLine } from '@rochdale/contract/hosted-payment/wire';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { card, sandboxBench, secret } from '../testing/sandbox-bench.ts';

const { app, now, post, open, ask, charges, restart, setClock } = sandboxBench();
const dayMs = 86_400;

const get = async (path: string, about: string, query: Record<string, string>, signed = query) => {
  const text = (fields: Record<string, string>) => new URLSearchParams({ ...fields, after: '' }).toString();
  const claims = { [about]: text(signed), at: now().getTime() / 1000 };
  return app().inject({
    url: `${path}?${text(query)}`,
    headers: { authorization: `Signed ${sign('query', claims, secret)}` },
  });
};
const span = { from: '2026-11-01', to: '2026-12-31' };
const settlements = async () =>
  z.object({ settlements: z.array(settlement) }).parse((await get('/v1/settlements', 'settlements', span)).json())
    .settlements;
const linesOf = async (settlementId: string) =>
  z
    .object({ lines: z.array(settlementLine) })
    .parse((await get('/v1/settlement-lines', 'lines', { settlement: settlementId })).json())
    .lines.map(({ kind, grossCents, feeCents, netCents }) => [kind, grossCents, feeCents, netCents]);

it('pays out on the day after what moved before midnight, once, also after a restart', async () => {
  const { session } = await open();
  await post('/pay/submit', card(session));
  const reference = (await charges())[0]?.reference ?? '';
  await restart();
  expect(await settlements()).toEqual([]);
  await restart(async () => setClock(dayMs));
  await expect.poll(settlements, { timeout: 8_000 }).toMatchObject([{ day: '2026-11-22', netCents: 14_200 }]);
  await ask('POST', `${reference}/refund`, { reference });
  await restart(async () => setClock(2 * dayMs));
  await expect.poll(async () => (await settlements()).length, { timeout: 8_000 }).toBe(2);
  const [first, second] = await settlements();
  expect(await linesOf(first?.settlementId ?? '')).toEqual([['payment', 14_475, 275, 14_200]]);
  expect(second).toMatchObject({ day: '2026-11-23', netCents: -14_475 });
  expect(await linesOf(second?.settlementId ?? '')).toEqual([['refund', -14_475, 0, -14_475]]);
}, 20_000);

it('tells of it to whoever signs for this very span alone', async () => {
  expect((await get('/v1/settlements', 'settlements', span, { ...span, to: '2026-11-30' })).statusCode).toBe(401);
  expect((await app().inject({ method: 'POST', url: '/v1/desk-settle' })).statusCode).toBe(401);
  expect((await get('/v1/settlement-lines', 'lines', { settlement: 'NONE' })).statusCode).toBe(404);
});
