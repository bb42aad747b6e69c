import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { asMember } from '../../../../testing/callers.ts';
import { accountsOf, createRequisition, findRequisition, moveRequisition } from '../requisition/requisition-store.ts';
import { settle } from '../settle.ts';
import { sealResult } from './payment-result.ts';

const walter = '200025';
const hour = 3_600_000;

let at: Awaited<ReturnType<typeof testApp>>;
let count = 0;
let transNo = '';

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

beforeEach(async () => {
  count += 1;
  transNo = `20261123-WAITING${count}`;
  const now = at.services.clock.now();
  await createRequisition(at.services.db, {
    transNo,
    flow: 'member',
    purpose: 'payment',
    memberNumber: walter,
    amount: 4200 + count,
    fingerprint: transNo,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hour / 2),
    accounts: [{ accountNumber: '104500017', amount: 4200 + count }],
  });
});

const moveTo = async (state: 'presented' | 'approved' | 'cancelled' | 'declined' | 'expired') => {
  const { db, clock } = at.services;
  const requisition = await findRequisition(db, transNo);
  if (requisition) await moveRequisition(db, requisition, state, clock.now());
};

const approved = (amountCents: number) => ({
  transNo,
  reference: `R${transNo}`,
  status: 'approved' as const,
  amountCents,
  feeCents: 275,
  paymentType: 'cc' as const,
  lastFour: '1111',
  confirmationNumber: 'NG-TEST-20000',
  message: '',
  at: new Date().toISOString(),
});

const headersOf = (memberNumber: string) => asMember(at, { memberNumber, accountNumber: '104500017' });

const read = async (memberNumber: string, sealedAt = at.services.clock.now()) =>
  at.app.inject({
    url: `/v3/member/${memberNumber}/payments/status?encryptedPayload=${sealResult(at.services.sealer, transNo, sealedAt)}`,
    headers: await headersOf(memberNumber),
  });

describe('a payment that has no receipt (paying-78)', () => {
  it('is told as it stands: nobody knows yet, or why nothing was paid', async () => {
    const stood: unknown[] = [];
    for (const state of ['presented', 'approved', 'cancelled', 'declined', 'expired'] as const) {
      await moveTo(state);
      const answer = await read(walter);
      stood.push([answer.statusCode, answer.json().code, answer.json().standing.state]);
    }
    expect(stood).toEqual([
      [409, 4096, 'open'],
      [409, 4096, 'open'],
      [409, 4097, 'canceled'],
      [409, 4097, 'declined'],
      [409, 4097, 'expired'],
    ]);
  });

  it('has its reference, accounts, amount and beginning, and where the receipt will go, masked', async () => {
    const { standing, message } = (await read(walter)).json();
    expect(message).toBe('We do not know yet whether you paid. Please do not pay again.');
    expect(standing).toEqual({
      state: 'open',
      reference: transNo,
      paymentAmount: (4200 + count) / 100,
      accounts: [{ accountNumber: '104500017', paymentAmount: (4200 + count) / 100 }],
      begunAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      chargedAmount: null,
      receiptTo: expect.stringMatching(/^w\*\*\*@/),
    });
  });

  it('says what was charged instead, which is given back, where the company took another amount (paying-35)', async () => {
    await settle(at.services, approved(2500));
    const { code, standing } = (await read(walter)).json();
    expect([code, standing.state, standing.paymentAmount, standing.chargedAmount]).toEqual([
      4097,
      'chargedOtherwise',
      (4200 + count) / 100,
      25,
    ]);
  });

  it('is another member’s secret, and nothing after a day', async () => {
    expect((await read('200017')).statusCode).toBe(404);
    expect((await read(walter, new Date(at.services.clock.now().getTime() - 25 * hour))).statusCode).toBe(404);
  });

  it('becomes the receipt by itself once the company answers, and emails no copy before', async () => {
    const email = async () =>
      at.app.inject({
        method: 'POST',
        url: `/v3/member/${walter}/payments/receipt/email`,
        headers: await headersOf(walter),
        payload: { encryptedPayload: sealResult(at.services.sealer, transNo, at.services.clock.now()) },
      });
    expect((await email()).statusCode).toBe(409);
    const [account] = await accountsOf(at.services.db, transNo);
    await settle(at.services, approved(account?.amount ?? 0));
    expect((await read(walter)).json()).toMatchObject({ confirmationNumber: 'NG-TEST-20000' });
  });
});
