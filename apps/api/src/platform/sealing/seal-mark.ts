import { AsyncLocalStorage } from 'node:async_hooks';

interface CallSeals {
  readonly mark: string | undefined;
  hasBroken: boolean;
}

const calls = new AsyncLocalStorage<CallSeals>();

/**
 * Runs a call. What is sealed in that of somebody who looks as a member carries its mark, and opens in that window alone
 * (office-85). It goes with the call, so that no handler can forget it.
 */
export const markSeals = <T>(mark: string | undefined, run: () => T): T => calls.run({ mark, hasBroken: false }, run);

/** The mark of the call that runs; undefined in a member's own. */
export const sealMark = (): string | undefined => calls.getStore()?.mark;

/** The call that runs has brought a sealed value that no key of ours made for that purpose. */
export function noteBrokenSeal(): void {
  const call = calls.getStore();
  if (call) call.hasBroken = true;
}

/** Whether the call that runs has brought such a value. */
export const hasBrokenSeal = (): boolean => calls.getStore()?.hasBroken === true;
