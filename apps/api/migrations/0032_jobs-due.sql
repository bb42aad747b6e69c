-- Which kinds of jobs have one that is due, and whether one has lost the process that took it up. Each kind has a partition:
-- to plan this anew each two seconds would take some twenty times as long as to carry it out.
CREATE FUNCTION "jobs_due"("kinds" text[], "silent_seconds" integer, OUT "due" text[], OUT "is_any_silent" boolean) LANGUAGE plpgsql STABLE AS $$
BEGIN
  due := ARRAY(SELECT kind FROM unnest(kinds) AS asked (kind) WHERE EXISTS
    (SELECT 1 FROM pgboss.job WHERE name = kind AND state < 'active' AND start_after < now()));
  is_any_silent := EXISTS
    (SELECT 1 FROM pgboss.job WHERE state = 'active' AND started_on < now() - make_interval(secs => silent_seconds));
END $$;
