CREATE TABLE "foreign_hashes" (
	"login_key" text PRIMARY KEY NOT NULL,
	"locked" "bytea" NOT NULL,
	"cost" text NOT NULL,
	"brought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logins" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "brought_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "foreign_hashes" ADD CONSTRAINT "foreign_hashes_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;