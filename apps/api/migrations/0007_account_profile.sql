CREATE TABLE "profile_holds" (
	"member_number" text PRIMARY KEY NOT NULL,
	"change" jsonb NOT NULL,
	"is_lifted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_updates" (
	"update_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_updates_update_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_number" text NOT NULL,
	"change" jsonb NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"account_number" text PRIMARY KEY NOT NULL,
	"street_number" text NOT NULL,
	"street_name" text NOT NULL,
	"street_type" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_phones" ADD COLUMN "extension" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_updates" ADD CONSTRAINT "profile_updates_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_updates_pending" ON "profile_updates" USING btree ("member_number") WHERE "profile_updates"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "profile_updates_by_member" ON "profile_updates" USING btree ("member_number","update_id");