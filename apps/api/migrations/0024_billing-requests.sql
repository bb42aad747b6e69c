CREATE TABLE "billing_changes" (
	"account_number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"try_number" integer,
	"taken_as_of" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profile_holds" ADD COLUMN "linked_update" bigint;--> statement-breakpoint
ALTER TABLE "billing_deliveries" ADD COLUMN "kind" text DEFAULT 'posting' NOT NULL;--> statement-breakpoint
ALTER TABLE "outage_reports" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "billing_changes_open" ON "billing_changes" USING btree ("heard_at") WHERE state <> 'taken';--> statement-breakpoint
CREATE INDEX "outage_reports_untaken" ON "outage_reports" USING btree ("reported_at") WHERE "outage_reports"."export_number" is null and "outage_reports"."linked_at" is null;--> statement-breakpoint
CREATE INDEX "service_orders_untaken" ON "service_orders" USING btree ("submitted_at") WHERE "service_orders"."submitted_at" is not null and "service_orders"."export_number" is null and "service_orders"."linked_at" is null;