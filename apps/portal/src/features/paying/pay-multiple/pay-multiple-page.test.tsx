import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { payableAccountWith, paymentSettingsWith } from '@rochdale/test-kit/payments/builders';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find } from '@rochdale/ui/testing/render.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { pressing, typing } from '../../../app/testing/typing.ts';

const numbers = Array.from({ length: 12 }, (_, index) => `1044800${String(index + 10)}`);
const [untouched = '', typed = '', entered = ''] = numbers;
/** What each account owes at the moment; where nothing is said, nothing answers. */
let owed: Readonly<Record<string, number>> | undefined;

beforeEach(() => {
  owed = Object.fromEntries(numbers.map((number) => [number, 50]));
});

/** Answers a page of the accounts as they stand. */
function accountsAt(url: string): Response {
  if (!owed) return Response.json({ code: 1, message: 'No.' }, { status: 500 });
  const asked = new URL(url, window.location.origin).searchParams;
  const [page, size] = [Number(asked.get('page') ?? 1), Number(asked.get('pageSize') ?? 10)];
  const results = numbers.slice((page - 1) * size, page * size).map((accountNumber) => {
    const accountBalance = owed?.[accountNumber] ?? 0;
    return { ...payableAccountWith({ accountNumber, accountBalance, overPayAmount: 0 }), accountType: 'Electric' };
  });
  const answer = { results, totalRecords: 12, memberRecords: 12, today: '2026-11-20' };
  return Response.json(answer satisfies ResponseOf<'pay-multiple.accounts'>);
}

const comeBack = (): void => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
/** From here on the accounts are those of this test; they are asked for anew. */
const answering = (): void => {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('/payable-accounts') ? accountsAt(url) : others(url, init),
  );
  comeBack();
};
const tick = (number: string) => (): void => find(`[aria-label="Pay account ${number}"]`).click();
const paidOvernight = (): void => {
  owed = {};
  comeBack();
};
const opening = {
  site: siteWith(),
  signedIn: true,
  given: paymentSettingsWith({ paymentSettings: { allowOverPay: true } }),
};
const summed = (html: string): readonly string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.pay-multiple__summary dl div')].map(
    (row) => `${row.querySelector('dt')?.textContent} ${row.querySelector('dd')?.textContent}`,
  );

it.each([
  ['on the page that is shown', []],
  ['on a page that was turned', [pressing('Next page')]],
])('accounts %s are paid as they stand by now, when they were paid since they were chosen', async (_where, turn) => {
  const { html } = await openScreen('billpayments/pay-multiple', {
    ...opening,
    steps: [
      answering,
      tick(untouched),
      typing(`amount-${typed}`, '20.00'),
      // Who only looks into a field has not typed what stands there.
      () => find(`[id="amount-${entered}"]`).focus(),
      () => find(`[id="amount-${entered}"]`).blur(),
      tick(entered),
      ...turn,
      paidOvernight,
    ],
  });
  expect(summed(html).slice(0, 3)).toEqual([`${untouched} $0.00`, `${typed} $20.00`, `${entered} $0.00`]);
});

it('choosing all of a long list says so when they can’t be read, and chooses them at the next press', async () => {
  const all = pressing('Select all 12 accounts');
  let said = '';
  const { text } = await openScreen('billpayments/pay-multiple', {
    ...opening,
    steps: [
      answering,
      () => {
        owed = undefined;
        button('Select all 12 accounts').click();
      },
      () => {
        said = document.querySelector('[role="alert"]')?.textContent ?? '';
        owed = { [untouched]: 50, [typed]: 50 };
      },
      all,
    ],
  });
  expect(said).toContain('We are unable to process your request at this time.');
  expect(text).toContain('2 of 12 accounts selected');
});
