CREATE TABLE "auto_pays" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"stored_payment_id" text NOT NULL,
	"days_before" integer NOT NULL,
	"ceiling_cents" bigint,
	"is_paused" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"draft_type" text NOT NULL,
	"draft_method" text NOT NULL,
	"draft_day" integer,
	"start_date" date NOT NULL,
	"draft_account_type" text,
	"bank_account_number" "bytea",
	"routing_number" text,
	"financial_institution_name" text DEFAULT '' NOT NULL,
	"last_four" text DEFAULT '' NOT NULL,
	"token" text,
	"prenote_effective_date" date,
	"created_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "financial_institutions" (
	"routing_number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"new_routing_number" text
);
--> statement-breakpoint
CREATE TABLE "ach_entries" (
	"trace_number" text PRIMARY KEY NOT NULL,
	"file_number" integer NOT NULL,
	"kind" text NOT NULL,
	"account_number" text NOT NULL,
	"trans_no" text,
	"amount_cents" bigint NOT NULL,
	"effective_date" date NOT NULL,
	"return_code" text,
	"returned_on" date
);
--> statement-breakpoint
CREATE TABLE "ach_files" (
	"file_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ach_files_file_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"send_day" date NOT NULL,
	"file_id_modifier" text NOT NULL,
	"body" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"debit_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "due_payments" (
	"plan_kind" text NOT NULL,
	"plan_key" text NOT NULL,
	"due_day" date NOT NULL,
	"member_number" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"declines" integer DEFAULT 0 NOT NULL,
	"trans_no" text,
	"try_on" date NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "due_payments_plan_kind_plan_key_due_day_pk" PRIMARY KEY("plan_kind","plan_key","due_day")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"export_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_export_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"file_name" text NOT NULL,
	"body" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stripe_objects" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returned_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"return_code" text NOT NULL,
	"returned_on" date NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scheduled_payment_accounts" (
	"trans_no" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "scheduled_payment_accounts_trans_no_account_number_pk" PRIMARY KEY("trans_no","account_number")
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"token" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "submitted_readings" ADD COLUMN "export_number" integer;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "last_four" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "expires" text;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "export_number" integer;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "purpose" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "stored_method" jsonb;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "intent" jsonb;--> statement-breakpoint
ALTER TABLE "auto_pays" ADD CONSTRAINT "auto_pays_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_pays" ADD CONSTRAINT "auto_pays_stored_payment" FOREIGN KEY ("member_number","stored_payment_id") REFERENCES "public"."stored_payments"("member_number","stored_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payment_accounts" ADD CONSTRAINT "scheduled_payment_accounts_trans_no_scheduled_payments_trans_no_fk" FOREIGN KEY ("trans_no") REFERENCES "public"."scheduled_payments"("trans_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auto_pays_by_member" ON "auto_pays" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "drafts_by_member" ON "drafts" USING btree ("member_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_entries_by_trans_no" ON "ach_entries" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "ach_entries_by_account" ON "ach_entries" USING btree ("account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_files_by_day" ON "ach_files" USING btree ("send_day","file_id_modifier");--> statement-breakpoint
CREATE UNIQUE INDEX "due_payments_by_trans_no" ON "due_payments" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "due_payments_by_state" ON "due_payments" USING btree ("state","try_on");--> statement-breakpoint
CREATE INDEX "due_payments_by_member" ON "due_payments" USING btree ("member_number","due_day");--> statement-breakpoint
CREATE INDEX "scheduled_payments_by_member" ON "scheduled_payments" USING btree ("member_number","payment_date");