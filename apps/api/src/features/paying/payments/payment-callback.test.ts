import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { ReturnUnread } from './company/gateway.ts';
import { paymentCallback } from './payment-callback.ts';
import { createRequisition } from './requisition/requisition-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let app: FastifyInstance;
let status: 'declined' | 'cancelled' | 'approved';
let transNo = 'none';
let fails: Error | undefined;

beforeAll(async () => {
  at = await testApp();
  app = fastify();
  const readReturn = async () => {
    if (fails) throw fails;
    return {
      transNo,
      reference: 'none',
      status,
      amountCents: 4200,
      feeCents: 0,
      lastFour: '0002',
      paymentType: 'cc' as const,
      confirmationNumber: '',
      message: '',
      at: '2026-11-20T20:00:00Z',
    };
  };
  paymentCallback(app, { ...at.services, gateway: { ...at.services.gateway, readReturn } });
});
afterAll(async () => {
  await app.close();
  await at.close();
});

it.each([
  ['schedule', 'declined', '/pages/schedule-payments-error?reason=declined'],
  ['schedule', 'cancelled', '/pages/schedule-payments-cancel'],
  ['drafts', 'declined', '/pages/draft-payments?statuscode=declined'],
  ['drafts', 'cancelled', '/pages/draft-payments?statuscode=canceled'],
  ['member', 'declined', '/pages/payment-cancel'],
] as const)('a return of %s that says %s leads to %s', async (flow, said, screen) => {
  status = said;
  const answer = await app.inject({ url: `/PaymentCallback/${flow}/success` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, screen]);
});

it('whoever paid and then left the page canceled nothing (paying-44)', async () => {
  transNo = '20261123-PAIDANDLEFT';
  const now = at.services.clock.now();
  await createRequisition(at.services.db, {
    transNo,
    flow: 'member',
    purpose: 'payment',
    memberNumber: '200025',
    amount: 4200,
    fingerprint: 'left',
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1_800_000),
    accounts: [{ accountNumber: '104500017', amount: 4200 }],
  });
  const leave = () => app.inject({ url: '/PaymentCallback/member/cancel' });
  status = 'cancelled';
  expect((await leave()).headers.location).toBe('/pages/payment-cancel');
  status = 'approved';
  expect((await leave()).headers.location).toMatch(/^\/pages\/payment-success\?isFromQuickPay=false&encodedParam=.+/);
});

it.each([
  ['member', 'success', /^\/pages\/payment-success\?isFromQuickPay=false&encodedParam=.+/],
  ['member', 'cancel', /^\/pages\/payment-success\?isFromQuickPay=false&encodedParam=.+/],
  ['quick-pay', 'cancel', /^\/pages\/payment-success\?isFromQuickPay=true&encodedParam=.+/],
  ['schedule', 'success', /^\/pages\/schedule-payments-success\?transno=20261123-UNREAD$/],
  ['drafts', 'success', /^\/pages\/draft-payments$/],
])('a return of %s to %s of which nobody can be asked leads to where its end is shown', async (flow, way, screen) => {
  fails = new ReturnUnread('20261123-UNREAD', new Error('No answer.'));
  const answer = await app.inject({ url: `/PaymentCallback/${flow}/${way}` }).finally(() => {
    fails = undefined;
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(screen)]);
});

it.each(['success', 'cancel'])('whoever was charged another amount and comes back to %s is told so', async (way) => {
  transNo = '20261123-OTHERWISE';
  const now = at.services.clock.now();
  await createRequisition(at.services.db, {
    transNo: `${transNo}${way}`,
    ...{ flow: 'member', purpose: 'payment', memberNumber: '200025', amount: 5000, fingerprint: way, createdAt: now },
    expiresAt: new Date(now.getTime() + 1_800_000),
    accounts: [{ accountNumber: '104500017', amount: 5000 }],
  });
  [transNo, status] = [`${transNo}${way}`, 'approved'];
  const answer = await app.inject({ url: `/PaymentCallback/member/${way}` });
  expect(answer.headers.location).toMatch(/^\/pages\/payment-success\?isFromQuickPay=false&encodedParam=.+/);
});
