CREATE TABLE "usage_days" (
	"meter_number" text NOT NULL,
	"day" date NOT NULL,
	"usage_thousandths" integer NOT NULL,
	"demand_thousandths" integer,
	"end_reading_thousandths" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_meter_number_day_pk" PRIMARY KEY("meter_number","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "usage_days_default" PARTITION OF "usage_days" DEFAULT;
--> statement-breakpoint
CREATE TABLE "usage_intervals" (
	"meter_number" text NOT NULL,
	"day" date NOT NULL,
	"interval_minutes" smallint NOT NULL,
	"values_thousandths" integer[] NOT NULL,
	"qualities" smallint[],
	CONSTRAINT "usage_intervals_meter_number_day_pk" PRIMARY KEY("meter_number","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "usage_intervals_default" PARTITION OF "usage_intervals" DEFAULT;
--> statement-breakpoint
CREATE TABLE "usage_settings" (
	"account_number" text PRIMARY KEY NOT NULL,
	"view_usage_history" boolean DEFAULT true NOT NULL,
	"is_usage_suspended" boolean DEFAULT false NOT NULL,
	"fixed_charge_per_day" numeric(12, 6),
	"energy_charge" numeric(12, 6)
);
--> statement-breakpoint
CREATE TABLE "weather_days" (
	"zip" text NOT NULL,
	"day" date NOT NULL,
	"low_tenths" smallint NOT NULL,
	"high_tenths" smallint NOT NULL,
	CONSTRAINT "weather_days_zip_day_pk" PRIMARY KEY("zip","day")
);
--> statement-breakpoint
ALTER TABLE "usage_settings" ADD CONSTRAINT "usage_settings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meters_by_number" ON "meters" USING btree ("meter_number");