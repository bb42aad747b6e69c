import { randomBytes } from 'node:crypto';

/** How every key begins, so that one that lies about can be told from other texts. */
const prefix = 'rk_';
/** How much of a key is shown to tell it from others. */
const shown = 7;

export const newKeySecret = (): string => `${prefix}${randomBytes(32).toString('base64url')}`;

/** How a key begins, for whoever looks for the one that is meant. */
export const beginningOf = (secret: string): string => secret.slice(0, shown);

/** Whether a bearer's token is a key, good or not. */
export const isKeySecret = (token: string): boolean => token.startsWith(prefix) && token.length === 46;
