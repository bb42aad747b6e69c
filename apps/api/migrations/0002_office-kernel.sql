CREATE TABLE "audit" (
	"audit_id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"act" text NOT NULL,
	"staff_id" uuid,
	"by_whom" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"approval_id" uuid,
	"facts" text NOT NULL,
	"personal_hash" "bytea",
	"seal" "bytea" NOT NULL,
	CONSTRAINT "audit_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"mac" "bytea" NOT NULL,
	"chained_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_chain_audit_id_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"passkey_id" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"approval_id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"request" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"group_roles" text[] DEFAULT '{}' NOT NULL,
	"admitted_by" text NOT NULL,
	"issuer" text,
	"subject" text,
	"invitation_hash" "bytea",
	"invitation_expires_at" timestamp with time zone,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitation_hash_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_credentials" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"authenticator_secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"role" text PRIMARY KEY NOT NULL,
	"permissions" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"staff_id" uuid NOT NULL,
	"way" text NOT NULL,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"proved_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_touches" (
	"touch_id" bigserial PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_people_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"line" text NOT NULL,
	"is_on" boolean NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_by_act" ON "audit" USING btree ("act","audit_id");--> statement-breakpoint
CREATE INDEX "audit_by_staff" ON "audit" USING btree ("staff_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit" USING btree ("subject_id","audit_id");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "passkeys_by_owner" ON "passkeys" USING btree ("owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "approvals_by_state" ON "approvals" USING btree ("state","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_subject" ON "staff" USING btree ("issuer","subject") WHERE "staff"."subject" is not null;--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id","started_at");--> statement-breakpoint
CREATE INDEX "staff_touches_by_staff" ON "staff_touches" USING btree ("staff_id","at");--> statement-breakpoint
-- The audit is added to and read, by whoever connects: no row is changed or taken away.
CREATE FUNCTION "audit_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is only added to: % of % is refused.', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
-- What is personal in it goes after two years, and not before (packages/domain/src/office/audit/erasure.ts).
CREATE FUNCTION "audit_personal_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM audit WHERE audit.entry_id = OLD.entry_id AND audit.at >= now() - interval '2 years') THEN
    RAISE EXCEPTION 'What is personal in the audit is kept for two years.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_is_kept" BEFORE UPDATE OR TRUNCATE ON "audit_personal" FOR EACH STATEMENT EXECUTE FUNCTION "audit_is_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_personal_is_kept" BEFORE DELETE ON "audit_personal" FOR EACH ROW EXECUTE FUNCTION "audit_personal_is_kept"();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit", "audit_chain" FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON "audit_personal" FROM PUBLIC, CURRENT_USER;
