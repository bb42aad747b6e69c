import { queueAnswers } from '@rochdale/domain/office/queues/queues';
import type { Application } from '@rochdale/domain/service/application-for-service/application';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** In which whoever sent it reads. */
    language: text('language').$type<LanguageName>().notNull().default('en'),
    exportNumber: integer('export_number'),
    /** What somebody of the office has answered; what is refused no file takes. */
    answer: text('answer', { enum: queueAnswers }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    uniqueIndex('service_applications_number').on(table.confirmationNumber),
    index('service_applications_open').on(table.submittedAt).where(sql`answer is null`),
  ],
);
