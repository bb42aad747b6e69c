import type { ScreenQuery } from '../../../lib/address/address.ts';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';

const name = 'paymentLink';

/** The code of the link that was followed, else the one that this tab keeps: the address loses it at once. */
export function askedCode(query: ScreenQuery<'payment-link'>): string {
  const code = query.get('code');
  if (code !== null && code !== '') keepForTab(name, code);
  return keptCode() ?? '';
}

/** The code that this tab keeps until its receipt is read, or it opens nothing. */
export const keptCode = (): string | null => readForTab(name);

/** The link was used, or is none. */
export const forgetCode = (): void => keepForTab(name, null);
