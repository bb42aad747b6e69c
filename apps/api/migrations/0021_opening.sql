CREATE TABLE "import_tries" (
	"try_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_tries_try_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"outcome" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"by_whom" text NOT NULL,
	"folder" text NOT NULL,
	"files_hash" text NOT NULL,
	"file_changes" jsonb NOT NULL,
	"largest" jsonb NOT NULL,
	"changes" jsonb,
	"bad_rows" jsonb NOT NULL,
	"bad_row_count" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"confirmed_by_staff" uuid,
	"reason" text,
	"import_number" integer
);
--> statement-breakpoint
CREATE TABLE "nights" (
	"night_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nights_night_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_changes" (
	"change_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stage" text NOT NULL,
	"public_pay" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_members" (
	"member_number" text PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"wave_number" integer,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	"invited_at" timestamp with time zone,
	"way" text
);
--> statement-breakpoint
CREATE TABLE "waves" (
	"wave_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waves_wave_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"stopped_for" text,
	"per_hour" integer NOT NULL,
	"max_failures" integer NOT NULL,
	"max_calls" integer NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"running_since" timestamp with time zone,
	"calls_before" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "file_changes" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "largest" jsonb;--> statement-breakpoint
ALTER TABLE "opening_members" ADD CONSTRAINT "opening_members_wave_number_waves_wave_number_fk" FOREIGN KEY ("wave_number") REFERENCES "public"."waves"("wave_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_tries_by_time" ON "import_tries" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "import_tries_by_files" ON "import_tries" USING btree ("files_hash");--> statement-breakpoint
CREATE INDEX "opening_members_by_wave" ON "opening_members" USING btree ("wave_number","invited_at","member_number");