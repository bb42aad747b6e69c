export const accountsMessages = {} as const;
