CREATE TABLE "refund_parts" (
	"refund_number" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "refund_parts_refund_number_account_number_pk" PRIMARY KEY("refund_number","account_number")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_number" text PRIMARY KEY NOT NULL,
	"trans_no" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"people" uuid[] DEFAULT '{}' NOT NULL,
	"by_whom" text,
	"second_name" text,
	"reason" text,
	"is_early" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"company_number" text,
	"refusal" text,
	"booked_cents" bigint
);
--> statement-breakpoint
ALTER TABLE "requisitions" ADD COLUMN "compare_refunds_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "refund_limit_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_parts" ADD CONSTRAINT "refund_parts_refund_number_refunds_refund_number_fk" FOREIGN KEY ("refund_number") REFERENCES "public"."refunds"("refund_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_trans_no_requisitions_trans_no_fk" FOREIGN KEY ("trans_no") REFERENCES "public"."requisitions"("trans_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "refunds_to_ask" ON "refunds" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_end" ON "refunds" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "requisitions_to_compare" ON "requisitions" USING btree ("compare_refunds_at") WHERE compare_refunds_at is not null;