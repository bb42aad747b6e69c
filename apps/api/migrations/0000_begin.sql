CREATE TABLE "accounts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"is_primary_account" boolean DEFAULT false NOT NULL,
	"account_holder_name" text NOT NULL,
	"service_street" text NOT NULL,
	"service_city" text NOT NULL,
	"service_state" text NOT NULL,
	"service_zip" text NOT NULL,
	"location_id" text,
	"account_type" text NOT NULL,
	"account_status" text DEFAULT 'Active' NOT NULL,
	"derived_status" text DEFAULT 'Current' NOT NULL,
	"billing_type" text DEFAULT 'Standard' NOT NULL,
	"is_prepaid_account" boolean DEFAULT false NOT NULL,
	"prepaid_vendor" text,
	"prepaid_label" text,
	"account_balance_cents" bigint DEFAULT 0 NOT NULL,
	"past_due_cents" bigint DEFAULT 0 NOT NULL,
	"due_date" date,
	"past_due_date" date,
	"cut_off_date" date,
	"cutoff_cents" bigint DEFAULT 0 NOT NULL,
	"reconnect_fee_cents" bigint DEFAULT 0 NOT NULL,
	"disconnect_fee_cents" bigint DEFAULT 0 NOT NULL,
	"additional_deposit_cents" bigint DEFAULT 0 NOT NULL,
	"liability_confirmation_cents" bigint DEFAULT 0 NOT NULL,
	"show_liability_confirmation" boolean DEFAULT false NOT NULL,
	"minimum_payment_cents" bigint DEFAULT 0 NOT NULL,
	"over_pay_cents" bigint DEFAULT 0 NOT NULL,
	"prepaid_reconnect_cents" bigint DEFAULT 0 NOT NULL,
	"is_cc_eligible" boolean DEFAULT true NOT NULL,
	"is_echeck_eligible" boolean DEFAULT true NOT NULL,
	"no_more_checks" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrangements" (
	"account_number" text NOT NULL,
	"arrangement_id" text NOT NULL,
	"arrangement_balance_cents" bigint DEFAULT 0 NOT NULL,
	"next_payment_cents" bigint DEFAULT 0 NOT NULL,
	"next_payment_due_date" date,
	"arrangement_notation" text DEFAULT '' NOT NULL,
	CONSTRAINT "arrangements_account_number_arrangement_id_pk" PRIMARY KEY("account_number","arrangement_id")
);
--> statement-breakpoint
CREATE TABLE "member_phones" (
	"member_number" text NOT NULL,
	"phone" text NOT NULL,
	"phone_type" text NOT NULL,
	CONSTRAINT "member_phones_member_number_phone_pk" PRIMARY KEY("member_number","phone")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"member_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "meters" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"meter_type" text NOT NULL,
	"installed_on" date,
	CONSTRAINT "meters_account_number_meter_number_pk" PRIMARY KEY("account_number","meter_number")
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"account_number" text NOT NULL,
	"bill_date" date NOT NULL,
	"bill_number" text NOT NULL,
	"bill_type" text NOT NULL,
	"statement_start_date" date,
	"due_date" date,
	"billed_cents" bigint NOT NULL,
	"ending_balance_cents" bigint NOT NULL,
	"usage_quantity" numeric(14, 3),
	"usage_unit" text,
	"days_billed" integer,
	"prepaid_daily_total_cents" bigint,
	"prepaid_usage_cents" bigint,
	"prepaid_charges_cents" bigint,
	"prepaid_taxes_cents" bigint,
	CONSTRAINT "bills_account_number_bill_date_bill_number_pk" PRIMARY KEY("account_number","bill_date","bill_number")
);
--> statement-breakpoint
CREATE TABLE "posted_payments" (
	"account_number" text NOT NULL,
	"payment_date" date NOT NULL,
	"payment_id" text NOT NULL,
	"payment_cents" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"trans_no" text,
	CONSTRAINT "posted_payments_account_number_payment_date_payment_id_pk" PRIMARY KEY("account_number","payment_date","payment_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_results" (
	"trans_no" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "gateway_results_trans_no_reference_status_pk" PRIMARY KEY("trans_no","reference","status")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"account_number" text NOT NULL,
	"trans_no" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "ledger_account_number_trans_no_pk" PRIMARY KEY("account_number","trans_no")
);
--> statement-breakpoint
CREATE TABLE "requisition_accounts" (
	"trans_no" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "requisition_accounts_trans_no_account_number_pk" PRIMARY KEY("trans_no","account_number")
);
--> statement-breakpoint
CREATE TABLE "requisitions" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"flow" text NOT NULL,
	"state" text NOT NULL,
	"member_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"fee_cents" bigint,
	"payment_type" text,
	"reference" text,
	"last_four" text,
	"confirmation_number" text,
	"gateway_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"login_key" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"member_number" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	CONSTRAINT "logins_member_number_unique" UNIQUE("member_number")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "attempts_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_number" text NOT NULL,
	"account_number" text,
	"idle_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangements" ADD CONSTRAINT "arrangements_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_phones" ADD CONSTRAINT "member_phones_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_payments" ADD CONSTRAINT "posted_payments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_accounts" ADD CONSTRAINT "requisition_accounts_trans_no_requisitions_trans_no_fk" FOREIGN KEY ("trans_no") REFERENCES "public"."requisitions"("trans_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_by_member" ON "accounts" USING btree ("member_number","is_primary_account" DESC NULLS LAST,"account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "requisitions_one_open" ON "requisitions" USING btree ("fingerprint") WHERE state in ('initiated', 'presented');--> statement-breakpoint
CREATE INDEX "requisitions_unsettled" ON "requisitions" USING btree ("updated_at") WHERE state in ('initiated', 'presented', 'approved');--> statement-breakpoint
CREATE INDEX "requisitions_by_member" ON "requisitions" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "tokens_by_member" ON "tokens" USING btree ("member_number");