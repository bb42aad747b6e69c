CREATE TABLE "account_details" (
	"account_number" text PRIMARY KEY NOT NULL,
	"spouse_name" text,
	"statement_heading_message" text,
	"bill_messages" text,
	"prepaid_disconnect_alert" text,
	"capital_credit_refund_message" text,
	"cut_off_msg" text,
	"active_returned_items" integer,
	"year_to_date_budget_difference_cents" bigint,
	"net_account_balance_cents" bigint,
	"auto_pay_exists" boolean DEFAULT false NOT NULL,
	"draft_date" date,
	"is_power_off" boolean,
	"estimated_time_of_restoration" text,
	"collect_meter_reading" boolean DEFAULT false NOT NULL,
	"meter_sense_url" text,
	"my_meter_url" text,
	"cc_pdf_link_text" text
);
--> statement-breakpoint
ALTER TABLE "account_details" ADD CONSTRAINT "account_details_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;