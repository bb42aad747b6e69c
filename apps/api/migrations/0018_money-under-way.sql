CREATE TABLE "authorizations" (
	"authorization_id" text PRIMARY KEY NOT NULL,
	"plan_kind" text NOT NULL,
	"plan_key" text NOT NULL,
	"member_number" text NOT NULL,
	"way" text NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"method" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"end_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ach_sequences" (
	"odfi_identification" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_changes" (
	"trace_number" text NOT NULL,
	"change_code" text NOT NULL,
	"corrected_data" "bytea" NOT NULL,
	"received_on" date NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "bank_changes_trace_number_change_code_pk" PRIMARY KEY("trace_number","change_code")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"hold_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"release_reason" text
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"import_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_import_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"by_whom" text NOT NULL,
	"folder" text NOT NULL,
	"files" jsonb NOT NULL,
	"skipped_rows" integer NOT NULL,
	"confirmed_payments" integer NOT NULL,
	"has_balances" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ach_entries" DROP CONSTRAINT "ach_entries_pkey";--> statement-breakpoint
ALTER TABLE "ach_entries" ADD CONSTRAINT "ach_entries_file_number_trace_number_pk" PRIMARY KEY("file_number","trace_number");--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "balance_as_of" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "auto_pays" ADD COLUMN "authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "authorization_id" text;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "routing_number" text;--> statement-breakpoint
ALTER TABLE "ach_entries" ADD COLUMN "bank_account_number" "bytea";--> statement-breakpoint
ALTER TABLE "ach_files" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ach_files" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "due_payments" ADD COLUMN "authorization_id" text;--> statement-breakpoint
ALTER TABLE "due_payments" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "posted_payments" ADD COLUMN "as_of" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD COLUMN "blocked_for" text;--> statement-breakpoint
ALTER TABLE "gateway_results" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "gateway_results" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "booked_by" text DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "charged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "returned_payments" ADD COLUMN "source" text DEFAULT 'file' NOT NULL;--> statement-breakpoint
ALTER TABLE "returned_payments" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "returned_payments" ADD COLUMN "by_whom" text;--> statement-breakpoint
ALTER TABLE "returned_payments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "returned_payments" ADD COLUMN "as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "pays_in_full" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_payments" ADD COLUMN "authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
CREATE INDEX "authorizations_by_member" ON "authorizations" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE INDEX "authorizations_by_plan" ON "authorizations" USING btree ("plan_kind","plan_key");--> statement-breakpoint
CREATE INDEX "import_runs_by_time" ON "import_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "ach_entries_by_trace" ON "ach_entries" USING btree ("trace_number");--> statement-breakpoint
CREATE INDEX "requisition_accounts_by_account" ON "requisition_accounts" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "requisitions_to_ask" ON "requisitions" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
-- What is long over is asked about no more.
UPDATE "requisitions" SET "ask_at" = NULL WHERE "expires_at" < now() - interval '60 days';--> statement-breakpoint
-- What waits goes on under the plan that stands.
UPDATE "due_payments" SET "authorization_id" = "auto_pays"."authorization_id" FROM "auto_pays" WHERE "plan_kind" = 'auto-pay' AND "plan_key" = "auto_pays"."account_number" AND "state" IN ('due', 'charging', 'retrying');--> statement-breakpoint
UPDATE "due_payments" SET "authorization_id" = "drafts"."authorization_id" FROM "drafts" WHERE "plan_kind" = 'draft' AND "plan_key" = "drafts"."account_number" AND "state" IN ('due', 'charging', 'sent', 'retrying', 'returned');--> statement-breakpoint
INSERT INTO "ach_sequences" ("odfi_identification", "last") SELECT left("trace_number", 8), max(right("trace_number", 7)::integer) FROM "ach_entries" GROUP BY 1;
