CREATE TABLE "disputes" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"trans_no" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"is_taken" boolean NOT NULL,
	"evidence_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unknown_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"trans_no" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"account_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"last_four" text NOT NULL,
	"confirmation_number" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"matched_to" text,
	"by_whom" text,
	"reason" text,
	"decided_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "disputes_by_payment" ON "disputes" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("evidence_by") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "disputes_to_ask" ON "disputes" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "unknown_charges_by_time" ON "unknown_charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "unknown_charges_unsettled" ON "unknown_charges" USING btree ("found_at") WHERE state in ('open', 'giving-back');