CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
