CREATE TABLE "paying_browsers" (
	"account_number" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"last_paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paying_browsers_account_number_browser_hash_pk" PRIMARY KEY("account_number","browser_hash")
);
--> statement-breakpoint
CREATE INDEX "paying_browsers_by_age" ON "paying_browsers" USING btree ("last_paid_at");