/** The page shell (S0 §2). */
export const shellMessages = {} as const;
