CREATE TABLE "account_names" (
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"nickname" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_names_member_number_account_number_pk" PRIMARY KEY("member_number","account_number")
);
--> statement-breakpoint
CREATE TABLE "bill_lines" (
	"account_number" text NOT NULL,
	"bill_date" date NOT NULL,
	"bill_number" text NOT NULL,
	"line_number" integer NOT NULL,
	"description" text NOT NULL,
	"line_cents" bigint NOT NULL,
	"quantity" numeric(14, 3),
	"unit" text,
	"rate" numeric(14, 8),
	CONSTRAINT "bill_lines_account_number_bill_date_bill_number_line_number_pk" PRIMARY KEY("account_number","bill_date","bill_number","line_number")
);
--> statement-breakpoint
CREATE TABLE "outage_estimates" (
	"outage_number" text NOT NULL,
	"place" integer NOT NULL,
	"told_at" text NOT NULL,
	"estimate" text,
	CONSTRAINT "outage_estimates_outage_number_place_pk" PRIMARY KEY("outage_number","place")
);
--> statement-breakpoint
CREATE TABLE "restoration_texts" (
	"ask_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"outage_number" text NOT NULL,
	"phone" text NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"attempt_id" uuid,
	"code_sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	"message_id" uuid
);
--> statement-breakpoint
ALTER TABLE "contact_consents" ADD COLUMN "given_by" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_consents" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "due_payments" ADD COLUMN "announced_cents" bigint;--> statement-breakpoint
ALTER TABLE "due_payments" ADD COLUMN "announced_by" uuid;--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "figures_as_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "chosen_by" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "outages" ADD COLUMN "crew_assigned_at" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "awaits_first_notices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD CONSTRAINT "bill_lines_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restoration_texts_open" ON "restoration_texts" USING btree ("account_number") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "restoration_texts_by_phone" ON "restoration_texts" USING btree ("phone","asked_at");--> statement-breakpoint
CREATE INDEX "restoration_texts_by_member" ON "restoration_texts" USING btree ("member_number","asked_at");--> statement-breakpoint
CREATE INDEX "restoration_texts_by_message" ON "restoration_texts" USING btree ("message_id");