CREATE TABLE "ended_drafts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"draft_method" text NOT NULL,
	"last_four" text NOT NULL,
	"ended_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_details" ADD COLUMN "eligible_draft_date" date;--> statement-breakpoint
ALTER TABLE "account_details" ADD COLUMN "allow_before_billed_day" integer;--> statement-breakpoint
ALTER TABLE "account_details" ADD COLUMN "allow_after_billed_day" integer;--> statement-breakpoint
ALTER TABLE "ended_drafts" ADD CONSTRAINT "ended_drafts_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;