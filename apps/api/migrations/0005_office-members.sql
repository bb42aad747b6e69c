CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "member_notes" (
	"note_id" bigserial PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "member_notes_by_member" ON "member_notes" USING btree ("member_number","at");--> statement-breakpoint
CREATE INDEX "accounts_by_number" ON "accounts" USING btree ("account_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_by_street" ON "accounts" USING gin (lower("service_street") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "member_phones_by_phone" ON "member_phones" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_by_name" ON "members" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "requisitions_by_confirmation" ON "requisitions" USING btree ("confirmation_number");