CREATE TABLE "settlement_lines" (
	"settlement_id" text NOT NULL,
	"line_id" text NOT NULL,
	"kind" text NOT NULL,
	"trans_no" text,
	"reference" text NOT NULL,
	"charge_reference" text NOT NULL,
	"gross_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"was_cents" bigint,
	"is_gone" boolean DEFAULT false NOT NULL,
	"difference" text,
	"is_explained" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settlement_lines_settlement_id_line_id_pk" PRIMARY KEY("settlement_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"settlement_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"net_cents" bigint NOT NULL,
	"gross_cents" bigint DEFAULT 0 NOT NULL,
	"fee_cents" bigint DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"difference" text,
	"is_explained" boolean DEFAULT false NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"differs_since" timestamp with time zone,
	"first_told_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"explained_by" text,
	"explained_at" timestamp with time zone,
	"explanation" text
);
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("settlement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_by_reference" ON "settlement_lines" USING btree ("reference","kind");--> statement-breakpoint
CREATE INDEX "settlement_lines_by_payment" ON "settlement_lines" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "settlement_lines_differing" ON "settlement_lines" USING btree ("settlement_id") WHERE difference is not null;--> statement-breakpoint
CREATE INDEX "settlements_by_day" ON "settlements" USING btree ("day","settlement_id");--> statement-breakpoint
CREATE INDEX "settlements_differing" ON "settlements" USING btree ("differs_since") WHERE differences > 0;