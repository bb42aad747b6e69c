/** What was typed into Quick Pay's first step, and when, in milliseconds since 1970. */
export interface KeptKeys {
  readonly accountNumber: string;
  readonly phone: string;
  readonly at: number;
}

/** How long the phone's digits are kept. */
export const phoneKeptMs = 10 * 60 * 1000;

/** What of the first step is still there later: the phone's digits for ten minutes, the account number on (paying-74). */
export function keysLeft({ accountNumber, phone, at }: KeptKeys, now: number): Omit<KeptKeys, 'at'> {
  return { accountNumber, phone: now - at < phoneKeptMs && now >= at ? phone : '' };
}

/** Which step is shown, counted from 0: the one that the address asks for, as soon as the account is open. */
export function shownStep(asked: string | null, isOpen: boolean): 0 | 1 | 2 {
  if (!isOpen) return 0;
  return asked === '3' ? 2 : asked === '2' ? 1 : 0;
}
