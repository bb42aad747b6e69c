/** Every table, gathered for migrations and for the typed database. Each capability defines its own. */
export * from '../../features/account-profile/account-profile.tables.ts';
export * from '../../features/accounts/accounts.tables.ts';
export * from '../../features/arrangements/arrangements.tables.ts';
export * from '../../features/deposits/deposits.tables.ts';
export * from '../../features/history/history.tables.ts';
export * from '../../features/messages/messages.tables.ts';
export * from '../../features/meter-reading/meter-reading.tables.ts';
export * from '../../features/my-profile/my-profile.tables.ts';
export * from '../../features/overview/overview.tables.ts';
export * from '../../features/payments/payments.tables.ts';
export * from '../../features/registration/registration.tables.ts';
export * from '../../features/security/security.tables.ts';
export * from '../../features/sign-in/sign-in.tables.ts';
export * from '../limits/limits.tables.ts';
export * from '../tokens/tokens.tables.ts';
