CREATE TABLE "linked_outages" (
	"outage_number" text PRIMARY KEY NOT NULL,
	"told" text NOT NULL,
	"as_of" timestamp with time zone
);
