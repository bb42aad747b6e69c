CREATE TABLE "announcement_accounts" (
	"announcement_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"is_reached" boolean,
	CONSTRAINT "announcement_accounts_announcement_id_account_number_pk" PRIMARY KEY("announcement_id","account_number")
);
--> statement-breakpoint
CREATE TABLE "announcement_recipients" (
	"announcement_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"member_number" text NOT NULL,
	"account_numbers" text[] NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"written_at" timestamp with time zone,
	CONSTRAINT "announcement_recipients_announcement_id_channel_address_pk" PRIMARY KEY("announcement_id","channel","address"),
	CONSTRAINT "announcement_recipients_by_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"announcement_id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"short" text NOT NULL,
	"subject_es" text NOT NULL,
	"text_es" text NOT NULL,
	"short_es" text NOT NULL,
	"segment" jsonb,
	"ways" text[] NOT NULL,
	"state" text NOT NULL,
	"outage_number" text,
	"filled_up_to" text DEFAULT '' NOT NULL,
	"filled_at" timestamp with time zone,
	"not_before" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_verifications" (
	"verification_id" bigserial PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"links" integer NOT NULL,
	"faults" integer NOT NULL,
	"unchained" integer NOT NULL,
	"head" text NOT NULL,
	"first_faults" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"secret_hash" "bytea",
	"begins" text,
	"taken_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_from" text,
	"refused_at" timestamp with time zone,
	"refused_from" text,
	"refused_why" text,
	CONSTRAINT "api_keys_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "key_uploads" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"is_full" boolean NOT NULL,
	"file_names" text[] NOT NULL,
	"locked_body" "bytea",
	"state" text NOT NULL,
	"ended_at" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"attempt_id" bigserial PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"problem" text,
	"took_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"place" bigserial NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "webhook_events_webhook_id_event_id_pk" PRIMARY KEY("webhook_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"with_amounts" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"locked_secret" "bytea",
	"locked_old_secret" "bytea",
	"old_secret_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outage_changes" (
	"outage_number" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text,
	"act" text NOT NULL,
	"differences" jsonb NOT NULL,
	CONSTRAINT "outage_changes_outage_number_version_pk" PRIMARY KEY("outage_number","version")
);
--> statement-breakpoint
CREATE TABLE "outage_tellings" (
	"announcement_id" uuid PRIMARY KEY NOT NULL,
	"outage_number" text NOT NULL,
	"news" integer NOT NULL,
	"accounts" integer NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"told_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_draft_saves" (
	"revision" integer PRIMARY KEY NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"what" text NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"draft_id" smallint PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"edits" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"version_number" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	"staff_id" uuid,
	"undoes" integer
);
--> statement-breakpoint
ALTER TABLE "as_member_views" ADD COLUMN "is_preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_personal" ADD COLUMN "reason_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(body::jsonb ->> 'reason', ''))) STORED;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "settled" text;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "outage_number" text;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "crew" text;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "crew_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "begun_as" uuid;--> statement-breakpoint
ALTER TABLE "usage_settings" ADD COLUMN "rate_schedule" text;--> statement-breakpoint
ALTER TABLE "usage_settings" ADD COLUMN "rate_options" text;--> statement-breakpoint
ALTER TABLE "announcement_accounts" ADD CONSTRAINT "announcement_accounts_announcement_id_announcements_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_recipients_waiting" ON "announcement_recipients" USING btree ("announcement_id","message_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "announcement_recipients_dropped" ON "announcement_recipients" USING btree ("announcement_id") WHERE state = 'dropped';--> statement-breakpoint
CREATE INDEX "announcement_recipients_written" ON "announcement_recipients" USING btree ("announcement_id") WHERE state = 'written';--> statement-breakpoint
CREATE INDEX "announcement_recipients_by_address" ON "announcement_recipients" USING btree ("address");--> statement-breakpoint
CREATE INDEX "announcement_recipients_by_time" ON "announcement_recipients" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "announcements_by_time" ON "announcements" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "announcements_under_way" ON "announcements" USING btree ("made_at") WHERE state in ('ready', 'sending', 'stopped');--> statement-breakpoint
CREATE INDEX "announcements_by_outage" ON "announcements" USING btree ("outage_number");--> statement-breakpoint
CREATE INDEX "key_uploads_waiting" ON "key_uploads" USING btree ("received_at") WHERE "key_uploads"."locked_body" is not null;--> statement-breakpoint
CREATE INDEX "key_uploads_by_key" ON "key_uploads" USING btree ("key_id","received_at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_by_event" ON "webhook_attempts" USING btree ("webhook_id","event_id","attempt_id");--> statement-breakpoint
CREATE INDEX "webhook_attempts_by_time" ON "webhook_attempts" USING btree ("webhook_id","at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_old" ON "webhook_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("webhook_id","subject","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_events_given_up" ON "webhook_events" USING btree ("settled_at") WHERE state = 'given-up';--> statement-breakpoint
CREATE INDEX "webhook_events_by_place" ON "webhook_events" USING btree ("webhook_id","place");--> statement-breakpoint
CREATE INDEX "webhook_events_by_time" ON "webhook_events" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "outage_tellings_by_outage" ON "outage_tellings" USING btree ("outage_number");--> statement-breakpoint
CREATE INDEX "audit_personal_by_reason" ON "audit_personal" USING gin ("reason_words");--> statement-breakpoint
CREATE INDEX "outgoing_messages_unsent" ON "outgoing_messages" USING btree ("created_at") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "outgoing_messages_again" ON "outgoing_messages" USING btree ("again_of") WHERE again_of is not null;--> statement-breakpoint
CREATE INDEX "outage_reports_unsettled" ON "outage_reports" USING btree ("reported_at") WHERE "outage_reports"."settled" is null;--> statement-breakpoint
CREATE INDEX "outage_reports_by_outage" ON "outage_reports" USING btree ("outage_number") WHERE "outage_reports"."outage_number" is not null;--> statement-breakpoint
ALTER TABLE "outages" ADD CONSTRAINT "outages_begun_as_unique" UNIQUE("begun_as");