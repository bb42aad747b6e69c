CREATE TABLE "account_preferences" (
	"account_number" text PRIMARY KEY NOT NULL,
	"email_bill_notice" boolean DEFAULT false NOT NULL,
	"paperless_billing" boolean DEFAULT false NOT NULL,
	"paperless_other" boolean DEFAULT false NOT NULL,
	"operation_roundup" boolean DEFAULT false NOT NULL,
	"operation_roundup_cents" bigint,
	"operation_roundup_expiration" date,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_payments" (
	"member_number" text NOT NULL,
	"stored_payment_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"used_by_auto_pay" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "stored_payments_member_number_stored_payment_id_pk" PRIMARY KEY("member_number","stored_payment_id")
);
--> statement-breakpoint
ALTER TABLE "member_preferences" ADD COLUMN "annual_meeting_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_preferences" ADD COLUMN "payment_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_preferences" ADD COLUMN "service_order_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_preferences" ADD COLUMN "unlisted_phone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD CONSTRAINT "account_preferences_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD CONSTRAINT "stored_payments_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;