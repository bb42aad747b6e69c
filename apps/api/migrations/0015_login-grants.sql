CREATE SEQUENCE "public"."person_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999999999 START WITH 990000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "login_grants" (
	"login_key" text NOT NULL,
	"member_number" text NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"begins_on" date DEFAULT '0001-01-01' NOT NULL,
	"ends_on" date,
	"given_by" text DEFAULT 'import' NOT NULL,
	CONSTRAINT "login_grants_login_key_member_number_account_number_pk" PRIMARY KEY("login_key","member_number","account_number")
);
--> statement-breakpoint
ALTER TABLE "login_grants" ADD CONSTRAINT "login_grants_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "login_grants" ADD CONSTRAINT "login_grants_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_grants_by_member" ON "login_grants" USING btree ("member_number");--> statement-breakpoint
INSERT INTO "login_grants" ("login_key", "member_number", "given_by") SELECT "login_key", "logins"."member_number", 'upgrade' FROM "logins" JOIN "members" ON "members"."member_number" = "logins"."member_number" ON CONFLICT DO NOTHING;
