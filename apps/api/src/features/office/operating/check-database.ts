import type { Clock } from '../../../platform/clock.ts';
import type { Executor, OpenDatabase } from '../../../platform/database/database.ts';
import { appliedMigration, schemaStateOf } from '../../../platform/database/migrate.ts';
import { fromBefore, isFromBefore, releaseBefore } from '../../../platform/database/release-schema.ts';
import { monthsFrom } from '../../energy/usage/public.ts';
import { howReleased, standingHolds } from '../holds/public.ts';
import { checkLimits, checkSize } from './check-size.ts';
import { partitionGaps, type ServerFacts, serverFacts } from './doctor-store.ts';
import { type Finding, ok, warn, wrong } from './findings.ts';

const oldestServer = 150_000;
const maxSkewSeconds = 2;

/** Everything that the database can say. Rejects when it does not answer. */
export async function checkDatabase(database: OpenDatabase, clock: Clock): Promise<Finding[]> {
  const asked = clock.now().getTime();
  const facts = await serverFacts(database.db);
  const answered = clock.now().getTime();
  const skew = facts.now - (asked + answered) / 2000;
  const schema = await schemaStateOf(database.pool);
  const found = [...checkServer(facts), ...checkLimits(facts), checkClock(skew)];
  if (schema === 'behind') return [...found, behind(await appliedMigration(database.pool))];
  found.push(
    schema === 'current'
      ? ok('schema', 'this release’s')
      : warn('schema', 'of a newer release', 'Fine while releases change; else upgrade this one.'),
  );
  return [...found, ...(await checkWork(database, clock)), ...(await checkSize(database.db))];
}

function behind(applied: number | undefined): Finding {
  return applied !== undefined && isFromBefore(applied)
    ? wrong('schema', fromBefore(applied), `Start ${releaseBefore} on this database once, then this one.`)
    : wrong('schema', 'behind this release', 'npm run coop -- migrate, or start the API: it does so too.');
}

function checkServer(facts: ServerFacts): Finding[] {
  const { version, encoding, isReplica, unsafe, connections, maxConnections } = facts;
  const found: Finding[] = [];
  const major = Math.floor(version / 10_000);
  found.push(
    version < oldestServer
      ? wrong('server', `PostgreSQL ${major}`, 'Use PostgreSQL 15 or newer.')
      : ok('server', `PostgreSQL ${major}`),
  );
  if (encoding !== 'UTF8') found.push(wrong('server', `encoding ${encoding}`, 'Make the database with encoding UTF8.'));
  if (isReplica) found.push(wrong('server', 'it is a replica', 'DATABASE_URL must name the primary.'));
  if (unsafe.length > 0)
    found.push(wrong('server', `${unsafe.join(', ')} off`, 'Switch it on: without it a power cut loses payments.'));
  const share = connections / maxConnections;
  const said = `${connections} of ${maxConnections} connections in use`;
  found.push(
    share > 0.8
      ? warn('connections', said, 'Lower DATABASE_POOL, or put PgBouncer between; docs/scale.md.')
      : ok('connections', said),
  );
  return found;
}

function checkClock(skew: number): Finding {
  const said = `${Math.abs(skew).toFixed(1)} s from the database’s`;
  return Math.abs(skew) > maxSkewSeconds
    ? wrong('clock', said, 'Let both machines follow a time server: codes and sessions end by the clock.')
    : ok('clock', said);
}

async function checkWork({ db }: OpenDatabase, clock: Clock): Promise<Finding[]> {
  const found: Finding[] = [...(await checkHolds(db))];
  const month = clock.now().toISOString().slice(0, 7);
  const { missing, strays } = await partitionGaps(db, monthsFrom(month, 1));
  if (missing.length > 0)
    found.push(
      wrong(
        'partitions',
        `${missing.join(', ')} missing`,
        'The worker makes them at its start and once a day: see whether it runs.',
      ),
    );
  else found.push(ok('partitions', 'this month’s and the next one’s are there'));
  if (strays > 0)
    found.push(
      warn(
        'partitions',
        `${strays} rows of usage lie in no month’s`,
        'Readings with days far off: look at what was imported.',
      ),
    );
  return found;
}

/** What stops money and messages, and what releases it. */
async function checkHolds(db: Executor): Promise<Finding[]> {
  return (await standingHolds(db)).map((hold) =>
    wrong(
      'held',
      `since ${hold.beganAt.toISOString()}: no money moves and no member is told. ${hold.detail}`,
      howReleased(hold),
    ),
  );
}
