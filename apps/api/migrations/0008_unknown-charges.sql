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
CREATE INDEX "unknown_charges_by_time" ON "unknown_charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "unknown_charges_unsettled" ON "unknown_charges" USING btree ("found_at") WHERE state in ('open', 'giving-back');