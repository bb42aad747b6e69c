import type { Login, ResetLinkKind } from './sign-in-store.ts';

/** Whether a login takes a link of a kind: no password is chosen for one whose owner has switched it off (identity-86). */
export const isOpenTo = ({ lockedAt, passwordOffAt }: Login, kind: ResetLinkKind): boolean =>
  lockedAt === null && (passwordOffAt === null) === (kind === 'password');
