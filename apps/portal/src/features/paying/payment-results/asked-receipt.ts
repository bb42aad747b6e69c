import type { ResponseOf } from '@rochdale/contract/operations/operations';
import type { ScreenQuery } from '../../../lib/address/address.ts';
import { keepForTab, keepStored, readForTab } from '../../../lib/device/storage.ts';
import { readSession } from '../../../lib/session/session.ts';
import { memberResult, quickPayReceipt, quickPayResult } from './payment-results-calls.ts';

export type PaymentResult = ResponseOf<'quick-pay.receipt'>;

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

/** Reads a receipt with the right it was paid with. That of Quick Pay then ends (paying-64), and reading alone remains. */
export async function readReceipt(asked: AskedReceipt): Promise<PaymentResult> {
  const { isQuickPay, encryptedPayload, receipt } = asked;
  if (!isQuickPay)
    return memberResult({ params: { memberNumber: readSession()?.memberNumber ?? '0' }, query: { encryptedPayload } });
  const again = receipt ?? keptReceipt()?.receipt;
  if (again !== undefined) return quickPayReceipt({ query: { receipt: again } });
  const { receipt: sealed, ...result } = await quickPayResult({ query: { encryptedPayload } });
  keep({ ...asked, receipt: sealed });
  keepStored('quickPayToken', null);
  return result;
}

const keep = (asked: AskedReceipt): void => keepForTab(name, JSON.stringify(asked));

function keptReceipt(): AskedReceipt | undefined {
  const kept = readForTab(name);
  if (kept === null) return undefined;
  // This page wrote it.
  return JSON.parse(kept) as AskedReceipt;
}
