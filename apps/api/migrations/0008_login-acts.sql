CREATE TABLE "login_change_links" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_changes" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"email_before" text NOT NULL,
	"email_after" text,
	"step_before" bigint NOT NULL,
	"paper" text,
	"begun_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"stopped_from" text
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "login_change_links_by_change" ON "login_change_links" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "login_changes_waiting" ON "login_changes" USING btree ("member_number") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "login_changes_due" ON "login_changes" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "login_changes_by_member" ON "login_changes" USING btree ("member_number","begun_at");--> statement-breakpoint
CREATE INDEX "login_changes_stopped" ON "login_changes" USING btree ("ended_at") WHERE state = 'stopped';