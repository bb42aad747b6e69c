import { randomBytes } from 'node:crypto';

/** How the token of somebody of the office begins who looks as a member. A member's own is never as long. */
const prefix = 'as-member-';

export const newViewToken = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** Whether a token is one of somebody who looks as a member. */
export const isViewToken = (token: string): boolean => token.startsWith(prefix) && token.length === prefix.length + 43;
