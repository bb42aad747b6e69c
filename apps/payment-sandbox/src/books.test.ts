import { appendFile, chmod, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import { transactionResult } from '@rochdale/contract/hosted-payment/wire';
import { describe, expect, it } from 'vitest';
import { card, resultIn, sandboxBench, secret, start } from './testing/sandbox-bench.ts';

const { app, folder, now, post, open, ask, charges, restart } = sandboxBench();

it('the books are read by nobody else on the machine, nor are those of an older release', async () => {
  const { session } = await open({ purpose: 'store', amountCents: 0, transNo: 'PRIVATE' });
  await post('/pay/submit', card(session, '4111111111111111'));
  const file = join(folder(), 'transactions.jsonl');
  const others = async () => (await stat(file)).mode & 0o077;
  expect(await others()).toBe(0);
  await chmod(file, 0o644);
  await restart();
  expect(await others()).toBe(0);
});

describe('a stored way of paying', () => {
  const chargeOf = (token: string, transNo: string, amountCents = 5000) =>
    app().inject({
      method: 'POST',
      url: '/v1/charges',
      headers: {
        authorization: `Signed ${sign('charge', { clientId: 'rochdale-demo', transNo, token, amountCents, accountNumber: '104471882' }, secret)}`,
      },
    });
  const stored = async (cardNumber: string, transNo: string) => {
    const { session } = await open({ purpose: 'store', amountCents: 0, transNo });
    const answer = await post('/pay/submit', card(session, cardNumber));
    return resultIn(answer.headers.location);
  };

  it('is kept by a page that takes nothing, and does later what its number says', async () => {
    const kept = await stored('4111111111111111', 'KEEP-1');
    expect(kept).toMatchObject({ status: 'approved', amountCents: 0, feeCents: 0 });
    expect(kept.storedMethod).toMatchObject({ paymentType: 'cc', brand: 'Visa', lastFour: '1111', expires: '2029-08' });
    const token = kept.storedMethod?.token ?? '';
    const charged = await chargeOf(token, 'LATER-1');
    expect(transactionResult.parse(charged.json())).toMatchObject({ status: 'approved', amountCents: 5000 });
    await restart();
    expect((await chargeOf('TEST-CARD-0036', 'FIRST')).json().status).toBe('declined');
    expect((await chargeOf('TEST-CARD-0036', 'SECOND')).json().status).toBe('approved');
    expect((await chargeOf('TEST-CARD-9979', 'STOLEN')).json().decline).toEqual({ isFinal: true, code: 'stolen_card' });
    const declining = (await stored('4000000000000002', 'KEEP-2')).storedMethod?.token ?? '';
    expect((await chargeOf(declining, 'LATER-2')).json().status).toBe('declined');
  });

  it('is charged once for a requisition, also at once and after a restart; another amount is refused', async () => {
    const token = (await stored('4111111111111111', 'KEEP')).storedMethod?.token ?? '';
    const answers = await Promise.all(Array.from({ length: 20 }, () => chargeOf(token, 'ONCE')));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    await restart();
    await chargeOf(token, 'ONCE');
    expect(await charges('ONCE')).toHaveLength(1);
    expect((await chargeOf(token, 'ONCE', 5001)).statusCode).toBe(409);
  });

  it('is charged by the portal only, and no more once it is forgotten', async () => {
    expect((await app().inject({ method: 'POST', url: '/v1/charges' })).statusCode).toBe(401);
    const forget = (about: object) =>
      app().inject({
        method: 'DELETE',
        url: '/v1/methods/TEST-CARD-1111',
        headers: { authorization: `Signed ${sign('query', { ...about, at: now().getTime() / 1000 }, secret)}` },
      });
    expect((await forget({ token: 'another' })).statusCode).toBe(401);
    expect((await chargeOf('TEST-CARD-1111', 'BEFORE')).json().status).toBe('approved');
    expect((await forget({ token: 'TEST-CARD-1111' })).statusCode).toBe(200);
    const after = await chargeOf('TEST-CARD-1111', 'AFTER');
    expect([after.statusCode, after.json().refused]).toEqual([404, 'method']);
  });
});

describe('the books', () => {
  it('keep what was called off, before it is opened and after a restart', async () => {
    expect((await ask('POST', '20261121-A/void', { void: '20261121-A' })).json()).toEqual({ result: null });
    expect((await ask('POST', '20261121-A/void', { transNo: '20261121-A' })).statusCode).toBe(401);
    await restart();
    expect((await open()).page.statusCode).toBe(400);
    expect((await charges()).map((one) => one.status)).toEqual(['cancelled']);
  });

  it('list what was taken in a span to whoever signs for this very span', async () => {
    const { session } = await open();
    await post('/pay/submit', card(session));
    const list = (asked: string, signed = asked) =>
      app().inject({
        url: `/v1/charges?${asked}`,
        headers: { authorization: `Signed ${sign('query', { charges: signed, at: now().getTime() / 1000 }, secret)}` },
      });
    const span = (from: string, until: string) => new URLSearchParams({ from, until, after: '' }).toString();
    const day = span('2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z');
    expect((await list(day)).json()).toMatchObject({ charges: [{ transNo: '20261121-A' }], next: null });
    expect((await list(span('2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'))).json().charges).toEqual([]);
    const second = span('2026-11-21T15:00:00Z', '2026-11-21T15:00:01Z');
    expect((await list(second)).json().charges).toHaveLength(1);
    expect((await list(day, 'another')).statusCode).toBe(401);
    expect((await list(span('yesterday', 'today'))).statusCode).toBe(400);
  });

  it('outlive a restart, even one that tore the last line', async () => {
    const { session } = await open();
    await post('/pay/submit', card(session));
    await restart(() => appendFile(join(folder(), 'transactions.jsonl'), '{"kind":"result","res'));
    const again = await post('/pay/submit', card(session));
    expect(resultIn(again.headers.location).status).toBe('approved');
    expect(await charges()).toHaveLength(1);
    expect((await readFile(join(folder(), 'transactions.jsonl'), 'utf8')).endsWith('}\n')).toBe(true);
  });

  it('answer only a question that is signed, about this requisition, and fresh', async () => {
    await open();
    expect((await app().inject('/v1/transactions/20261121-A')).statusCode).toBe(401);
    expect((await ask('GET', '20261121-A', { transNo: '20261121-B' })).statusCode).toBe(401);
    const old = sign('query', { transNo: '20261121-A', at: start.getTime() / 1000 - 301 }, secret);
    const answer = await app().inject({
      url: '/v1/transactions/20261121-A',
      headers: { authorization: `Signed ${old}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
