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
CREATE INDEX "paper_consents_by_member" ON "paper_consents" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_consents_standing" ON "paper_consents" USING btree ("member_number","account_number","about") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_member" ON "outgoing_messages" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "security_events_by_login" ON "security_events" USING btree ("login_key","at") WHERE member_number is null;