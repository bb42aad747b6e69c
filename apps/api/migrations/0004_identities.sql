CREATE TABLE "member_identities" (
	"member_number" text PRIMARY KEY NOT NULL,
	"digits_hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;