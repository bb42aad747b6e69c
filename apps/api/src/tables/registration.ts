import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What members have chosen at the portal; the billing system takes it over. */
export const memberPreferences = pgTable('member_preferences', {
  memberNumber: text('member_number').primaryKey(),
  paperlessBilling: boolean('paperless_billing').notNull(),
  paperlessOther: boolean('paperless_other').notNull(),
  marketingEmails: boolean('marketing_emails').notNull(),
  annualMeetingNotice: boolean('annual_meeting_notice').notNull().default(false),
  /** Whether payments and service requests are confirmed by e-mail. */
  paymentEmail: boolean('payment_email').notNull().default(true),
  serviceOrderEmail: boolean('service_order_email').notNull().default(true),
  unlistedPhone: boolean('unlisted_phone').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});
