CREATE SEQUENCE "public"."person_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999999999 START WITH 990000000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_holdings" (
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"held_from" date NOT NULL,
	"held_until" date,
	"is_assumed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_holdings_account_number_held_from_member_number_pk" PRIMARY KEY("account_number","held_from","member_number")
);
--> statement-breakpoint
CREATE TABLE "account_services" (
	"account_number" text NOT NULL,
	"service_id" text NOT NULL,
	"service_type" text NOT NULL,
	"service_street" text,
	"location_id" text,
	"meter_number" text,
	"service_status" text DEFAULT 'Active' NOT NULL,
	CONSTRAINT "account_services_account_number_service_id_pk" PRIMARY KEY("account_number","service_id")
);
--> statement-breakpoint
CREATE TABLE "member_persons" (
	"member_number" text NOT NULL,
	"person_name" text NOT NULL,
	"relation" text DEFAULT '' NOT NULL,
	"may_act" boolean DEFAULT false NOT NULL,
	"until" date,
	CONSTRAINT "member_persons_member_number_person_name_pk" PRIMARY KEY("member_number","person_name")
);
--> statement-breakpoint
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
ALTER TABLE "accounts" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "reopened_on" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "organization_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_lines" ADD COLUMN "service" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_holdings" ADD CONSTRAINT "account_holdings_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_services" ADD CONSTRAINT "account_services_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_persons" ADD CONSTRAINT "member_persons_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_grants" ADD CONSTRAINT "login_grants_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "login_grants" ADD CONSTRAINT "login_grants_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_holdings_by_member" ON "account_holdings" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "member_persons_by_name" ON "member_persons" USING gin (lower("person_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "login_grants_by_member" ON "login_grants" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "members_by_organization" ON "members" USING gin (lower("organization_name") gin_trgm_ops);--> statement-breakpoint
INSERT INTO "login_grants" ("login_key", "member_number", "given_by") SELECT "login_key", "logins"."member_number", 'upgrade' FROM "logins" JOIN "members" ON "members"."member_number" = "logins"."member_number" ON CONFLICT DO NOTHING;
