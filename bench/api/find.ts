import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { findMembers } from '../../apps/api/src/features/office/members/finding/finding-handlers.ts';
import { withScratchDatabase } from '../support/product.ts';
import { report } from '../support/report.ts';

/** How long the office's search takes among many members, beside one bare question by a key. */
const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' } } });
const members = Number(values.members);
const rounds = 20;
const asked = ['greta', 'marisol okonkwoo', 'petra eson', 'li', '100050', '(541) 010-0050', '77 cedar hollow', 'x7@'];

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

await withScratchDatabase(async ({ db, pool }) => {
  await pool.query(
    `insert into members (member_number, first_name, last_name, email)
     select (100000 + n)::text, (array['Marisol','Greta','Jonas','Alma','Petra','Ruth','Ingmar'])[n % 7 + 1],
       initcap(substr(translate(md5(n::text), '0123456789', 'aeiouaeiou'), 1, 4 + n % 5)) ||
       (array['kwo','son','berg','ski','ez'])[n % 5 + 1], 'x' || n || '@example.com'
     from generate_series(1, $1) n`,
    [members],
  );
  await pool.query(
    `insert into member_phones (member_number, phone, phone_type)
     select member_number, '541' || lpad((member_number::bigint % 10000000)::text, 7, '0'), 'Cell' from members`,
  );
  await pool.query(
    `insert into accounts (account_number, member_number, account_holder_name, service_street, service_city, service_state,
       service_zip, account_type)
     select '1' || member_number, member_number, 'Holder', (member_number::bigint % 900) || ' ' ||
       (array['Cedar Hollow Rd','Orchard Loop','Lantern Way'])[member_number::bigint % 3 + 1], 'Town', 'OR', '97498', 'Electric'
     from members`,
  );
  await pool.query('analyze');
  const found: number[] = [];
  const bare: number[] = [];
  for (const q of asked) await findMembers(db, q, new Set());
  for (let round = 0; round < rounds; round += 1)
    for (const q of asked) {
      found.push(await timed(() => findMembers(db, q, new Set())));
      bare.push(await timed(() => pool.query('select * from members where member_number = $1', ['100050'])));
    }
  const what = `search among ${members} members, p95`;
  report({ what, measured: p95(found), unit: 'ms', bound: { most: 100 } });
  report({
    what: 'the same in bare questions by a key, p95',
    measured: p95(found) / p95(bare),
    unit: 'ratio',
    bound: { most: 100 },
  });
  for (const [index, q] of asked.entries())
    console.log(`  ${q}: ${Math.max(...found.filter((_, at) => at % asked.length === index)).toFixed(1)} ms at most`);
});
