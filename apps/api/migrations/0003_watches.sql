CREATE TABLE "morning_mail_takers" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "morning_mails" (
	"day" date PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_readings" (
	"kind" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"oldest_at" timestamp with time zone,
	"is_never" boolean DEFAULT false NOT NULL,
	"deadline" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "watch_takes" (
	"kind" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "authorizations_untold" ON "authorizations" USING btree ("ended_at") WHERE ended_at is not null and end_told_at is null;--> statement-breakpoint
CREATE INDEX "notification_contacts_unreached" ON "notification_contacts" USING btree ("undeliverable_at") WHERE undeliverable_at is not null;--> statement-breakpoint
CREATE INDEX "outage_reports_by_time" ON "outage_reports" USING btree ("reported_at");