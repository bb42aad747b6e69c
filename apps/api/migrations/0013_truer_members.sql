CREATE TABLE "member_persons" (
	"member_number" text NOT NULL,
	"person_name" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"may_act" boolean DEFAULT false NOT NULL,
	"until" date,
	CONSTRAINT "member_persons_member_number_person_name_pk" PRIMARY KEY("member_number","person_name")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "organization_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_persons" ADD CONSTRAINT "member_persons_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_persons_by_name" ON "member_persons" USING gin (lower("person_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_by_organization" ON "members" USING gin (lower("organization_name") gin_trgm_ops);