CREATE TABLE "notice_deliveries" (
	"notice_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_notice_id_channel_address_pk" PRIMARY KEY("notice_id","channel","address"),
	CONSTRAINT "notice_deliveries_by_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "notice_rounds" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_rounds_kind_period_pk" PRIMARY KEY("kind","period")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("account_number","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_choices_account_number_topic_channel_pk" PRIMARY KEY("account_number","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_contacts" (
	"member_number" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"takes_texts" boolean DEFAULT false NOT NULL,
	"takes_voice" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"attempt_id" uuid,
	"undeliverable_at" timestamp with time zone,
	"undeliverable_reason" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_contacts_member_number_contact_id_pk" PRIMARY KEY("member_number","contact_id"),
	CONSTRAINT "notification_contacts_address" UNIQUE("member_number","kind","address")
);
--> statement-breakpoint
CREATE TABLE "notification_thresholds" (
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"topic" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "notification_thresholds_account_number_topic_pk" PRIMARY KEY("account_number","topic")
);
--> statement-breakpoint
CREATE TABLE "text_stops" (
	"address" text NOT NULL,
	"topic" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_stops_address_topic_pk" PRIMARY KEY("address","topic")
);
--> statement-breakpoint
CREATE TABLE "sent_receipts" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bills" ADD COLUMN "arrived_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "posted_payments" ADD COLUMN "arrived_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "notice_deliveries_by_address" ON "notice_deliveries" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_open" ON "notices" USING btree ("kind","account_number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "notification_choices_by_topic" ON "notification_choices" USING btree ("topic","account_number");--> statement-breakpoint
CREATE INDEX "notification_contacts_by_address" ON "notification_contacts" USING btree ("address");--> statement-breakpoint
CREATE INDEX "bills_by_arrival" ON "bills" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "posted_payments_by_arrival" ON "posted_payments" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "ledger_by_time" ON "ledger" USING btree ("posted_at");