CREATE TABLE "posted_days" (
	"day" date NOT NULL,
	"time_zone" text NOT NULL,
	"sums" jsonb NOT NULL,
	CONSTRAINT "posted_days_time_zone_day_pk" PRIMARY KEY("time_zone","day")
);
