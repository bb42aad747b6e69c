import type { Pool } from 'pg';

/** Members whose number ends so are without power. */
export const isDark = (memberNumber: string): boolean => Number(memberNumber) % 2 === 0;

/** An outage for each feeder, at every place of a member with an even number. */
export async function beginStorm(pool: Pool): Promise<void> {
  await pool.query(
    `insert into outages (outage_number, description, started_at)
     select distinct 'N-' || feeder, 'Ice brought down a line', '2020-01-01T00:00' from service_locations
     where feeder is not null`,
  );
  await pool.query(
    `insert into outage_locations (location_id, outage_number)
     select distinct location_id, 'N-' || feeder from service_locations join accounts using (location_id)
     where feeder is not null and right(member_number, 1) in ('0', '2', '4', '6', '8')`,
  );
}
