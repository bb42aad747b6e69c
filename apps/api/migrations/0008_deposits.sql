CREATE TABLE "arrangement_instalments" (
	"account_number" text NOT NULL,
	"arrangement_id" text NOT NULL,
	"instalment_id" text NOT NULL,
	"due_date" date NOT NULL,
	"instalment_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_date" date,
	CONSTRAINT "arrangement_instalments_account_number_arrangement_id_instalment_id_pk" PRIMARY KEY("account_number","arrangement_id","instalment_id")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"account_number" text NOT NULL,
	"deposit_id" text NOT NULL,
	"deposit_date" date NOT NULL,
	"deposit_type" text NOT NULL,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"interest_cents" bigint DEFAULT 0 NOT NULL,
	"refund_date" date,
	"deposit_status" text NOT NULL,
	CONSTRAINT "deposits_account_number_deposit_id_pk" PRIMARY KEY("account_number","deposit_id")
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "actual_charges_cents" bigint;--> statement-breakpoint
ALTER TABLE "arrangement_instalments" ADD CONSTRAINT "arrangement_instalments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;