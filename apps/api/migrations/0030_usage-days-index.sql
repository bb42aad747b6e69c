ALTER TABLE "usage_days" DROP CONSTRAINT "usage_days_meter_number_day_pk";--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_meter_number_day_pk" PRIMARY KEY ("meter_number","day") INCLUDE ("usage_thousandths","demand_thousandths","end_reading_thousandths","status","received_thousandths","changed_at");--> statement-breakpoint
DO $$
DECLARE part regclass;
BEGIN
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'usage_days'::regclass LOOP
    EXECUTE format('ALTER TABLE %s SET (autovacuum_vacuum_insert_scale_factor = 0.02)', part);
  END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "make_usage_partition"("parent" text, "month" date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  part text := parent || to_char(month, '_YYYY_MM');
  until date := (month + interval '1 month')::date;
BEGIN
  IF parent NOT IN ('usage_days', 'usage_intervals') OR month <> date_trunc('month', month)::date THEN
    RAISE EXCEPTION 'no such partition';
  END IF;
  EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', parent || '_default');
  IF to_regclass(format('public.%I', part)) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL) WITH (autovacuum_vacuum_insert_scale_factor = 0.02)', part, parent);
  EXECUTE format('WITH moved AS (DELETE FROM public.%I WHERE day >= %L AND day < %L RETURNING *) INSERT INTO public.%I SELECT * FROM moved', parent || '_default', month, until, part);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', parent, part, month, until);
END $$;
