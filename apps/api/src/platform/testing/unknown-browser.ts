import type { AuditKind } from '@rochdale/contract/audit';
import type { Call, Note } from '../http/caller.ts';

/** A caller whose browser was never here and brings no proof, for handlers that are called without HTTP; nothing is noted. */
export const unknownBrowser: Pick<Call<'sign-in.session'>, 'proof' | 'bearer' | 'browser' | 'browserName'> & {
  readonly note: Note<AuditKind>;
} = {
  proof: undefined,
  bearer: undefined,
  browser: {
    token: undefined,
    connecting: undefined,
    outside: undefined,
    goOutside: () => undefined,
    keep: () => undefined,
  },
  browserName: '',
  note: async () => undefined,
};
