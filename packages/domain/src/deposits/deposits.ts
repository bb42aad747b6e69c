/** What has become of a deposit: the co-op holds it, has given it back, or has set it against the account. */
export const depositStatuses = ['Held', 'Refunded', 'Applied'] as const;
export type DepositStatus = (typeof depositStatuses)[number];
