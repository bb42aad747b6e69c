ALTER TABLE "refunds" ADD COLUMN "asked_as" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_as_unique" UNIQUE("asked_as");