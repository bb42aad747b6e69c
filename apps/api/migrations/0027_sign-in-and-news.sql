CREATE TABLE "connection_news" (
	"connection_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "connection_news_connection_id_since_pk" PRIMARY KEY("connection_id","since")
);
--> statement-breakpoint
CREATE TABLE "sign_in_subjects" (
	"app_id" uuid NOT NULL,
	"login_key" text NOT NULL,
	"subject" uuid NOT NULL,
	CONSTRAINT "sign_in_subjects_login_key_app_id_pk" PRIMARY KEY("login_key","app_id"),
	CONSTRAINT "sign_in_subjects_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"login_key" text NOT NULL,
	"member_number" text NOT NULL,
	"key_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_attempts" (
	"browser_hash" "bytea" PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"login_key" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"login_key" text NOT NULL,
	"tied_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "outside_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "third_parties" ADD COLUMN "told" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_subjects" ADD CONSTRAINT "sign_in_subjects_app_id_third_parties_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."third_parties"("app_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_subjects" ADD CONSTRAINT "sign_in_subjects_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "outside_attempts" ADD CONSTRAINT "outside_attempts_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "outside_identities" ADD CONSTRAINT "outside_identities_login_key_logins_login_key_fk" FOREIGN KEY ("login_key") REFERENCES "public"."logins"("login_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "hand_overs_by_end" ON "hand_overs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outside_attempts_by_end" ON "outside_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outside_identities_by_login" ON "outside_identities" USING btree ("login_key");--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_app_id_third_parties_app_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."third_parties"("app_id") ON DELETE no action ON UPDATE no action;