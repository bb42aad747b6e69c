import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type { ScreenQuery } from '../../../lib/address/address.ts';
import { ApiError } from '../../../lib/calls/api.ts';
import { keepForTab, keepStored, readForTab } from '../../../lib/device/storage.ts';
import { readSession } from '../../../lib/session/session.ts';
import { forgetCode, keptCode } from '../payment-link/kept-link.ts';
import { forgetLeftPayment, leftPayment } from './left-payment.ts';
import {
  emailMemberReceipt,
  emailQuickPayReceipt,
  linkResult,
  memberResult,
  quickPayReceipt,
  quickPayResult,
} from './payment-results-calls.ts';

export type PaymentResult = ResponseOf<'quick-pay.receipt'>;
type SentCopy = ResponseOf<'quick-pay.email-receipt'>;

/** Which receipt is meant, sealed by the server; one of Quick Pay that was shown can be read again by itself. */
export interface AskedReceipt {
  readonly isQuickPay: boolean;
  readonly encryptedPayload: string;
  readonly receipt?: string;
}

const name = 'receipt';

/** The receipt that an address asks for, else the one that this tab has kept (paying-64). */
export function askedReceipt(query: ScreenQuery<'payment-success'>): AskedReceipt | undefined {
  const encryptedPayload = query.get('encodedParam');
  if (encryptedPayload !== null) {
    const asked = { isQuickPay: query.get('isFromQuickPay') === 'true', encryptedPayload };
    if (encryptedPayload !== '') keep(asked);
    return encryptedPayload === '' ? undefined : asked;
  }
  return keptReceipt();
}

/** Whether the account that was paid opens a receipt of Quick Pay: the right that this browser has is over, or another's. */
export function needsAccount({ isQuickPay, receipt }: AskedReceipt, failure: Error | undefined): boolean {
  const isRead = (receipt ?? keptReceipt()?.receipt) !== undefined;
  const isRefused = failure instanceof ApiError && (failure.status === 401 || failure.status === 404);
  return isQuickPay && isRefused && !isRead && linkCode() === null;
}

/** A receipt that may be shown, and what emails a copy of it: to a typed address, else to the one on file (paying-75). */
export interface ShownReceipt {
  readonly result: PaymentResult;
  readonly sendCopy: (email: string | undefined) => Promise<SentCopy>;
}

/** Reads a receipt; what was paid is begun no more (paying-77). */
export async function readReceipt(asked: AskedReceipt): Promise<ShownReceipt> {
  const shown = await readPaid(asked);
  forgetLeftPayment();
  return shown;
}

/** With the right it was paid with. That of Quick Pay then ends (paying-64), and reading alone remains. */
async function readPaid(asked: AskedReceipt): Promise<ShownReceipt> {
  const { isQuickPay, encryptedPayload } = asked;
  if (!isQuickPay) {
    const params = { memberNumber: readSession()?.memberNumber ?? '0' };
    const sendCopy = (email?: string) => emailMemberReceipt({ params, body: { encryptedPayload, ...typed(email) } });
    return { result: await memberResult({ params, query: { encryptedPayload } }), sendCopy };
  }
  const again = asked.receipt ?? keptReceipt()?.receipt;
  if (again !== undefined) return { result: await quickPayReceipt({ query: { receipt: again } }), ...copyOf(again) };
  const code = linkCode();
  const { receipt, ...result } =
    code === null
      ? await quickPayResult({ query: { encryptedPayload } })
      : await linkResult({ body: { code, encryptedPayload } });
  keep({ ...asked, receipt });
  if (code === null) keepStored('quickPayToken', null);
  else forgetCode();
  return { result, ...copyOf(receipt) };
}

/** The code of the link that this tab paid by. */
const linkCode = (): string | null => (leftPayment()?.door === 'link' ? keptCode() : null);

const typed = (email: string | undefined) => (email === undefined ? {} : { email });

const copyOf = (receipt: string): Pick<ShownReceipt, 'sendCopy'> => ({
  sendCopy: (email) => emailQuickPayReceipt({ body: { receipt, ...typed(email) } }),
});

const keep = (asked: AskedReceipt): void => keepForTab(name, JSON.stringify(asked));

function keptReceipt(): AskedReceipt | undefined {
  const kept = readForTab(name);
  if (kept === null) return undefined;
  // This page wrote it.
  return JSON.parse(kept) as AskedReceipt;
}
