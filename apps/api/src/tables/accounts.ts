import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../platform/database/columns.ts';

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** Members, as the billing system knows them (general-8). */
export const members = pgTable(
  'members',
  {
    memberNumber: text('member_number').primaryKey(),
    /** Of an organization; empty: a person. */
    organizationName: text('organization_name').notNull().default(''),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name').notNull().default(''),
    lastName: text('last_name').notNull(),
    email: text('email'),
  },
  (table) => [
    index('members_by_name').using('gin', sql`lower(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`),
    index('members_by_organization').using('gin', sql`lower(${table.organizationName}) gin_trgm_ops`),
    index('members_by_email').on(sql`lower(${table.email}) text_pattern_ops`),
  ],
);

/** Phones on file; ten digits, no punctuation. */
export const memberPhones = pgTable(
  'member_phones',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    phone: text('phone').notNull(),
    phoneType: text('phone_type').notNull(),
    extension: text('extension').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.memberNumber, table.phone] }),
    index('member_phones_by_phone').on(table.phone),
  ],
);

/** Further persons of a membership, as the billing system knows them (account-104). */
export const memberPersons = pgTable(
  'member_persons',
  {
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    personName: text('person_name').notNull(),
    /** What the person is to the membership: joint member, bookkeeper. */
    relation: text('relation').notNull().default(''),
    /** May speak for the membership on the phone, and act for it at the counter. */
    mayAct: boolean('may_act').notNull().default(false),
    /** The last day of it; null: it goes on. */
    until: date('until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberNumber, table.personName] }),
    index('member_persons_by_name').using('gin', sql`lower(${table.personName}) gin_trgm_ops`),
  ],
);

/** Keyed hashes of the last digits of Social Security numbers, where the co-op's registration asks for them. */
export const memberIdentities = pgTable('member_identities', {
  memberNumber: text('member_number')
    .primaryKey()
    .references(() => members.memberNumber),
  ssnDigits: bytes('digits_hash').notNull(),
});

/** Service accounts with what the billing system says they owe. Money in cents. */
export const accounts = pgTable(
  'accounts',
  {
    accountNumber: text('account_number').primaryKey(),
    memberNumber: text('member_number')
      .notNull()
      .references(() => members.memberNumber),
    isPrimaryAccount: boolean('is_primary_account').notNull().default(false),
    accountHolderName: text('account_holder_name').notNull(),
    serviceStreet: text('service_street').notNull(),
    serviceCity: text('service_city').notNull(),
    serviceState: text('service_state').notNull(),
    serviceZip: text('service_zip').notNull(),
    locationId: text('location_id'),
    accountType: text('account_type').notNull(),
    accountStatus: text('account_status').notNull().default('Active'),
    derivedStatus: text('derived_status').notNull().default('Current'),
    billingType: text('billing_type').notNull().default('Standard'),
    isPrepaidAccount: boolean('is_prepaid_account').notNull().default(false),
    prepaidVendor: text('prepaid_vendor'),
    prepaidLabel: text('prepaid_label'),
    accountBalance: cents('account_balance_cents'),
    pastDueAmount: cents('past_due_cents'),
    dueDate: date('due_date', { mode: 'string' }),
    pastDueDate: date('past_due_date', { mode: 'string' }),
    cutOffDate: date('cut_off_date', { mode: 'string' }),
    cutoffAmount: cents('cutoff_cents'),
    reconnectFee: cents('reconnect_fee_cents'),
    disconnectFee: cents('disconnect_fee_cents'),
    additionalDeposit: cents('additional_deposit_cents'),
    liabilityConfirmationAmount: cents('liability_confirmation_cents'),
    showLiabilityConfirmation: boolean('show_liability_confirmation').notNull().default(false),
    minimumPaymentDue: cents('minimum_payment_cents'),
    overPayAmount: cents('over_pay_cents'),
    prepaidReconnectAmount: cents('prepaid_reconnect_cents'),
    isCcEligible: boolean('is_cc_eligible').notNull().default(true),
    isEcheckEligible: boolean('is_echeck_eligible').notNull().default(true),
    nomoreCheck: boolean('no_more_checks').notNull().default(false),
    /** The day on which it was closed, and the one on which it was opened again (account-108). */
    closedOn: date('closed_on', { mode: 'string' }),
    reopenedOn: date('reopened_on', { mode: 'string' }),
    /** Pays no sales tax, and the last day of the certificate that says so (account-119). */
    isTaxExempt: boolean('is_tax_exempt').notNull().default(false),
    taxExemptUntil: date('tax_exempt_until', { mode: 'string' }),
    /** Follow from the credit codes that hold today (account-115, account-116). */
    isCashOnly: boolean('is_cash_only').notNull().default(false),
    isBankrupt: boolean('is_bankrupt').notNull().default(false),
    /** The instant of the billing system's that the balance is of. */
    balanceAsOf: instant('balance_as_of').notNull().default(sql`'epoch'`),
  },
  (table) => [
    index('accounts_by_member').on(table.memberNumber, table.isPrimaryAccount.desc(), table.accountNumber),
    index('accounts_by_tax_certificate').on(table.taxExemptUntil).where(sql`is_tax_exempt`),
    index('accounts_by_location').on(table.locationId),
    index('accounts_by_number').on(sql`${table.accountNumber} text_pattern_ops`),
    index('accounts_by_street').using('gin', sql`lower(${table.serviceStreet}) gin_trgm_ops`),
  ],
);

/** Where the mail of each account goes; ZIP codes without a hyphen. */
export const addresses = pgTable('addresses', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  streetNumber: text('street_number').notNull(),
  streetName: text('street_name').notNull(),
  streetType: text('street_type').notNull().default(''),
  unit: text('unit').notNull().default(''),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
});

/** Meters that serve an account. */
export const meters = pgTable(
  'meters',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    meterNumber: text('meter_number').notNull(),
    meterType: text('meter_type').notNull(),
    installedOn: date('installed_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountNumber, table.meterNumber] }),
    index('meters_by_number').on(table.meterNumber),
  ],
);

/** Payment arrangements in force. Money in cents. */
export const arrangements = pgTable(
  'arrangements',
  {
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.accountNumber),
    arrangementId: text('arrangement_id').notNull(),
    arrangementBalance: cents('arrangement_balance_cents'),
    nextPaymentAmount: cents('next_payment_cents'),
    nextPaymentDueDate: date('next_payment_due_date', { mode: 'string' }),
    arrangementNotation: text('arrangement_notation').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountNumber, table.arrangementId] })],
);
