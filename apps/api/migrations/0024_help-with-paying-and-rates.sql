CREATE TABLE "payment_help" (
	"account_number" text NOT NULL,
	"help_number" text NOT NULL,
	"member_number" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"parts" jsonb NOT NULL,
	"last_day" date NOT NULL,
	"grantor" text NOT NULL,
	"asked_on" date NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"export_number" integer,
	"linked_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"heard_at" timestamp with time zone,
	"contradicted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_help_account_number_help_number_pk" PRIMARY KEY("account_number","help_number")
);
--> statement-breakpoint
CREATE TABLE "pledges" (
	"account_number" text NOT NULL,
	"pledge_id" uuid NOT NULL,
	"member_number" text NOT NULL,
	"agency" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"until_day" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "pledges_account_number_pledge_id_pk" PRIMARY KEY("account_number","pledge_id")
);
--> statement-breakpoint
CREATE TABLE "priced_days" (
	"account_number" text NOT NULL,
	"day" date NOT NULL,
	"schedule" text NOT NULL,
	"cost_cents" integer,
	"priced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "priced_days_account_number_day_pk" PRIMARY KEY("account_number","day")
);
--> statement-breakpoint
CREATE TABLE "rate_requests" (
	"account_number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"member_number" text NOT NULL,
	"present" text NOT NULL,
	"schedule" text NOT NULL,
	"comparison" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"export_number" integer,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "rate_requests_account_number_request_id_pk" PRIMARY KEY("account_number","request_id")
);
--> statement-breakpoint
ALTER TABLE "payment_help" ADD CONSTRAINT "payment_help_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "priced_days" ADD CONSTRAINT "priced_days_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD CONSTRAINT "rate_requests_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_help_number" ON "payment_help" USING btree ("help_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_help_one_open" ON "payment_help" USING btree ("account_number") WHERE "payment_help"."ended_at" is null and "payment_help"."answer" is distinct from 'refused';--> statement-breakpoint
CREATE INDEX "payment_help_unanswered" ON "payment_help" USING btree ("asked_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "pledges_awaited" ON "pledges" USING btree ("until_day") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "rate_requests_by_id" ON "rate_requests" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_requests_open" ON "rate_requests" USING btree ("account_number","member_number") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "rate_requests_untaken" ON "rate_requests" USING btree ("answered_at") WHERE answer = 'approved' and export_number is null;--> statement-breakpoint
CREATE INDEX "bills_by_day" ON "bills" USING btree ("bill_date","account_number","bill_number");