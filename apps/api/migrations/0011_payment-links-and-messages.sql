CREATE TABLE "payment_links" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"channel" text NOT NULL,
	"sent_to" text NOT NULL,
	"staff_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"called_off_at" timestamp with time zone,
	"trans_no" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payment_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "again_of" uuid;--> statement-breakpoint
CREATE INDEX "payment_links_by_member" ON "payment_links" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "payment_links_by_payment" ON "payment_links" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_recipient" ON "outgoing_messages" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "ledger_booked_back" ON "ledger" USING btree ("trans_no") WHERE amount_cents < 0;--> statement-breakpoint
CREATE INDEX "requisitions_by_amount" ON "requisitions" USING btree ("amount_cents","created_at");--> statement-breakpoint
CREATE INDEX "requisitions_by_state" ON "requisitions" USING btree ("state","created_at");