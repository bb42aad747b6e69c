import { randomUUID } from 'node:crypto';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { operations } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { counted, type Figures } from './figures.ts';
import type { Product } from './product.ts';

const card = { method: 'cc', cardNumber: '4111111111111111', expiry: '08/39', cvv: '123', zip: '97498' };
const json = { 'content-type': 'application/json' };

/** A payment that was initiated: what the browser would post to the company's page. */
export interface Begun {
  readonly transNo: string;
  readonly form: Record<string, string>;
}

/** Begins a payment with Quick Pay as a browser does: verify, initiate. */
export async function beginPayment(
  product: Product,
  figuresNow: () => Figures,
  cents: number,
): Promise<Begun | undefined> {
  const post = (path: string, body: object, token?: string) =>
    counted(figuresNow, product.url + path, {
      method: 'POST',
      headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const found = await post('/v3/quick-pay/verify/account/phone', {
    accountNumber: '104471882',
    phoneLastFourDigits: '0142',
  });
  const verified = operations['quick-pay.verify'].response.safeParse(found?.body).data;
  if (!verified) return undefined;
  const path = `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`;
  const answer = await post(path, paymentRequestOf(verified.account, cents), verified.quickPayToken);
  const initiation = operations['quick-pay.initiate'].response.safeParse(answer?.body).data;
  if (!initiation) return undefined;
  const form = hostedForm({
    initiation,
    accountNumber: verified.account.accountNumber,
    amount: cents / 100,
    paymentType: 'cc',
    allowed: { card: true, echeck: true },
    isQuickPay: true,
  });
  return { transNo: initiation.paymentRequisitionSettings.transNo, form };
}

/**
 * Pays with Quick Pay: begins, fills the company's page in, and every second time goes the way back to the portal;
 * otherwise only the company's own postback tells of the payment.
 */
export async function payOnce(
  product: Product,
  figuresNow: () => Figures,
  cents: number,
  cardNumber = card.cardNumber,
): Promise<void> {
  const begun = await beginPayment(product, figuresNow, cents);
  if (!begun) return;
  const back = await payOnPage(product.gatewayUrl, begun.form, cardNumber);
  if (back !== undefined && cents % 2 === 0)
    await fetch(back, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
}

const bounded = () => ({ redirect: 'manual' as const, signal: AbortSignal.timeout(20_000) });

/** Fills the company's page in; answers where it sends the browser. */
export async function payOnPage(
  company: string,
  form: Record<string, string>,
  cardNumber: string,
): Promise<string | undefined> {
  try {
    const page = await fetch(`${company}/pay`, { method: 'POST', body: new URLSearchParams(form), ...bounded() });
    const session = /name="session" value="([^"]+)"/.exec(await page.text())?.[1];
    if (session === undefined) return undefined;
    const entry = new URLSearchParams({ session, name: `A Member ${randomUUID().slice(0, 8)}`, ...card, cardNumber });
    const paid = await fetch(`${company}/pay/submit`, { method: 'POST', body: entry, ...bounded() });
    return paid.headers.get('location') ?? undefined;
  } catch {
    return undefined;
  }
}
