import { type SQL, sql } from 'drizzle-orm';

/**
 * Wraps a statement that writes usage: apps that read it of a member, and are told of new data, get a note in the same
 * transaction (energy-97). The statement returns `meter_number`, `day` and `changed_at` of what it wrote; what says the same
 * as before, or lies before what the member allowed, is no news. A note is added and never changed, so that no import
 * waits for another.
 */
export const notingNews = (write: SQL): SQL => sql`
  with written as (${write} returning meter_number, day, changed_at),
    news as (select meter_number, max(day) as day from written where changed_at = now() group by meter_number)
  insert into connection_news (connection_id, since)
  select distinct allowed.connection_id, now() from news
    join meters on meters.meter_number = news.meter_number
    join (select connection_id, since, unnest(account_numbers) as account_number from connections
      join webhooks using (app_id)
      where connections.ended_at is null and taken_up_at is not null and webhooks.ended_at is null
        and webhooks.locked_secret is not null) allowed
      on allowed.account_number = meters.account_number and allowed.since <= news.day
  on conflict do nothing`;
