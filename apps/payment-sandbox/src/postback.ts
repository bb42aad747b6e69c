import { setTimeout as pause } from 'node:timers/promises';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';

const waits = [0, 1000, 2000, 4000, 8000] as const;

/** Posts a result back until it is taken, a few times at most. Answers whether it was. */
export async function postBack(result: TransactionResult, url: string, secret: string): Promise<boolean> {
  for (const wait of waits) {
    await pause(wait);
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result: sign('postback', result, secret) }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (response?.ok) return true;
  }
  return false;
}
