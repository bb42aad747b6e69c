CREATE TABLE "billing_changes" (
	"account_number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"try_number" integer,
	"taken_as_of" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "linked_outages" (
	"outage_number" text PRIMARY KEY NOT NULL,
	"told" text NOT NULL,
	"as_of" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "brought_auto_pays" (
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"stored_payment_id" text,
	"given_on" date,
	"way" text NOT NULL,
	"consent_text" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"not_moved_because" text NOT NULL,
	"ended_on" date,
	"authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"taken_up_as" text,
	"taken_up_at" timestamp with time zone,
	"days_before" integer NOT NULL,
	"ceiling_cents" bigint,
	"start_date" date,
	"asked_at" timestamp with time zone,
	CONSTRAINT "brought_auto_pays_account_number_member_number_pk" PRIMARY KEY("account_number","member_number")
);
--> statement-breakpoint
CREATE TABLE "brought_scheduled_payments" (
	"scheduled_id" text PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"stored_payment_id" text,
	"given_on" date,
	"way" text NOT NULL,
	"consent_text" text NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"not_moved_because" text NOT NULL,
	"ended_on" date,
	"authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"taken_up_as" text,
	"taken_up_at" timestamp with time zone,
	"amount_cents" bigint NOT NULL,
	"payment_date" date NOT NULL,
	"trans_no" text,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cut_overs" (
	"change_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cut_overs_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_items" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"held_by" uuid,
	"held_since" timestamp with time zone,
	"template" text,
	"words" text,
	"was_told" boolean DEFAULT false NOT NULL,
	"last_act" text,
	"last_by" text,
	"last_at" timestamp with time zone,
	CONSTRAINT "queue_items_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "profile_holds" ADD COLUMN "linked_update" bigint;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_deliveries" ADD COLUMN "kind" text DEFAULT 'posting' NOT NULL;--> statement-breakpoint
ALTER TABLE "returned_letters" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "returned_letters" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD COLUMN "chosen_on" date;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brought_contacts" ADD CONSTRAINT "brought_contacts_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_auto_pays" ADD CONSTRAINT "brought_auto_pays_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_scheduled_payments" ADD CONSTRAINT "brought_scheduled_payments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_changes_open" ON "billing_changes" USING btree ("heard_at") WHERE state <> 'taken';--> statement-breakpoint
CREATE INDEX "brought_auto_pays_by_member" ON "brought_auto_pays" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "queue_items_held" ON "queue_items" USING btree ("held_by") WHERE "queue_items"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "service_applications_open" ON "service_applications" USING btree ("submitted_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "returned_letters_open" ON "returned_letters" USING btree ("returned_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "outage_reports_untaken" ON "outage_reports" USING btree ("reported_at") WHERE "outage_reports"."export_number" is null and "outage_reports"."linked_at" is null;--> statement-breakpoint
CREATE INDEX "service_orders_untaken" ON "service_orders" USING btree ("submitted_at") WHERE "service_orders"."submitted_at" is not null and "service_orders"."export_number" is null and "service_orders"."linked_at" is null;--> statement-breakpoint
CREATE INDEX "service_orders_open" ON "service_orders" USING btree ("submitted_at") WHERE submitted_at is not null and answer is null;--> statement-breakpoint
CREATE INDEX "capital_credit_claims_open" ON "capital_credit_claims" USING btree ("claimed_at") WHERE answer is null;