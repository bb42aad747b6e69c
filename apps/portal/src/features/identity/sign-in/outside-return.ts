import { type ReturnUrl, safeReturnUrl } from '@rochdale/domain/identity/sign-in/return-url';
import { keepForTab, readForTab } from '../../../lib/device/storage.ts';

const name = 'outsideReturn';

/** Keeps for this tab where sign-in shall lead, while the browser is at the outside provider. */
export const keepReturn = (returnUrl: string | null): void => keepForTab(name, safeReturnUrl(returnUrl) ?? null);

/** Where sign-in shall lead; it is taken once. */
export function takeReturn(): ReturnUrl | undefined {
  const kept = safeReturnUrl(readForTab(name));
  keepForTab(name, null);
  return kept;
}
