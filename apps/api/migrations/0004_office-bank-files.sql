ALTER TABLE "ach_files" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ach_files" ADD COLUMN "released_by" uuid[];