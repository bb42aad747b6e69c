import { AsyncLocalStorage } from 'node:async_hooks';

const marks = new AsyncLocalStorage<string>();

/**
 * Runs a call of somebody who looks as a member: what is sealed in it carries its mark, and opens in that window alone
 * (office-85). It goes with the call, so that no handler can forget it.
 */
export const markSeals = <T>(mark: string | undefined, run: () => T): T =>
  mark === undefined ? run() : marks.run(mark, run);

/** The mark of the call that runs; undefined in a member's own. */
export const sealMark = (): string | undefined => marks.getStore();
