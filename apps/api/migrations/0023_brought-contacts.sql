CREATE TABLE "brought_contacts" (
	"member_number" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"verified" boolean NOT NULL,
	"verified_on" date,
	"takes_texts" boolean NOT NULL,
	"takes_voice" boolean NOT NULL,
	"consented_on" date,
	"consent_text" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"taken_up_at" timestamp with time zone,
	CONSTRAINT "brought_contacts_member_number_kind_address_pk" PRIMARY KEY("member_number","kind","address")
);
--> statement-breakpoint
ALTER TABLE "account_preferences" ADD COLUMN "chosen_on" date;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brought_contacts" ADD CONSTRAINT "brought_contacts_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;