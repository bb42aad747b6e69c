import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** The services of an account that has several on one bill, each with its place, meter and state (account-109). */
export const accountServices = pgTable(
  'account_services',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    serviceId: text('service_id').notNull(),
    serviceType: text('service_type').notNull(),
    /** Where it is not at the account's own address. */
    serviceStreet: text('service_street'),
    locationId: text('location_id'),
    meterNumber: text('meter_number'),
    serviceStatus: text('service_status').notNull().default('Active'),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.serviceId] })],
);
