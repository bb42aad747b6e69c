import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';

/** What the billing system says of an account beside its balance (account-11). Money in cents. */
export const accountDetails = pgTable('account_details', {
  accountNumber: text('account_number')
    .primaryKey()
    .references(() => accounts.accountNumber),
  spouseName: text('spouse_name'),
  statementHeadingMessage: text('statement_heading_message'),
  /** One message a line. */
  billMessages: text('bill_messages'),
  prepaidDisconnectAlert: text('prepaid_disconnect_alert'),
  capitalCreditRefundMessage: text('capital_credit_refund_message'),
  cutOffMsg: text('cut_off_msg'),
  activeReturnedItems: integer('active_returned_items'),
  yearToDateBudgetDifference: bigint('year_to_date_budget_difference_cents', { mode: 'number' }),
  netAccountBalance: bigint('net_account_balance_cents', { mode: 'number' }),
  autoPayExists: boolean('auto_pay_exists').notNull().default(false),
  draftDate: date('draft_date', { mode: 'string' }),
  /** The first day on which a draft may be taken. */
  eligibleDraftDate: date('eligible_draft_date', { mode: 'string' }),
  /** The days of the month between which a draft must lie; neither counts itself. */
  allowBeforeBilledDay: integer('allow_before_billed_day'),
  allowAfterBilledDay: integer('allow_after_billed_day'),
  collectMeterReading: boolean('collect_meter_reading').notNull().default(false),
  meterSenseccUrl: text('meter_sense_url'),
  myMeterUrl: text('my_meter_url'),
  ccPdfLinkText: text('cc_pdf_link_text'),
});
