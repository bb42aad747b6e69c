CREATE TABLE "billing_changes" (
	"account_number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"try_number" integer,
	"taken_as_of" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "billing_changes_open" ON "billing_changes" USING btree ("heard_at") WHERE state <> 'taken';