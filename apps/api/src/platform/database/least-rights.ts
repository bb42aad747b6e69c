import pg from 'pg';
import { serverLimits } from './server-limits.ts';

/** What is only added to; the last may lose what its time has passed for. */
const kept = ['audit', 'audit_chain'] as const;
const schemas = ['public', 'pgboss'] as const;

/**
 * Gives a role what the API and the worker need, and no more: to read and write rows, but neither to make, change nor empty
 * tables, nor to alter what is only added to. Whoever calls this owns the schema, and brings it up to date; the tables of
 * later releases are the role's too.
 */
export async function grantLeastRights(url: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const to = client.escapeIdentifier(role);
    await client.query('begin');
    await client.query(`grant usage on schema public, pgboss, drizzle to ${to}`);
    await client.query(`grant select on all tables in schema drizzle to ${to}`);
    for (const schema of schemas) {
      const rows = 'select, insert, update, delete';
      await client.query(`grant ${rows} on all tables in schema ${schema} to ${to}`);
      await client.query(`grant usage, select on all sequences in schema ${schema} to ${to}`);
      await client.query(`alter default privileges in schema ${schema} grant ${rows} on tables to ${to}`);
      await client.query(`alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`);
    }
    await client.query(`revoke update, delete on ${kept.join(', ')} from ${to}`);
    await client.query(`revoke update on audit_personal, security_events from ${to}`);
    // A kind of job has a table of its own, which the queue's function makes.
    for (const name of ['create_queue(text, json)', 'delete_queue(text)'])
      await client.query(
        `alter function pgboss.${name} security definer set search_path = pg_catalog, pgboss, pg_temp`,
      );
    for (const name of [
      'pgboss.create_queue(text, json)',
      'pgboss.delete_queue(text)',
      'make_usage_partition(text, date)',
    ]) {
      await client.query(`revoke execute on function ${name} from public`);
      await client.query(`grant execute on function ${name} to ${to}`);
    }
    await keepLimitsOf(client, to);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The limits that every role of ours has; whoever may not change another role leaves it to the operator, and `coop doctor` says so. */
async function keepLimitsOf(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  await client.query('savepoint limits');
  try {
    for (const [name, value] of Object.entries(serverLimits))
      await client.query(`alter role ${role} in database ${rows[0]?.name} set ${name} = '${value}'`);
  } catch {
    await client.query('rollback to savepoint limits');
  }
}
