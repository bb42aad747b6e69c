import type { Page } from '@playwright/test';
import { storePageForm } from '@rochdale/contract/hosted-payment/hosted-form';
import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { addDays } from '@rochdale/domain/dates';
import { paymentItem } from '@rochdale/test-kit/payments/payment-item';

type Answer = ResponseOf<'scheduled-payments.create'>;

interface Wanted {
  readonly accounts: Readonly<Record<string, number>>;
  readonly inDays: number;
  readonly payWith:
    | { readonly kind: 'stored'; readonly storedPaymentId: string }
    | { readonly kind: 'new'; readonly paymentType: 'cc' | 'echeck' };
}

/** Schedules a payment as a page of the signed-in member would. Dollars. */
export async function schedulePayment(page: Page, { accounts, inDays, payWith }: Wanted): Promise<Answer> {
  const session: unknown = JSON.parse((await page.evaluate(() => localStorage.getItem('rochdale.session'))) ?? '{}');
  const { accessToken, memberNumber } = session as { accessToken: string; memberNumber: string };
  const answer = await page.request.post(`${new URL(page.url()).origin}/v3/member/${memberNumber}/scheduled-payments`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      accountsToPay: Object.entries(accounts).map(([number, amount]) => paymentItem(number, amount)),
      amount: Object.values(accounts).reduce((sum, amount) => sum + amount, 0),
      paymentDate: addDays(new Date().toISOString().slice(0, 10), inDays),
      payWith,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

/** Goes to the hosted page of a new way of paying, as the browser does: by posting its form. */
export async function openSchedulePage(page: Page, wanted: Omit<Wanted, 'payWith'>): Promise<void> {
  const answer = await schedulePayment(page, { ...wanted, payWith: { kind: 'new', paymentType: 'cc' } });
  if (answer.kind !== 'page') throw new Error('No page was opened.');
  const action = answer.paymentRequisitionSettings.actionUrl;
  await page.evaluate(
    ({ action: to, fields }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: to });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      document.body.append(form);
      form.submit();
    },
    { action, fields: storePageForm(answer, 'cc') },
  );
}
