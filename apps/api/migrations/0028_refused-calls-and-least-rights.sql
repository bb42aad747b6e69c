CREATE TABLE "refused_calls" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"operation" text NOT NULL,
	"calls" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_calls_hour_kind_network_operation_pk" PRIMARY KEY("hour","kind","network","operation")
);
--> statement-breakpoint
CREATE FUNCTION "make_usage_partition"("parent" text, "month" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  part text := parent || to_char(month, '_YYYY_MM');
  until date := (month + interval '1 month')::date;
BEGIN
  IF parent NOT IN ('usage_days', 'usage_intervals') OR month <> date_trunc('month', month)::date THEN
    RAISE EXCEPTION 'no such partition';
  END IF;
  EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', parent || '_default');
  IF to_regclass(format('public.%I', part)) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL)', part, parent);
  EXECUTE format('WITH moved AS (DELETE FROM public.%I WHERE day >= %L AND day < %L RETURNING *) INSERT INTO public.%I SELECT * FROM moved', parent || '_default', month, until, part);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', parent, part, month, until);
END $$;
