ALTER TABLE "service_locations" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "must_stay_on" text;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "must_stay_on_until" date;--> statement-breakpoint
ALTER TABLE "service_locations" ADD COLUMN "must_stay_on_confirmed" date;