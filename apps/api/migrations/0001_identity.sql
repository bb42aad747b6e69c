CREATE TABLE "outgoing_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"body" "bytea",
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_preferences" (
	"member_number" text PRIMARY KEY NOT NULL,
	"paperless_billing" boolean NOT NULL,
	"paperless_other" boolean NOT NULL,
	"marketing_emails" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"event_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"member_number" text,
	"login_key" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"login_key" text NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_login_key_device_hash_pk" PRIMARY KEY("login_key","device_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"login_key" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_login_key_code_hash_pk" PRIMARY KEY("login_key","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"login_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "security_question" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "security_answer_hash" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "mfa_secret" "bytea";--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "mfa_last_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "limited_to" text;--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_time" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_events_by_member" ON "security_events" USING btree ("member_number","at");