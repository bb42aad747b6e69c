CREATE TABLE "push_keys" (
	"public_key" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"subscription_id" uuid PRIMARY KEY NOT NULL,
	"login_key" text NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"device_hash" "bytea",
	"browser" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"last_ok_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_by_endpoint" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_login" ON "push_subscriptions" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_browser" ON "push_subscriptions" USING btree ("device_hash");