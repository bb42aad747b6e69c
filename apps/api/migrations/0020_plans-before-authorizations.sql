CREATE TABLE "draft_decisions" (
	"decision_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"authorization_id" text NOT NULL,
	"account_number" text NOT NULL,
	"decision" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_for" text NOT NULL,
	"by_whom" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_results" ADD COLUMN "network_transaction_id" text;--> statement-breakpoint
-- A plan that is older than the records of what members agreed to gets its row; the text of it was not kept.
INSERT INTO "authorizations" ("authorization_id", "plan_kind", "plan_key", "member_number", "way", "consent_text", "text_version", "language", "method", "given_at") SELECT "auto_pays"."authorization_id", 'auto-pay', "account_number", "auto_pays"."member_number", 'web', '', '', 'en', CASE WHEN "payment_type" = 'Check' THEN 'Bank account' WHEN "brand" = '' THEN 'Card' ELSE "brand" END || ' ending in ' || "last_four", least("auto_pays"."start_date"::timestamptz, "auto_pays"."updated_at") FROM "auto_pays" JOIN "stored_payments" ON "stored_payments"."member_number" = "auto_pays"."member_number" AND "stored_payments"."stored_payment_id" = "auto_pays"."stored_payment_id" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "authorizations" ("authorization_id", "plan_kind", "plan_key", "member_number", "way", "consent_text", "text_version", "language", "method", "given_at") SELECT "authorization_id", 'draft', "account_number", "member_number", CASE WHEN "created_at" IS NULL THEN 'paper' ELSE 'web' END, '', '', 'en', CASE "draft_type" WHEN 'bank' THEN 'Bank account' ELSE 'Card' END || ' ending in ' || "last_four", coalesce("created_at", least("start_date"::timestamptz, now())) FROM "drafts" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "authorizations" ("authorization_id", "plan_kind", "plan_key", "member_number", "way", "consent_text", "text_version", "language", "method", "given_at") SELECT "authorization_id", 'scheduled-payment', "trans_no", "member_number", 'web', '', '', 'en', "payment_method", "created_at" FROM "scheduled_payments" WHERE "deleted_at" IS NULL AND NOT EXISTS (SELECT 1 FROM "due_payments" WHERE "plan_kind" = 'scheduled-payment' AND "plan_key" = "scheduled_payments"."trans_no" AND "state" IN ('paid', 'failed', 'skipped', 'returned', 'cancelled')) ON CONFLICT DO NOTHING;
