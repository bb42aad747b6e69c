CREATE TABLE "connection_ends" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"app_id" uuid NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
