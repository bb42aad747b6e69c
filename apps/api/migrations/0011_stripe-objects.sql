CREATE TABLE "stripe_objects" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL
);
