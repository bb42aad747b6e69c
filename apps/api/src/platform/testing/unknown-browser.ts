import type { Call } from '../http/caller.ts';

/** A caller whose browser was never here and brings no proof, for handlers that are called without HTTP. */
export const unknownBrowser: Pick<Call<'sign-in.session'>, 'proof' | 'browser'> = {
  proof: undefined,
  browser: { token: undefined, keep: () => undefined },
};
