CREATE TABLE "account_holdings" (
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"held_from" date NOT NULL,
	"held_until" date,
	"is_assumed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_holdings_account_number_held_from_member_number_pk" PRIMARY KEY("account_number","held_from","member_number")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "reopened_on" date;--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_holdings_by_member" ON "account_holdings" USING btree ("member_number");