CREATE TABLE "payment_days" (
	"day" date PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gateway_results" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;