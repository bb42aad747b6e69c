import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { paymentCallback } from './payment-callback.ts';
import { createRequisition } from './requisition/requisition-store.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let app: FastifyInstance;
let status: 'declined' | 'cancelled' | 'approved';
let transNo = 'none';

beforeAll(async () => {
  at = await testApp();
  app = fastify();
  const readReturn = async () => ({
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
  });
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
