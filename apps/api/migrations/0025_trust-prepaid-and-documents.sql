CREATE TABLE "delegations" (
	"delegation_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"account_numbers" text[] NOT NULL,
	"ends_on" date,
	"state" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"login_key" text,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "delegations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "site_documents" (
	"document" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_ups" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"stored_payment_id" text NOT NULL,
	"trigger" text NOT NULL,
	"line" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"ceiling_cents" bigint NOT NULL,
	"fell_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	"authorization_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_grants" ADD COLUMN "delegation_id" uuid;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD COLUMN "asked_by" "bytea";--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "rp_id" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "password_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "passkey_offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reset_links" ADD COLUMN "kind" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "proved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_ups" ADD CONSTRAINT "top_ups_stored_payment" FOREIGN KEY ("member_number","stored_payment_id") REFERENCES "public"."stored_payments"("member_number","stored_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegations_by_member" ON "delegations" USING btree ("member_number","invited_at");--> statement-breakpoint
CREATE INDEX "delegations_by_login" ON "delegations" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "site_documents_by_day" ON "site_documents" USING btree ("added_at");--> statement-breakpoint
CREATE INDEX "top_ups_by_member" ON "top_ups" USING btree ("member_number");--> statement-breakpoint
ALTER TABLE "login_grants" ADD CONSTRAINT "login_grants_delegation_id_delegations_delegation_id_fk" FOREIGN KEY ("delegation_id") REFERENCES "public"."delegations"("delegation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_grants_by_delegation" ON "login_grants" USING btree ("delegation_id");