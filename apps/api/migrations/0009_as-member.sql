CREATE TABLE "as_member_permits" (
	"permit_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"permit_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "as_member_views" (
	"view_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"session_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"token_hash" "bytea",
	"code_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "as_member_views_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "as_member_views_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "as_member_permits_by_staff" ON "as_member_permits" USING btree ("staff_id","member_number");--> statement-breakpoint
CREATE INDEX "as_member_views_by_code_until" ON "as_member_views" USING btree ("code_until");