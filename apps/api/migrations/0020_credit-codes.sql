CREATE TABLE "credit_codes" (
	"member_number" text NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"code" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"since" date DEFAULT '0001-01-01' NOT NULL,
	"until" date,
	"acted_at" timestamp with time zone,
	CONSTRAINT "credit_codes_member_number_account_number_code_pk" PRIMARY KEY("member_number","account_number","code")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_tax_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "tax_exempt_until" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_cash_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_bankrupt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_codes" ADD CONSTRAINT "credit_codes_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_codes_by_account" ON "credit_codes" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "accounts_by_tax_certificate" ON "accounts" USING btree ("tax_exempt_until") WHERE is_tax_exempt;