import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { pressing } from '../../../app/testing/typing.ts';

const open: WirePaymentStanding = {
  state: 'open',
  reference: '20261121-7K3M9Q2XHT4V',
  paymentAmount: 50,
  chargedAmount: null,
  accounts: [{ accountNumber: '104500017', paymentAmount: 50 }],
  begunAt: '2026-11-21 09:42',
  receiptTo: null,
};

/** What the page of a Quick Pay payment says at the end, when the server answers so, one after another. */
async function said(...answers: readonly Response[]): Promise<string> {
  const left = [...answers];
  const answering = (): void => {
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url.includes('/payments/status') ? (left.shift() ?? Response.error()) : others(url, init),
    );
  };
  const { text } = await openScreen('payment-success', {
    site: siteWith(),
    signedIn: false,
    query: { isFromQuickPay: 'true', encodedParam: 'sealed' },
    failing: ['quick-pay.result'],
    steps: [answering, pressing('Try again'), ...answers.slice(1).map(() => pressing('Ask now'))],
  });
  return text;
}

const refused = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json({ code: 1, message: 'No.', ...body }, { status, headers });

it('a wait that is told to ask more rarely goes on, and still says that nobody is to pay again', async () => {
  const text = await said(refused(409, { standing: open }), refused(429, {}, { 'retry-after': '90' }));
  expect(text).toContain('Please do not pay again.');
  expect(text).toContain('We could not ask just now.');
});

it('a charge of another amount is told with what comes back, never that nothing was charged', async () => {
  const standing: WirePaymentStanding = { ...open, state: 'chargedOtherwise', chargedAmount: 25 };
  const text = await said(refused(409, { standing }));
  expect(text).toContain('$25.00 was approved instead of $50.00. We are giving the $25.00 back to you.');
  expect(text).not.toContain('Nothing was charged');
});

it('a Quick Pay payment that is another account’s by now asks which account was paid (paying-67)', async () => {
  const text = await said(refused(404, {}));
  expect(text).toContain('To see this receipt here, confirm the account that was paid.');
  expect(text).not.toContain('No.');
});
