ALTER TABLE "import_runs" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "changes" jsonb;