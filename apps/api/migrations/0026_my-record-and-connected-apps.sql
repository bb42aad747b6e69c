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
CREATE TABLE "connections" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"login_key" text NOT NULL,
	"member_number" text NOT NULL,
	"account_numbers" text[] NOT NULL,
	"scope" text NOT NULL,
	"function_blocks" integer[] NOT NULL,
	"since" date NOT NULL,
	"until_day" date,
	"agreed_at" timestamp with time zone NOT NULL,
	"taken_up_at" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"reads" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "oauth_tokens" (
	"kind" text NOT NULL,
	"id_hash" "bytea" NOT NULL,
	"connection_id" uuid,
	"app_id" uuid NOT NULL,
	"browser_hash" "bytea",
	"payload" jsonb NOT NULL,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oauth_tokens_kind_id_hash_pk" PRIMARY KEY("kind","id_hash")
);
--> statement-breakpoint
CREATE TABLE "third_parties" (
	"app_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"site_url" text NOT NULL,
	"privacy_url" text NOT NULL,
	"contact_email" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"function_blocks" integer[] NOT NULL,
	"requires_pkce" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"secret_hash" "bytea",
	"taken_at" timestamp with time zone,
	"suspended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_consents" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"about" text NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "by_delegate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "received_thousandths" integer;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD COLUMN "received_thousandths" integer[];--> statement-breakpoint
ALTER TABLE "usage_intervals" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_app_id_third_parties_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."third_parties"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_connection_id_connections_connection_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("connection_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_by_login" ON "access_tokens" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "connections_by_login" ON "connections" USING btree ("login_key","agreed_at");--> statement-breakpoint
CREATE INDEX "connections_by_app" ON "connections" USING btree ("app_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_connection" ON "oauth_tokens" USING btree ("connection_id");--> statement-breakpoint
CREATE INDEX "oauth_tokens_by_end" ON "oauth_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "paper_consents_by_member" ON "paper_consents" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_consents_standing" ON "paper_consents" USING btree ("member_number","account_number","about") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_member" ON "outgoing_messages" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "security_events_by_login" ON "security_events" USING btree ("login_key","at") WHERE member_number is null;