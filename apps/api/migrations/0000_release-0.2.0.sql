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
CREATE TABLE "accounts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"is_primary_account" boolean DEFAULT false NOT NULL,
	"account_holder_name" text NOT NULL,
	"service_street" text NOT NULL,
	"service_city" text NOT NULL,
	"service_state" text NOT NULL,
	"service_zip" text NOT NULL,
	"location_id" text,
	"account_type" text NOT NULL,
	"account_status" text DEFAULT 'Active' NOT NULL,
	"derived_status" text DEFAULT 'Current' NOT NULL,
	"billing_type" text DEFAULT 'Standard' NOT NULL,
	"is_prepaid_account" boolean DEFAULT false NOT NULL,
	"prepaid_vendor" text,
	"prepaid_label" text,
	"account_balance_cents" bigint DEFAULT 0 NOT NULL,
	"past_due_cents" bigint DEFAULT 0 NOT NULL,
	"due_date" date,
	"past_due_date" date,
	"cut_off_date" date,
	"cutoff_cents" bigint DEFAULT 0 NOT NULL,
	"reconnect_fee_cents" bigint DEFAULT 0 NOT NULL,
	"disconnect_fee_cents" bigint DEFAULT 0 NOT NULL,
	"additional_deposit_cents" bigint DEFAULT 0 NOT NULL,
	"liability_confirmation_cents" bigint DEFAULT 0 NOT NULL,
	"show_liability_confirmation" boolean DEFAULT false NOT NULL,
	"minimum_payment_cents" bigint DEFAULT 0 NOT NULL,
	"over_pay_cents" bigint DEFAULT 0 NOT NULL,
	"prepaid_reconnect_cents" bigint DEFAULT 0 NOT NULL,
	"is_cc_eligible" boolean DEFAULT true NOT NULL,
	"is_echeck_eligible" boolean DEFAULT true NOT NULL,
	"no_more_checks" boolean DEFAULT false NOT NULL,
	"balance_as_of" timestamp with time zone DEFAULT 'epoch' NOT NULL
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
CREATE TABLE "arrangements" (
	"account_number" text NOT NULL,
	"arrangement_id" text NOT NULL,
	"arrangement_balance_cents" bigint DEFAULT 0 NOT NULL,
	"next_payment_cents" bigint DEFAULT 0 NOT NULL,
	"next_payment_due_date" date,
	"arrangement_notation" text DEFAULT '' NOT NULL,
	CONSTRAINT "arrangements_account_number_arrangement_id_pk" PRIMARY KEY("account_number","arrangement_id")
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"member_number" text PRIMARY KEY NOT NULL,
	"digits_hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_phones" (
	"member_number" text NOT NULL,
	"phone" text NOT NULL,
	"phone_type" text NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_phones_member_number_phone_pk" PRIMARY KEY("member_number","phone")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"member_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"email" text
);
--> statement-breakpoint
CREATE TABLE "meters" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"meter_type" text NOT NULL,
	"installed_on" date,
	CONSTRAINT "meters_account_number_meter_number_pk" PRIMARY KEY("account_number","meter_number")
);
--> statement-breakpoint
CREATE TABLE "service_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"confirmation_number" text NOT NULL,
	"member_number" text,
	"application" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"export_number" integer
);
--> statement-breakpoint
CREATE TABLE "arrangement_instalments" (
	"account_number" text NOT NULL,
	"arrangement_id" text NOT NULL,
	"instalment_id" text NOT NULL,
	"due_date" date NOT NULL,
	"instalment_cents" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_date" date,
	CONSTRAINT "arrangement_instalments_account_number_arrangement_id_instalment_id_pk" PRIMARY KEY("account_number","arrangement_id","instalment_id")
);
--> statement-breakpoint
CREATE TABLE "authorizations" (
	"authorization_id" text PRIMARY KEY NOT NULL,
	"plan_kind" text NOT NULL,
	"plan_key" text NOT NULL,
	"member_number" text NOT NULL,
	"way" text NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text,
	"method" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"end_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auto_pays" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"stored_payment_id" text NOT NULL,
	"days_before" integer NOT NULL,
	"ceiling_cents" bigint,
	"is_paused" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ach_entries" (
	"trace_number" text NOT NULL,
	"file_number" integer NOT NULL,
	"kind" text NOT NULL,
	"account_number" text NOT NULL,
	"trans_no" text,
	"amount_cents" bigint NOT NULL,
	"effective_date" date NOT NULL,
	"return_code" text,
	"returned_on" date,
	"authorization_id" text,
	"routing_number" text,
	"bank_account_number" "bytea",
	CONSTRAINT "ach_entries_file_number_trace_number_pk" PRIMARY KEY("file_number","trace_number")
);
--> statement-breakpoint
CREATE TABLE "ach_files" (
	"file_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ach_files_file_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"send_day" date NOT NULL,
	"file_id_modifier" text NOT NULL,
	"body" "bytea" NOT NULL,
	"entries" integer NOT NULL,
	"debit_cents" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ach_sequences" (
	"odfi_identification" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_changes" (
	"trace_number" text NOT NULL,
	"change_code" text NOT NULL,
	"corrected_data" "bytea" NOT NULL,
	"received_on" date NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "bank_changes_trace_number_change_code_pk" PRIMARY KEY("trace_number","change_code")
);
--> statement-breakpoint
CREATE TABLE "draft_decisions" (
	"decision_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_decisions_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"authorization_id" text NOT NULL,
	"account_number" text NOT NULL,
	"decision" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"held_for" text NOT NULL,
	"by_whom" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_consents" (
	"consent_id" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"phone" text NOT NULL,
	"takes_texts" boolean NOT NULL,
	"takes_voice" boolean NOT NULL,
	"consent_text" text NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delinquents" (
	"account_number" text NOT NULL,
	"delinquent_id" text NOT NULL,
	"bill_date" date NOT NULL,
	"past_due_cents" bigint DEFAULT 0 NOT NULL,
	"late_fee_cents" bigint DEFAULT 0 NOT NULL,
	"cutoff_date" date,
	"processed_date" date,
	"file_name" text,
	CONSTRAINT "delinquents_account_number_delinquent_id_pk" PRIMARY KEY("account_number","delinquent_id")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"account_number" text NOT NULL,
	"deposit_id" text NOT NULL,
	"deposit_date" date NOT NULL,
	"deposit_type" text NOT NULL,
	"deposit_cents" bigint DEFAULT 0 NOT NULL,
	"interest_cents" bigint DEFAULT 0 NOT NULL,
	"refund_date" date,
	"deposit_status" text NOT NULL,
	CONSTRAINT "deposits_account_number_deposit_id_pk" PRIMARY KEY("account_number","deposit_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"draft_type" text NOT NULL,
	"draft_method" text NOT NULL,
	"draft_day" integer,
	"start_date" date NOT NULL,
	"draft_account_type" text,
	"bank_account_number" "bytea",
	"routing_number" text,
	"financial_institution_name" text DEFAULT '' NOT NULL,
	"last_four" text DEFAULT '' NOT NULL,
	"token" text,
	"prenote_effective_date" date,
	"created_at" timestamp with time zone,
	"authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	"held_at" timestamp with time zone,
	"held_for" text
);
--> statement-breakpoint
CREATE TABLE "ended_drafts" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"draft_method" text NOT NULL,
	"last_four" text NOT NULL,
	"ended_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_institutions" (
	"routing_number" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"new_routing_number" text
);
--> statement-breakpoint
CREATE TABLE "due_payments" (
	"plan_kind" text NOT NULL,
	"plan_key" text NOT NULL,
	"due_day" date NOT NULL,
	"member_number" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"declines" integer DEFAULT 0 NOT NULL,
	"trans_no" text,
	"try_on" date NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	"authorization_id" text,
	"token" text,
	CONSTRAINT "due_payments_plan_kind_plan_key_due_day_pk" PRIMARY KEY("plan_kind","plan_key","due_day")
);
--> statement-breakpoint
CREATE TABLE "payment_days" (
	"day" date PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"export_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exports_export_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"what" text NOT NULL,
	"file_name" text NOT NULL,
	"body" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"locked_body" "bytea"
);
--> statement-breakpoint
CREATE TABLE "bills" (
	"account_number" text NOT NULL,
	"bill_date" date NOT NULL,
	"bill_number" text NOT NULL,
	"bill_type" text NOT NULL,
	"statement_start_date" date,
	"due_date" date,
	"billed_cents" bigint NOT NULL,
	"ending_balance_cents" bigint NOT NULL,
	"usage_quantity" numeric(14, 3),
	"usage_unit" text,
	"days_billed" integer,
	"prepaid_daily_total_cents" bigint,
	"prepaid_usage_cents" bigint,
	"prepaid_charges_cents" bigint,
	"prepaid_taxes_cents" bigint,
	"actual_charges_cents" bigint,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bills_account_number_bill_date_bill_number_pk" PRIMARY KEY("account_number","bill_date","bill_number")
);
--> statement-breakpoint
CREATE TABLE "posted_payments" (
	"account_number" text NOT NULL,
	"payment_date" date NOT NULL,
	"payment_id" text NOT NULL,
	"payment_cents" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"trans_no" text,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"as_of" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	CONSTRAINT "posted_payments_account_number_payment_date_payment_id_pk" PRIMARY KEY("account_number","payment_date","payment_id")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"hold_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"released_by" text,
	"release_reason" text
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"import_number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_import_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"by_whom" text NOT NULL,
	"folder" text NOT NULL,
	"files" jsonb NOT NULL,
	"skipped_rows" integer NOT NULL,
	"confirmed_payments" integer NOT NULL,
	"has_balances" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "capital_credit_letters" (
	"member_number" text NOT NULL,
	"letter_id" text NOT NULL,
	"returned_on" date,
	CONSTRAINT "capital_credit_letters_member_number_letter_id_pk" PRIMARY KEY("member_number","letter_id")
);
--> statement-breakpoint
CREATE TABLE "returned_letters" (
	"member_number" text NOT NULL,
	"letter_id" text NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"export_number" integer,
	CONSTRAINT "returned_letters_member_number_letter_id_pk" PRIMARY KEY("member_number","letter_id")
);
--> statement-breakpoint
CREATE TABLE "levelized_holds" (
	"account_number" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"action" text NOT NULL,
	"billing_type" text NOT NULL,
	"estimated_bill_cents" bigint,
	"settlement_month" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"is_lifted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levelized_terms" (
	"account_number" text PRIMARY KEY NOT NULL,
	"is_eligible" boolean DEFAULT true NOT NULL,
	"not_eligible_message" text,
	"settlement_month" integer
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"body" "bytea",
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"reason" text,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "meter_readings" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"read_on" date NOT NULL,
	"reading" numeric(14, 3) NOT NULL,
	CONSTRAINT "meter_readings_account_number_meter_number_read_on_pk" PRIMARY KEY("account_number","meter_number","read_on")
);
--> statement-breakpoint
CREATE TABLE "submitted_readings" (
	"account_number" text NOT NULL,
	"meter_number" text NOT NULL,
	"read_on" date NOT NULL,
	"reading" integer NOT NULL,
	"confirmation_number" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"export_number" integer,
	CONSTRAINT "submitted_readings_account_number_meter_number_read_on_pk" PRIMARY KEY("account_number","meter_number","read_on")
);
--> statement-breakpoint
CREATE TABLE "account_preferences" (
	"account_number" text PRIMARY KEY NOT NULL,
	"email_bill_notice" boolean DEFAULT false NOT NULL,
	"paperless_billing" boolean DEFAULT false NOT NULL,
	"paperless_other" boolean DEFAULT false NOT NULL,
	"operation_roundup" boolean DEFAULT false NOT NULL,
	"operation_roundup_cents" bigint,
	"operation_roundup_expiration" date,
	"changed_at" timestamp with time zone,
	"roundup_held_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"notice_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_notice_id_channel_address_pk" PRIMARY KEY("notice_id","channel","address"),
	CONSTRAINT "notice_deliveries_by_message" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "notice_rounds" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_rounds_kind_period_pk" PRIMARY KEY("kind","period")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"member_number" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("account_number","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_choices_account_number_topic_channel_pk" PRIMARY KEY("account_number","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_contacts" (
	"member_number" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"takes_texts" boolean DEFAULT false NOT NULL,
	"takes_voice" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"attempt_id" uuid,
	"undeliverable_at" timestamp with time zone,
	"undeliverable_reason" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_contacts_member_number_contact_id_pk" PRIMARY KEY("member_number","contact_id"),
	CONSTRAINT "notification_contacts_address" UNIQUE("member_number","kind","address")
);
--> statement-breakpoint
CREATE TABLE "notification_thresholds" (
	"member_number" text NOT NULL,
	"account_number" text NOT NULL,
	"topic" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "notification_thresholds_account_number_topic_pk" PRIMARY KEY("account_number","topic")
);
--> statement-breakpoint
CREATE TABLE "text_stops" (
	"address" text NOT NULL,
	"topic" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_stops_address_topic_pk" PRIMARY KEY("address","topic")
);
--> statement-breakpoint
CREATE TABLE "outage_locations" (
	"location_id" text NOT NULL,
	"outage_number" text NOT NULL,
	CONSTRAINT "outage_locations_location_id_outage_number_pk" PRIMARY KEY("location_id","outage_number")
);
--> statement-breakpoint
CREATE TABLE "outage_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"report_number" integer GENERATED ALWAYS AS IDENTITY (sequence name "outage_reports_report_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_number" text NOT NULL,
	"location_id" text NOT NULL,
	"outage_reason" text NOT NULL,
	"call_back" boolean NOT NULL,
	"callback_number" text NOT NULL,
	"origin" text NOT NULL,
	"remarks" text NOT NULL,
	"is_signed_in" boolean NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"reported_at_local" text NOT NULL,
	"export_number" integer,
	CONSTRAINT "outage_reports_report_number_unique" UNIQUE("report_number")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"outage_number" text PRIMARY KEY NOT NULL,
	"cause" text,
	"description" text NOT NULL,
	"started_at" text NOT NULL,
	"estimated_time_of_restoration" text,
	"restored_at" text,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"cause_es" text,
	"description_es" text
);
--> statement-breakpoint
CREATE TABLE "service_locations" (
	"location_id" text PRIMARY KEY NOT NULL,
	"substation" text,
	"feeder" text,
	"map_location" text
);
--> statement-breakpoint
CREATE TABLE "account_details" (
	"account_number" text PRIMARY KEY NOT NULL,
	"spouse_name" text,
	"statement_heading_message" text,
	"bill_messages" text,
	"prepaid_disconnect_alert" text,
	"capital_credit_refund_message" text,
	"cut_off_msg" text,
	"active_returned_items" integer,
	"year_to_date_budget_difference_cents" bigint,
	"net_account_balance_cents" bigint,
	"auto_pay_exists" boolean DEFAULT false NOT NULL,
	"draft_date" date,
	"collect_meter_reading" boolean DEFAULT false NOT NULL,
	"meter_sense_url" text,
	"my_meter_url" text,
	"cc_pdf_link_text" text,
	"eligible_draft_date" date,
	"allow_before_billed_day" integer,
	"allow_after_billed_day" integer
);
--> statement-breakpoint
CREATE TABLE "paying_browsers" (
	"account_number" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"last_paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paying_browsers_account_number_browser_hash_pk" PRIMARY KEY("account_number","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "stored_payments" (
	"member_number" text NOT NULL,
	"stored_payment_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"used_by_auto_pay" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"label" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"last_four" text DEFAULT '' NOT NULL,
	"expires" text,
	"token" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone,
	"forgotten_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"blocked_for" text,
	CONSTRAINT "stored_payments_member_number_stored_payment_id_pk" PRIMARY KEY("member_number","stored_payment_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_results" (
	"trans_no" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"reason" text,
	"told_at" timestamp with time zone,
	"is_final" boolean DEFAULT false NOT NULL,
	"network_transaction_id" text,
	"is_payment" boolean DEFAULT false NOT NULL,
	CONSTRAINT "gateway_results_trans_no_reference_status_pk" PRIMARY KEY("trans_no","reference","status")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"account_number" text NOT NULL,
	"trans_no" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"export_number" integer,
	"booked_by" text DEFAULT 'portal' NOT NULL,
	CONSTRAINT "ledger_account_number_trans_no_pk" PRIMARY KEY("account_number","trans_no")
);
--> statement-breakpoint
CREATE TABLE "requisition_accounts" (
	"trans_no" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "requisition_accounts_trans_no_account_number_pk" PRIMARY KEY("trans_no","account_number")
);
--> statement-breakpoint
CREATE TABLE "requisitions" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"flow" text NOT NULL,
	"state" text NOT NULL,
	"member_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"fee_cents" bigint,
	"payment_type" text,
	"reference" text,
	"last_four" text,
	"confirmation_number" text,
	"gateway_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"purpose" text DEFAULT 'payment' NOT NULL,
	"stored_method" jsonb,
	"intent" jsonb,
	"charged_at" timestamp with time zone,
	"ask_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "sent_receipts" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_preferences" (
	"member_number" text PRIMARY KEY NOT NULL,
	"paperless_billing" boolean NOT NULL,
	"paperless_other" boolean NOT NULL,
	"marketing_emails" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"annual_meeting_notice" boolean DEFAULT false NOT NULL,
	"payment_email" boolean DEFAULT true NOT NULL,
	"service_order_email" boolean DEFAULT true NOT NULL,
	"unlisted_phone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returned_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"return_code" text NOT NULL,
	"returned_on" date NOT NULL,
	"handled_at" timestamp with time zone,
	"source" text DEFAULT 'file' NOT NULL,
	"outcome" text,
	"by_whom" text,
	"note" text,
	"as_of" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scheduled_payment_accounts" (
	"trans_no" text NOT NULL,
	"account_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "scheduled_payment_accounts_trans_no_account_number_pk" PRIMARY KEY("trans_no","account_number")
);
--> statement-breakpoint
CREATE TABLE "scheduled_payments" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"payment_method" text NOT NULL,
	"token" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payment_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"pays_in_full" boolean DEFAULT false NOT NULL,
	"authorization_id" text DEFAULT gen_random_uuid()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"event_id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"member_number" text,
	"login_key" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"account_number" text NOT NULL,
	"so_number" text NOT NULL,
	"description" text NOT NULL,
	"creation" date NOT NULL,
	"reviewed" text,
	"work_type" text,
	"comments" text,
	"phone" text,
	"member_number" text,
	"submitted_at" timestamp with time zone,
	"export_number" integer,
	CONSTRAINT "service_orders_account_number_so_number_pk" PRIMARY KEY("account_number","so_number")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"login_key" text NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_login_key_device_hash_pk" PRIMARY KEY("login_key","device_hash")
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"login_key" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"member_number" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"last_signed_in_at" timestamp with time zone,
	"security_question" text,
	"security_answer_hash" text,
	"mfa_secret" "bytea",
	"mfa_last_step" bigint DEFAULT 0 NOT NULL,
	"language" text,
	CONSTRAINT "logins_member_number_unique" UNIQUE("member_number")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"login_key" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_login_key_code_hash_pk" PRIMARY KEY("login_key","code_hash")
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"login_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stripe_objects" (
	"trans_no" text PRIMARY KEY NOT NULL,
	"object_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "capital_credit_claims" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"name" text NOT NULL,
	"ssn" "bytea",
	"phone" text NOT NULL,
	"contact_pref" text NOT NULL,
	"email" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"comments" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"export_number" integer
);
--> statement-breakpoint
CREATE TABLE "unclaimed_credits" (
	"member_number" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"is_paid_out" boolean NOT NULL,
	"search_first_name" text NOT NULL,
	"search_last_name" text NOT NULL,
	"search_company_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"meter_number" text NOT NULL,
	"day" date NOT NULL,
	"usage_thousandths" integer NOT NULL,
	"demand_thousandths" integer,
	"end_reading_thousandths" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_meter_number_day_pk" PRIMARY KEY("meter_number","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "usage_days_default" PARTITION OF "usage_days" DEFAULT;
--> statement-breakpoint
CREATE TABLE "usage_intervals" (
	"meter_number" text NOT NULL,
	"day" date NOT NULL,
	"interval_minutes" smallint NOT NULL,
	"values_thousandths" integer[] NOT NULL,
	"qualities" smallint[],
	CONSTRAINT "usage_intervals_meter_number_day_pk" PRIMARY KEY("meter_number","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "usage_intervals_default" PARTITION OF "usage_intervals" DEFAULT;
--> statement-breakpoint
CREATE TABLE "usage_settings" (
	"account_number" text PRIMARY KEY NOT NULL,
	"view_usage_history" boolean DEFAULT true NOT NULL,
	"is_usage_suspended" boolean DEFAULT false NOT NULL,
	"fixed_charge_per_day" numeric(12, 6),
	"energy_charge" numeric(12, 6)
);
--> statement-breakpoint
CREATE TABLE "weather_days" (
	"zip" text NOT NULL,
	"day" date NOT NULL,
	"low_tenths" smallint NOT NULL,
	"high_tenths" smallint NOT NULL,
	CONSTRAINT "weather_days_zip_day_pk" PRIMARY KEY("zip","day")
);
--> statement-breakpoint
CREATE TABLE "registration_attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"member_number" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_time_setting_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "run_time_setting_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"value_before" jsonb,
	"value_after" jsonb
);
--> statement-breakpoint
CREATE TABLE "run_time_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_number" text NOT NULL,
	"account_number" text,
	"idle_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"limited_to" text
);
--> statement-breakpoint
ALTER TABLE "profile_updates" ADD CONSTRAINT "profile_updates_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangements" ADD CONSTRAINT "arrangements_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_phones" ADD CONSTRAINT "member_phones_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meters" ADD CONSTRAINT "meters_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrangement_instalments" ADD CONSTRAINT "arrangement_instalments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_pays" ADD CONSTRAINT "auto_pays_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auto_pays" ADD CONSTRAINT "auto_pays_stored_payment" FOREIGN KEY ("member_number","stored_payment_id") REFERENCES "public"."stored_payments"("member_number","stored_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delinquents" ADD CONSTRAINT "delinquents_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ended_drafts" ADD CONSTRAINT "ended_drafts_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posted_payments" ADD CONSTRAINT "posted_payments_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levelized_holds" ADD CONSTRAINT "levelized_holds_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "levelized_terms" ADD CONSTRAINT "levelized_terms_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meter_readings" ADD CONSTRAINT "meter_readings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_preferences" ADD CONSTRAINT "account_preferences_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_details" ADD CONSTRAINT "account_details_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_payments" ADD CONSTRAINT "stored_payments_member_number_members_member_number_fk" FOREIGN KEY ("member_number") REFERENCES "public"."members"("member_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_accounts" ADD CONSTRAINT "requisition_accounts_trans_no_requisitions_trans_no_fk" FOREIGN KEY ("trans_no") REFERENCES "public"."requisitions"("trans_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_payment_accounts" ADD CONSTRAINT "scheduled_payment_accounts_trans_no_scheduled_payments_trans_no_fk" FOREIGN KEY ("trans_no") REFERENCES "public"."scheduled_payments"("trans_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_settings" ADD CONSTRAINT "usage_settings_account_number_accounts_account_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("account_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "profile_updates_pending" ON "profile_updates" USING btree ("member_number") WHERE "profile_updates"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "profile_updates_by_member" ON "profile_updates" USING btree ("member_number","update_id");--> statement-breakpoint
CREATE INDEX "accounts_by_member" ON "accounts" USING btree ("member_number","is_primary_account" DESC NULLS LAST,"account_number");--> statement-breakpoint
CREATE INDEX "accounts_by_location" ON "accounts" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "meters_by_number" ON "meters" USING btree ("meter_number");--> statement-breakpoint
CREATE UNIQUE INDEX "service_applications_number" ON "service_applications" USING btree ("confirmation_number");--> statement-breakpoint
CREATE INDEX "authorizations_by_member" ON "authorizations" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE INDEX "authorizations_by_plan" ON "authorizations" USING btree ("plan_kind","plan_key");--> statement-breakpoint
CREATE INDEX "auto_pays_by_member" ON "auto_pays" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "ach_entries_by_trace" ON "ach_entries" USING btree ("trace_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_entries_by_trans_no" ON "ach_entries" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "ach_entries_by_account" ON "ach_entries" USING btree ("account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ach_files_by_day" ON "ach_files" USING btree ("send_day","file_id_modifier");--> statement-breakpoint
CREATE INDEX "contact_consents_by_member" ON "contact_consents" USING btree ("member_number","given_at");--> statement-breakpoint
CREATE INDEX "contact_consents_by_phone" ON "contact_consents" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "drafts_by_member" ON "drafts" USING btree ("member_number");--> statement-breakpoint
CREATE UNIQUE INDEX "due_payments_by_trans_no" ON "due_payments" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "due_payments_by_state" ON "due_payments" USING btree ("state","try_on");--> statement-breakpoint
CREATE INDEX "due_payments_by_member" ON "due_payments" USING btree ("member_number","due_day");--> statement-breakpoint
CREATE INDEX "bills_by_arrival" ON "bills" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "posted_payments_by_arrival" ON "posted_payments" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "posted_payments_by_number" ON "posted_payments" USING btree ("trans_no") WHERE trans_no is not null;--> statement-breakpoint
CREATE INDEX "import_runs_by_time" ON "import_runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_time" ON "outgoing_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_messages_waiting" ON "outgoing_messages" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notice_deliveries_by_address" ON "notice_deliveries" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "notices_by_time" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_open" ON "notices" USING btree ("kind","account_number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "notification_choices_by_topic" ON "notification_choices" USING btree ("topic","account_number");--> statement-breakpoint
CREATE INDEX "notification_contacts_by_address" ON "notification_contacts" USING btree ("address");--> statement-breakpoint
CREATE INDEX "outage_locations_by_outage" ON "outage_locations" USING btree ("outage_number");--> statement-breakpoint
CREATE INDEX "outage_reports_by_account" ON "outage_reports" USING btree ("account_number","reported_at");--> statement-breakpoint
CREATE INDEX "service_locations_by_substation" ON "service_locations" USING btree ("substation");--> statement-breakpoint
CREATE INDEX "service_locations_by_feeder" ON "service_locations" USING btree ("feeder");--> statement-breakpoint
CREATE INDEX "service_locations_by_map" ON "service_locations" USING btree ("map_location");--> statement-breakpoint
CREATE INDEX "paying_browsers_by_age" ON "paying_browsers" USING btree ("last_paid_at");--> statement-breakpoint
CREATE INDEX "gateway_results_by_time" ON "gateway_results" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "gateway_results_beside" ON "gateway_results" USING btree ("received_at") WHERE status = 'approved' and not is_payment;--> statement-breakpoint
CREATE INDEX "ledger_by_time" ON "ledger" USING btree ("posted_at");--> statement-breakpoint
CREATE INDEX "ledger_by_number" ON "ledger" USING btree ("trans_no");--> statement-breakpoint
CREATE INDEX "ledger_by_export" ON "ledger" USING btree ("export_number");--> statement-breakpoint
CREATE INDEX "ledger_unconfirmed" ON "ledger" USING btree ("trans_no","account_number") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "requisition_accounts_by_account" ON "requisition_accounts" USING btree ("account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "requisitions_one_open" ON "requisitions" USING btree ("fingerprint") WHERE state in ('initiated', 'presented');--> statement-breakpoint
CREATE INDEX "requisitions_unsettled" ON "requisitions" USING btree ("updated_at") WHERE state in ('initiated', 'presented', 'approved');--> statement-breakpoint
CREATE INDEX "requisitions_to_ask" ON "requisitions" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "requisitions_by_member" ON "requisitions" USING btree ("member_number","created_at");--> statement-breakpoint
CREATE INDEX "scheduled_payments_by_member" ON "scheduled_payments" USING btree ("member_number","payment_date");--> statement-breakpoint
CREATE INDEX "security_events_by_member" ON "security_events" USING btree ("member_number","at");--> statement-breakpoint
CREATE UNIQUE INDEX "service_orders_own_number" ON "service_orders" USING btree ("so_number") WHERE "service_orders"."submitted_at" is not null;--> statement-breakpoint
CREATE INDEX "capital_credit_claims_by_member" ON "capital_credit_claims" USING btree ("member_number");--> statement-breakpoint
CREATE INDEX "run_time_setting_changes_by_name" ON "run_time_setting_changes" USING btree ("name","change_id");--> statement-breakpoint
CREATE INDEX "tokens_by_member" ON "tokens" USING btree ("member_number");--> statement-breakpoint
-- What grows by the million is vacuumed when a fiftieth of it is dead, not a fifth.
ALTER TABLE "outgoing_messages" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "notice_deliveries" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "bills" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "posted_payments" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
-- Each night's balances are written into the pages where the accounts lie.
ALTER TABLE "accounts" SET (fillfactor = 70);
