import type { Application } from '@rochdale/domain/service/application-for-service/application';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Applications for new service, as they were sent; the billing system takes them over. */
export const serviceApplications = pgTable(
  'service_applications',
  {
    /** Made by the applicant's browser, so that one that is sent twice is kept once. */
    applicationId: uuid('application_id').primaryKey(),
    confirmationNumber: text('confirmation_number').notNull(),
    /** Null for a visitor's. */
    memberNumber: text('member_number'),
    application: jsonb('application').$type<Application>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    /** The file that took it to the billing system. */
    exportNumber: integer('export_number'),
  },
  (table) => [uniqueIndex('service_applications_number').on(table.confirmationNumber)],
);
