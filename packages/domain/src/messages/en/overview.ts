export const overviewMessages = {} as const;
