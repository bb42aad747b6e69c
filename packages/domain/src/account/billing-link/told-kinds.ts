/** What a billing system is told of one by one, where it is not left to files. */
export const toldKinds = ['posting', 'service-order', 'profile-change', 'outage-report', 'payment-extension'] as const;
export type ToldKind = (typeof toldKinds)[number];
