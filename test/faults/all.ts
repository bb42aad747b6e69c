import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { faultNames, tableHead } from './support/table.ts';

/** `npx tsx test/faults/all.ts [name …]`: each fault after the other, and one table. Ends with 1 when one does not hold. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !faultNames.some((known) => known === name));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}: ${faultNames.join(', ')}.`);

const rows: string[] = [];
let failed = 0;
for (const name of asked.length > 0 ? asked : faultNames) {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const run = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = run.stdout.toString();
  process.stdout.write(said);
  rows.push(said.split('\n').find((line) => line.startsWith('| ')) ?? `| ${name} | did not end |`);
  if (run.status !== 0) failed += 1;
}
console.log(`\n${tableHead}\n${rows.join('\n')}\n\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
