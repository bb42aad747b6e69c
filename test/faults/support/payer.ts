import { randomUUID } from 'node:crypto';
import { hostedForm } from '@rochdale/contract/hosted-payment/hosted-form';
import { operations } from '@rochdale/contract/operations/operations';
import { paymentRequestOf, type WirePayableAccount } from '@rochdale/contract/payments/conversions';
import { paymentInitiation } from '@rochdale/contract/schemas/payments';
import { counted, type Figures } from './figures.ts';
import type { Payable, Product } from './product.ts';

const json = { 'content-type': 'application/json' };

/** A payment that was initiated: what the browser would post to the company's page. */
export interface Begun {
  readonly transNo: string;
  readonly form: Record<string, string>;
}

/** What is typed on the company's page. */
export type Typed = Readonly<Record<string, string>>;

export const byCard = (cardNumber: string): Typed => ({
  method: 'cc',
  cardNumber,
  expiry: '08/39',
  cvv: '123',
  zip: '97498',
});

export const byEcheck = (accountNumber: string): Typed => ({
  method: 'echeck',
  accountType: 'Checking',
  routingNumber: '021000021',
  accountNumber,
  authorize: 'yes',
});

/** Begins a payment with Quick Pay as a browser does: verify, initiate. */
export async function beginPayment(
  product: Product,
  figuresNow: () => Figures,
  cents: number,
  payable = payableOf(product, cents),
): Promise<Begun | undefined> {
  const { accountNumber, phoneLastFourDigits } = payable;
  const body = JSON.stringify({ accountNumber, phoneLastFourDigits });
  const verify = `${product.url}/v3/quick-pay/verify/account/phone`;
  const found = await counted(figuresNow, verify, { method: 'POST', headers: json, body });
  const verified = operations['quick-pay.verify'].response.safeParse(found?.body).data;
  if (!verified) return undefined;
  const path = `/v3/quick-pay/member/${verified.memberNumber}/pay?encryptedAccount=${verified.encryptedAccount}`;
  const way = { path, token: verified.quickPayToken, isQuickPay: true };
  return initiate(product, figuresNow, verified.account, cents, way);
}

/** Begins a payment in the member's payment dialog: what is owed, initiate. */
export async function beginAsMember(
  product: Product,
  figuresNow: () => Figures,
  cents: number,
  { accountNumber, memberNumber }: Payable,
  token: string,
): Promise<Begun | undefined> {
  const owed = `${product.url}/v3/member/${memberNumber}/accounts/${accountNumber}/payment-amounts`;
  const found = await counted(figuresNow, owed, { headers: { authorization: `Bearer ${token}` } });
  const account = operations['member-pay.amounts'].response.safeParse(found?.body).data;
  if (!account) return undefined;
  const way = { path: `/v3/member/${memberNumber}/pay`, token, isQuickPay: false };
  return initiate(product, figuresNow, account, cents, way);
}

async function initiate(
  product: Product,
  figuresNow: () => Figures,
  account: WirePayableAccount,
  cents: number,
  { path, token, isQuickPay }: { readonly path: string; readonly token: string; readonly isQuickPay: boolean },
): Promise<Begun | undefined> {
  // Whoever is asked whether to pay beside what is on its way says yes.
  const body = JSON.stringify({ ...paymentRequestOf(account, cents), payAgain: true });
  const headers = { ...json, authorization: `Bearer ${token}` };
  const answer = await counted(figuresNow, product.url + path, { method: 'POST', headers, body });
  const initiation = paymentInitiation.safeParse(answer?.body).data;
  if (!initiation) return undefined;
  const form = hostedForm({
    initiation,
    accountNumber: account.accountNumber,
    amount: cents / 100,
    paymentType: 'cc',
    allowed: { card: true, echeck: true },
    isQuickPay,
  });
  return { transNo: initiation.paymentRequisitionSettings.transNo, form };
}

/** Accounts are paid in turn. */
export function payableOf({ payable }: Product, turn: number): Payable {
  const found = payable[turn % payable.length];
  if (!found) throw new Error('There is no account to pay.');
  return found;
}

/**
 * Pays with Quick Pay: begins, fills the company's page in, and every second time goes the way back to the portal;
 * otherwise only the company's own postback tells of the payment.
 */
export async function payOnce(
  product: Product,
  figuresNow: () => Figures,
  cents: number,
  cardNumber = '4111111111111111',
): Promise<void> {
  const begun = await beginPayment(product, figuresNow, cents);
  if (!begun) return;
  const back = await payOnPage(product.gatewayUrl, begun.form, byCard(cardNumber));
  if (back !== undefined && cents % 2 === 0) await goBack(back);
}

const bounded = () => ({ redirect: 'manual' as const, signal: AbortSignal.timeout(20_000) });

/** Goes where the company's page sends the browser. */
export const goBack = (url: string): Promise<unknown> => fetch(url, bounded()).catch(() => undefined);

/** Fills the company's page in; answers where it sends the browser. */
export async function payOnPage(
  company: string,
  form: Record<string, string>,
  typed: Typed,
): Promise<string | undefined> {
  const session = await openPage(company, form);
  return session === undefined ? undefined : submit(company, session, typed);
}

/** Opens the company's page; answers what its forms bear. */
export async function openPage(company: string, form: Record<string, string>): Promise<string | undefined> {
  const page = await fetch(`${company}/pay`, { method: 'POST', body: new URLSearchParams(form), ...bounded() })
    .then((response) => response.text())
    .catch(() => '');
  return /name="session" value="([^"]+)"/.exec(page)?.[1];
}

/** Submits what was typed on an open page; answers where the company sends the browser, undefined when it stays. */
export async function submit(company: string, session: string, typed: Typed): Promise<string | undefined> {
  const entry = new URLSearchParams({ session, name: `A Member ${randomUUID().slice(0, 8)}`, ...typed });
  const paid = await fetch(`${company}/pay/submit`, { method: 'POST', body: entry, ...bounded() }).catch(
    () => undefined,
  );
  return paid?.headers.get('location') ?? undefined;
}
