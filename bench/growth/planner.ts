import type { LocalDay } from '@rochdale/domain/dates';
import type pg from 'pg';

interface Node {
  readonly 'Node Type': string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Node[];
}

/** How the days of some meter are found: by which kinds of steps, in how many pages. */
export async function whatThePlannerDoes(
  pool: pg.Pool,
  { from, to }: { from: LocalDay; to: LocalDay },
): Promise<string> {
  const meter = await pool.query<{ number: string }>(
    'select meter_number as number from meters order by random() limit 1',
  );
  const { rows } = await pool.query<{
    'QUERY PLAN': readonly { Plan: Node; 'Planning Time': number; 'Execution Time': number }[];
  }>(
    `explain (analyze, buffers, format json) select * from usage_days
     where meter_number = any($1) and day between '${from}' and '${to}' order by meter_number, day`,
    [[meter.rows[0]?.number]],
  );
  const told = rows[0]?.['QUERY PLAN'][0];
  if (!told) throw new Error('The server explains nothing.');
  const kinds = new Map<string, number>();
  const count = (node: Node): void => {
    if (node['Actual Loops'] !== 0) kinds.set(node['Node Type'], (kinds.get(node['Node Type']) ?? 0) + 1);
    for (const part of node.Plans ?? []) count(part);
  };
  count(told.Plan);
  const steps = [...kinds].map(([kind, times]) => `${times} × ${kind}`).join(', ');
  const pages = `${told.Plan['Shared Hit Blocks']} pages of memory and ${told.Plan['Shared Read Blocks']} read`;
  return `${steps}; ${pages}; planned in ${told['Planning Time'].toFixed(1)} ms, carried out in ${told['Execution Time'].toFixed(1)} ms`;
}
