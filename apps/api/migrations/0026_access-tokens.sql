CREATE TABLE "access_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"login_key" text NOT NULL,
	"member_number" text NOT NULL,
	"name" text NOT NULL,
	"account_numbers" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_on" date NOT NULL,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	CONSTRAINT "access_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "received_thousandths" integer;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD COLUMN "received_thousandths" integer[];--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "access_tokens_by_login" ON "access_tokens" USING btree ("login_key");