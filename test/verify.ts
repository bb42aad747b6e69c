import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Part, parts } from './run/verify-parts.ts';

/**
 * `npm run verify [-- --only stream,money-model]`: what takes too long for `npm test`, one part after the other on a build of its own, and a table.
 * Ends with 1 when a part does not hold, and when it is not there.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = only?.split(',') ?? parts.map(({ name }) => name);
const unknown = chosen.filter((asked) => !parts.some(({ name }) => name === asked));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const build = walk({
  name: 'build',
  what: 'the portal, the office and the programs',
  runs: [['npm', 'run', '--silent', 'build']],
});
if (build.verdict !== 'holds') process.exit(1);

const rows = parts.filter(({ name }) => chosen.includes(name)).map(walk);
console.log('\n| part | what | took | verdict |\n| --- | --- | --- | --- |');
for (const { part, minutes, verdict } of rows)
  console.log(`| ${part.name} | ${part.what} | ${minutes.toFixed(1)} min | ${verdict} |`);
const failed = rows.filter(({ verdict }) => verdict !== 'holds').length;
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function walk(part: Part): { readonly part: Part; readonly minutes: number; readonly verdict: string } {
  const began = performance.now();
  console.log(`\n== ${part.name}: ${part.what}`);
  const verdict = verdictOf(part);
  return { part, minutes: (performance.now() - began) / 60_000, verdict };
}

function verdictOf({ runs, environment }: Part): string {
  for (const [command, ...args] of runs) {
    const file = args.find((word) => word.endsWith('.ts'));
    if (file !== undefined && !existsSync(`${root}/${file}`)) return `IS NOT THERE: ${file}`;
    console.log(`\n> ${[command, ...args].join(' ')}`);
    const env = { ...process.env, ...environment };
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env,
    });
    if (status !== 0) return 'DOES NOT HOLD';
  }
  return 'holds';
}
