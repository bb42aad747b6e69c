CREATE TABLE "contact_consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"phone" text NOT NULL,
	"takes_texts" boolean NOT NULL,
	"takes_voice" boolean NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "cause_es" text;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "description_es" text;--> statement-breakpoint
CREATE INDEX "contact_consents_by_member" ON "contact_consents" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE INDEX "contact_consents_by_phone" ON "contact_consents" USING btree ("phone");