CREATE TABLE "meter_readings" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"read_on" date NOT NULL,
	"reading" numeric(14, 3) NOT NULL,
	CONSTRAINT "meter_readings_account_number_meter_number_read_on_pk" PRIMARY KEY("account_number","meter_number","read_on")
);
--> statement-breakpoint
CREATE TABLE "submitted_readings" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"read_on" date NOT NULL,
	"reading" integer NOT NULL,
	"confirmation_number" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submitted_readings_account_number_meter_number_read_on_pk" PRIMARY KEY("account_number","meter_number","read_on")
);
--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;