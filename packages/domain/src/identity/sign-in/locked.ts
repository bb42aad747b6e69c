/** The numbers on the wire of doors that are locked for a while, which pages know them by (identity-5, identity-21). */
export const accountLockedCode = 4291;
export const loginLockedCode = 4292;

/** How a code reaches its member. */
export const codeChannels = ['text', 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];
