CREATE TABLE "member_marks" (
	"member_number" text NOT NULL,
	"mark" text NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"moved_on" date,
	"estate_name" text,
	"estate_email" text,
	CONSTRAINT "member_marks_member_number_mark_account_number_pk" PRIMARY KEY("member_number","mark","account_number")
);
