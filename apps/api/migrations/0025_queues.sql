CREATE TABLE "queue_items" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"held_by" uuid,
	"held_since" timestamp with time zone,
	"template" text,
	"words" text,
	"was_told" boolean DEFAULT false NOT NULL,
	"last_act" text,
	"last_by" text,
	"last_at" timestamp with time zone,
	CONSTRAINT "queue_items_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returned_letters" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "returned_letters" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "capital_credit_claims" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "queue_items_held" ON "queue_items" USING btree ("held_by") WHERE "queue_items"."held_by" is not null;--> statement-breakpoint
CREATE INDEX "service_applications_open" ON "service_applications" USING btree ("submitted_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "returned_letters_open" ON "returned_letters" USING btree ("returned_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "service_orders_open" ON "service_orders" USING btree ("submitted_at") WHERE submitted_at is not null and answer is null;--> statement-breakpoint
CREATE INDEX "capital_credit_claims_open" ON "capital_credit_claims" USING btree ("claimed_at") WHERE answer is null;