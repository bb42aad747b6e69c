CREATE TABLE "connection_news" (
	"connection_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_news_connection_id_since_pk" PRIMARY KEY("connection_id","since")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_app_id_third_parties_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."third_parties"("app_id") ON DELETE no action ON UPDATE no action;