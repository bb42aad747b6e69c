import { randomUUID } from 'node:crypto';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { expect } from 'vitest';
import type { testApp } from '../../../../platform/testing/test-app.ts';
import { createRequisition, settle } from '../../payments/public.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** What a payment of a test is of. Money in cents. */
export interface Charged {
  readonly parts?: readonly { readonly accountNumber: string; readonly amount: number }[];
  readonly amount?: number;
  readonly token?: string;
  readonly memberNumber?: string;
  readonly fee?: number;
  readonly now?: Date;
}

/** A payment that a stored card, or another token, was charged for, and that is posted. */
export async function chargedPayment(at: App, given: Charged = {}): Promise<{ transNo: string; reference: string }> {
  const { db, gateway, clock } = at.services;
  const { amount = 5000, token = 'TEST-CARD-1111', memberNumber = '200017', fee = 0 } = given;
  const parts = given.parts ?? [{ accountNumber: '104471882', amount }];
  const sum = parts.reduce((cents, part) => cents + part.amount, 0);
  const now = given.now ?? new Date(clock.now().getTime() - 3_600_000);
  const { transNo } = await createRequisition(db, {
    transNo: `T-${randomUUID().slice(0, 13)}`,
    flow: 'member',
    purpose: 'payment',
    memberNumber,
    amount: sum + fee,
    fingerprint: randomUUID(),
    createdAt: now,
    expiresAt: now,
    accounts: [...parts],
  });
  const result = await gateway.charge({ transNo, token, amountCents: sum + fee, accountNumber: '104471882' });
  await settle(at.services, result);
  const query = (text: string, values: unknown[]) => at.database.pool.query(text, values);
  const { rows } = await query('select state from requisitions where trans_no = $1', [transNo]);
  expect(rows).toEqual([{ state: 'posted' }]);
  // What the sandbox charges without a page bears no fee: a part of what it took becomes one.
  await query(
    'update requisitions set amount_cents = $2, fee_cents = $3, charged_at = $4, ask_at = null where trans_no = $1',
    [transNo, sum, fee, now],
  );
  await query('update gateway_results set amount_cents = $2 where trans_no = $1', [transNo, sum]);
  return { transNo, reference: result.reference };
}

/** The company tells of a charge by its own call. */
export async function postedBack(at: App, transNo: string, changes: Partial<TransactionResult>): Promise<void> {
  const [result] = await at.services.gateway.resultsOf(transNo);
  const payload = { result: sign('postback', { ...result, ...changes }, at.secret) };
  const answer = await at.app.inject({ method: 'POST', url: '/v3/hosted-payment/postback', payload });
  expect(answer.statusCode).toBe(200);
}
