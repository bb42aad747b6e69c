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
ALTER TABLE "brought_auto_pays" ADD CONSTRAINT "brought_auto_pays_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brought_scheduled_payments" ADD CONSTRAINT "brought_scheduled_payments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brought_auto_pays_by_member" ON "brought_auto_pays" USING btree ("member_number");