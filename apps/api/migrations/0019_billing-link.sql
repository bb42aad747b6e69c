CREATE TABLE "billing_answers" (
	"account_number" text PRIMARY KEY NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"balance_cents" bigint NOT NULL,
	"past_due_cents" bigint,
	"due_date" date,
	"cut_off_date" date
);
--> statement-breakpoint
CREATE TABLE "billing_deliveries" (
	"account_number" text NOT NULL,
	"trans_no" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "billing_deliveries_account_number_trans_no_pk" PRIMARY KEY("account_number","trans_no")
);
--> statement-breakpoint
CREATE TABLE "billing_doubts" (
	"account_number" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_doubts_account_number_kind_pk" PRIMARY KEY("account_number","kind")
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "billing_deliveries_open" ON "billing_deliveries" USING btree ("try_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "billing_deliveries_refused" ON "billing_deliveries" USING btree ("ended_at") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "billing_doubts_by_time" ON "billing_doubts" USING btree ("at");