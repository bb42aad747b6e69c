export const menuMessages = {} as const;
