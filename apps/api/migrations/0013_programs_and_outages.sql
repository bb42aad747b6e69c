CREATE TABLE "service_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"confirmation_number" text NOT NULL,
	"member_number" text,
	"application" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"export_number" integer
);
--> statement-breakpoint
CREATE TABLE "delinquents" (
	"account_number" text NOT NULL,
	"delinquent_id" text NOT NULL,
	"bill_date" date NOT NULL,
	"past_due_cents" bigint DEFAULT 0 NOT NULL,
	"late_fee_cents" bigint DEFAULT 0 NOT NULL,
	"cutoff_date" date,
	"processed_date" date,
	"file_name" text,
	CONSTRAINT "delinquents_account_number_delinquent_id_pk" PRIMARY KEY("account_number","delinquent_id")
);
--> statement-breakpoint
CREATE TABLE "capital_credit_letters" (
	"member_number" text NOT NULL,
	"letter_id" text NOT NULL,
	"returned_on" date,
	CONSTRAINT "capital_credit_letters_member_number_letter_id_pk" PRIMARY KEY("member_number","letter_id")
);
--> statement-breakpoint
CREATE TABLE "returned_letters" (
	"member_number" text NOT NULL,
	"letter_id" text NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"export_number" integer,
	CONSTRAINT "returned_letters_member_number_letter_id_pk" PRIMARY KEY("member_number","letter_id")
);
--> statement-breakpoint
CREATE TABLE "levelized_holds" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"action" text NOT NULL,
	"billing_type" text NOT NULL,
	"estimated_bill_cents" bigint,
	"settlement_month" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_lifted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levelized_terms" (
	"account_number" text PRIMARY KEY NOT NULL,
	"is_eligible" boolean DEFAULT true NOT NULL,
	"not_eligible_message" text,
	"settlement_month" integer
);
--> statement-breakpoint
CREATE TABLE "outage_locations" (
	"location_id" text NOT NULL,
	"outage_number" text NOT NULL,
	CONSTRAINT "outage_locations_location_id_outage_number_pk" PRIMARY KEY("location_id","outage_number")
);
--> statement-breakpoint
CREATE TABLE "outage_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"report_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "outage_reports_report_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"location_id" text NOT NULL,
	"outage_reason" text NOT NULL,
	"call_back" boolean NOT NULL,
	"callback_number" text NOT NULL,
	"origin" text NOT NULL,
	"remarks" text NOT NULL,
	"is_signed_in" boolean NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_at_local" text NOT NULL,
	"export_number" integer,
	CONSTRAINT "outage_reports_report_number_unique" UNIQUE("report_number")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"outage_number" text PRIMARY KEY NOT NULL,
	"cause" text,
	"description" text NOT NULL,
	"started_at" text NOT NULL,
	"estimated_time_of_restoration" text,
	"restored_at" text,
	"is_cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_locations" (
	"location_id" text PRIMARY KEY NOT NULL,
	"substation" text,
	"feeder" text,
	"map_location" text
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"account_number" text NOT NULL,
	"so_number" text NOT NULL,
	"description" text NOT NULL,
	"creation" date NOT NULL,
	"reviewed" text,
	"work_type" text,
	"comments" text,
	"phone" text,
	"member_number" text,
	"submitted_at" timestamp with time zone,
	"export_number" integer,
	CONSTRAINT "service_orders_account_number_so_number_pk" PRIMARY KEY("account_number","so_number")
);
--> statement-breakpoint
CREATE TABLE "capital_credit_claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"name" text NOT NULL,
	"ssn" "bytea",
	"phone" text NOT NULL,
	"contact_pref" text NOT NULL,
	"email" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"comments" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"export_number" integer
);
--> statement-breakpoint
CREATE TABLE "unclaimed_credits" (
	"member_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"is_paid_out" boolean NOT NULL,
	"search_first_name" text NOT NULL,
	"search_last_name" text NOT NULL,
	"search_company_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_time_setting_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_time_setting_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"value_before" jsonb,
	"value_after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_time_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exports" ADD COLUMN "locked_body" "bytea";--> statement-breakpoint
ALTER TABLE "account_preferences" ADD COLUMN "roundup_held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delinquents" ADD CONSTRAINT "delinquents_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levelized_holds" ADD CONSTRAINT "levelized_holds_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levelized_terms" ADD CONSTRAINT "levelized_terms_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_applications_number" ON "service_applications" USING btree ("confirmation_number");--> statement-breakpoint
CREATE INDEX "outage_locations_by_outage" ON "outage_locations" USING btree ("outage_number");--> statement-breakpoint
CREATE INDEX "outage_reports_by_account" ON "outage_reports" USING btree ("account_number","reported_at");--> statement-breakpoint
CREATE INDEX "service_locations_by_substation" ON "service_locations" USING btree ("substation");--> statement-breakpoint
CREATE INDEX "service_locations_by_feeder" ON "service_locations" USING btree ("feeder");--> statement-breakpoint
CREATE INDEX "service_locations_by_map" ON "service_locations" USING btree ("map_location");--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_own_number" ON "service_orders" USING btree ("so_number") WHERE "service_orders"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "capital_credit_claims_by_member" ON "capital_credit_claims" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "run_time_setting_changes_by_name" ON "run_time_setting_changes" USING btree ("name","change_id");--> statement-breakpoint
ALTER TABLE "account_details" DROP COLUMN "is_power_off";--> statement-breakpoint
ALTER TABLE "account_details" DROP COLUMN "estimated_time_of_restoration";